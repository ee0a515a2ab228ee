// Keeps the whole client in the browser, so that it opens and plays without a network. Filled in by offline/plugin.ts.
const VERSION = "@version";
const FILES = ["@files"];
const STORE = `civitas-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Tables on the server are never kept: they are asked for each time. */
function isKept(url) {
  return url.origin === self.location.origin && !url.pathname.startsWith("/api") && !url.pathname.startsWith("/live");
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !isKept(url)) return;
  if (request.mode === "navigate") {
    // A new version is taken as soon as there is a network; the kept page opens where there is none.
    event.respondWith(fetch(request).catch(() => caches.match("/")));
    return;
  }
  event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
});

// It is somebody's turn: the server says so by push.
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Civitas", { body: told.text ?? "", data: told.url ?? "/" }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
