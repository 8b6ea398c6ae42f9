// Keeps the built files of the last visit, so that a reload without a network still opens the site.
// Calls are never kept here: what they answered last is the app's own affair (src/calls/lastKnown.ts).
const CACHE = 'flowplay-1';
const PATIENCE_MS = 4000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// the page names the files that it loaded before this worker was there
self.addEventListener('message', (event) => {
  if (!event.data || event.data.type !== 'keep') return;
  event.waitUntil(
    caches.open(CACHE).then((cache) =>
      Promise.all(
        event.data.urls.map((url) =>
          // the browser has just had them: its own copies do, and nothing goes over the network twice
          cache
            .match(url)
            .then(
              (kept) => kept || cache.add(new Request(url, { cache: 'force-cache' })).catch(() => undefined),
            ),
        ),
      ),
    ),
  );
});

function fromNetwork(request, patience) {
  const answer = fetch(request).then((response) => {
    if (response.ok) {
      const copy = response.clone();
      caches.open(CACHE).then((cache) => cache.put(request, copy));
    }
    return response;
  });
  if (!patience) return answer;
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), patience));
  return Promise.race([answer, late]);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && url.pathname === '/') {
    // the newest page where there is a network, the kept one where there is none
    event.respondWith(
      fromNetwork(request, PATIENCE_MS).catch(() =>
        caches.match('/', { ignoreSearch: true, ignoreVary: true }).then((kept) => kept || fetch(request)),
      ),
    );
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(
      caches.match(request, { ignoreVary: true }).then((kept) => kept || fromNetwork(request)),
    );
  } else if (url.pathname.startsWith('/art/')) {
    event.respondWith(
      fromNetwork(request).catch(() =>
        caches.match(request, { ignoreVary: true }).then((kept) => kept || Response.error()),
      ),
    );
  }
});
