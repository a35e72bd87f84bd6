// With whom one plays at a table that waits: everybody there but oneself.
import { boxName } from "../house/botWords";
import type { Turn } from "../gen/messages";
import { session } from "../session.svelte";

export function othersAt({ names }: Turn): string {
  const own = names.indexOf(session.me?.name ?? "");
  const others = names.filter((name, seat) => seat !== own && name !== "");
  return others.map(boxName).join(", ");
}
