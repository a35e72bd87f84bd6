// What the house asks of a password; the server says the same when it refuses one.
export const LEAST_PASSWORD = 8;
export const MOST_PASSWORD = 200;
