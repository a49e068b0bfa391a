// Keeps the whole app on the device. Each version has its own cache; a new one waits until the player takes it.
const VERSION = "%VERSION%"; // the hash of all files, written here by the build, so that browsers notice a new version
const CACHE = `rulebound-${VERSION}`;
const SCOPE = new URL("./", self.location).href;
const LIST = new URL("precache.json", SCOPE).href;
const AT_ONCE = 6;

// What an earlier version holds unchanged is copied, not downloaded again.
const earlier = async () => {
  for (const name of await caches.keys()) {
    if (!name.startsWith("rulebound-") || name === CACHE) continue;
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    if (list) return { cache, files: (await list.json()).files };
  }
  return { cache: null, files: {} };
};

const fill = async () => {
  const response = await fetch(LIST, { cache: "no-cache" });
  if (!response.ok) throw new Error(`precache.json: ${response.status}`);
  const { version, files } = await response.clone().json();
  if (version !== VERSION) throw new Error("the site is being replaced; try again later");
  const cache = await caches.open(CACHE);
  const old = await earlier();
  const names = Object.keys(files);
  const worker = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const url = new URL(name, SCOPE).href;
      const kept = old.files[name] === files[name] ? await old.cache.match(url) : undefined;
      const found = kept ?? await fetch(url, { cache: "no-cache" });
      if (!found.ok) throw new Error(`${name}: ${found.status}`);
      await cache.put(url, found);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await cache.put(LIST, response); // last: a cache without it is not complete
};

self.addEventListener("install", (event) => event.waitUntil(fill()));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith("rulebound-") && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
})()));

self.addEventListener("message", (event) => {
  if (event.data === "SKIP_WAITING") self.skipWaiting();
});

const answer = async (request) => {
  const url = new URL(request.url);
  url.search = url.hash = ""; // where the app is stands in both, and is no part of the file
  if (url.href === SCOPE) url.pathname += "index.html";
  const cache = await caches.open(CACHE);
  return (await cache.match(url.href)) ?? fetch(request);
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(SCOPE)) event.respondWith(answer(request));
});
