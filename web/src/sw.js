// Keeps the built files of the page: they have their content in their name and never change. Nothing of /api, ever.
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
