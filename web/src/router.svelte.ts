// Addresses inside the page.
export type Route =
  | { name: "lobby" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string; ply: number | null; seat: string | null }
  | { name: "settings" }
  | { name: "account" }
  | { name: "history" }
  | { name: "rules"; game: string; clause: string }
  | { name: "unknown" };

export function parse(path: string, hash = "", search = ""): Route {
  const parts = path.split("/").filter(Boolean);
  const [head, id, ply] = parts;
  if (head === undefined) return { name: "lobby" };
  if (head === "t" && id) return { name: "table", id };
  if (head === "r" && id) {
    const seat = new URLSearchParams(search).get("seat");
    return { name: "replay", id, ply: ply && /^\d+$/.test(ply) ? Number(ply) : null, seat };
  }
  if (head === "settings") return { name: "settings" };
  if (head === "account") return { name: "account" };
  if (head === "history") return { name: "history" };
  if (head === "rules") return { name: "rules", game: id ?? "", clause: decodeURIComponent(hash.slice(1)) };
  return { name: "unknown" };
}

export const router = $state<{ route: Route }>({ route: { name: "lobby" } });

export function follow(): void {
  router.route = parse(location.pathname, location.hash, location.search);
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  follow();
  if (!replace) window.scrollTo(0, 0);
}

/** A plain press on a link of ours stays in the page. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
