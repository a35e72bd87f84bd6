// A view after a step: items of lists in another order, parts named by their paths (`players/2/hand`) replaced, lists
// grown, parts gone.
import type { Change } from "../gen/messages";

type Holder = Record<string, unknown> | unknown[];

/** What was not touched stays the same object, so that whoever draws it need not look again. */
export function patched(
  view: Record<string, unknown>,
  change: Pick<Change, "order" | "set" | "add" | "drop">,
): Record<string, unknown> {
  let made: Holder = view;
  for (const [path, order] of Object.entries(change.order ?? {})) {
    made = put(made, path.split("/"), (list) => order.map((old) => (old === null ? null : (list as unknown[])[old])));
  }
  for (const [path, value] of Object.entries(change.set ?? {})) made = put(made, path.split("/"), () => value);
  for (const [path, more] of Object.entries(change.add ?? {})) {
    made = put(made, path.split("/"), (list) => [...(list as unknown[]), ...more]);
  }
  for (const path of change.drop ?? []) made = without(made, path.split("/"));
  return made as Record<string, unknown>;
}

function put(holder: Holder, [key, ...way]: string[], make: (old: unknown) => unknown): Holder {
  const old = (holder as Record<string, unknown>)[key!];
  return withPart(holder, key!, way.length === 0 ? make(old) : put(old as Holder, way, make));
}

function without(holder: Holder, [key, ...way]: string[]): Holder {
  if (way.length > 0) return withPart(holder, key!, without((holder as Record<string, unknown>)[key!] as Holder, way));
  return Object.fromEntries(Object.entries(holder).filter(([each]) => each !== key));
}

function withPart(holder: Holder, key: string, part: unknown): Holder {
  return Array.isArray(holder) ? holder.with(Number(key), part) : { ...holder, [key]: part };
}
