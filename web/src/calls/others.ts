// With whom one plays at a table that waits: everybody there but oneself.
import { namesAt } from "../company/names";
import type { Turn } from "../gen/messages";
import { session } from "../session.svelte";

export function othersAt({ game, names, bots }: Turn): string {
  const own = names.indexOf(session.me?.name ?? "");
  const others = namesAt(game, names, bots).filter((name, seat) => seat !== own && name !== "");
  return others.join(", ");
}
