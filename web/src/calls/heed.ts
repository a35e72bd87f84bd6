// What happens when a table begins to wait for us, or no longer does. What only some people want comes when it is wanted.
import type { Turn } from "../gen/messages";
import { settings } from "../settings.svelte";
import type { Calling } from "./calling.svelte";
import { pages } from "./pages";
import { turns } from "./turns.svelte";

/** Whether this browser lets the house show notices, and its person has not said otherwise here. */
export const mayShow = (): boolean => "Notification" in window && Notification.permission === "granted" && settings.callHere;

const heard = (came: Turn[], went: string[]): void => {
  const calls = came.filter(({ table, alone }) => !alone || table === turns.here());
  if (calls.length > 0 && settings.sound > 0) void pages.areSeen().then((seen) => !seen && ring());
  if (mayShow() && (came.length > 0 || went.length > 0)) bring((calling) => calling.news(came, went));
};

/** A notice that cannot be shown is missed by nobody who is here. */
const bring = (work: (calling: Calling) => Promise<void>): void =>
  void import("./calling.svelte").then(({ calling }) => work(calling)).catch(() => undefined);

function ring(): void {
  void import("../sound/player").then(({ player }) => player.play("brass", true));
}

/** Once, when the page begins, and whenever somebody else is here: this browser is called for them alone. */
export function renewCalls(): void {
  if (mayShow()) bring((calling) => calling.renew());
}

export function heed(): void {
  turns.onNews(heard);
  renewCalls();
}
