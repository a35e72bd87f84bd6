// Keeps the built files of the page: they have their content in their name and never change. Nothing of /api, ever.
// Says whose turn it is when no page is there to say it.
const CACHE = "lanterne-__VERSION__";
const ASSETS = new Set("__ASSETS__");
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(PAGE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

async function dropOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (ASSETS.has(url.pathname)) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

// The page itself comes from the house; without one, the last page says that the house does not answer.
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(PAGE);
    if (found) return found;
    throw error;
  }
}

// ---------------------------------------------------------------------- one's turn

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(called(event.data.json()));
});

/** A call without a title takes back what was shown of that table. */
async function called({ table, title, body }) {
  const tag = `turn-${table}`;
  if (!title) {
    for (const shown of await self.registration.getNotifications({ tag })) shown.close();
    return;
  }
  if (await isSeen()) return;
  await self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { table } });
  await self.navigator.setAppBadge?.().catch(() => undefined);
}

/** Whether somebody is at a page, which says it itself. Safari ends a subscription that shows nothing. */
async function isSeen() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!pages.some((page) => page.focused)) return false;
  const push = await self.registration.pushManager.getSubscription();
  return push === null || !new URL(push.endpoint).hostname.endsWith("push.apple.com");
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  if (table) event.waitUntil(open(`/t/${encodeURIComponent(table)}`));
});

/** At the table if it is open somewhere, else in any page of the house, else in a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((each) => new URL(each.url).pathname === path) ?? pages[0];
  if (page === undefined) return void (await self.clients.openWindow(path));
  await page.focus();
  if (new URL(page.url).pathname !== path) page.postMessage({ open: path });
}

// The push service has given the browser another address: the house is told.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain()));

async function subscribeAgain() {
  const { key } = await (await fetch("/api/calls")).json();
  if (!key) return;
  const push = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = push.toJSON();
  await fetch("/api/calls/push", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Lanterne": "1" },
    body: JSON.stringify({ endpoint, ...keys, lang: self.navigator.language.slice(0, 2) }),
  });
}
