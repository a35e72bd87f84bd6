// What others must type to come here. The server knows by how it listens; it says so when the wire opens.

/** Where other machines find the house: null: nowhere, it listens to its own alone; "": by an address it does not know. */
export type Reach = string | null | undefined;

export function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

/** The origin to hand on: ours, unless it means another machine over there. */
export function originFor(here: { origin: string; hostname: string }, reach: Reach): string {
  return isLoopback(here.hostname) && reach ? reach : here.origin;
}

/** Why the link will not do on another machine, or null: it will. */
export function obstacle(here: { hostname: string }, reach: Reach): "alone" | "unknown" | null {
  if (!isLoopback(here.hostname) || reach === undefined) return null;
  return reach === null ? "alone" : reach === "" ? "unknown" : null;
}
