// Keeps the built files of this build and of the last one, so that a reload without a network still opens the site,
// and a page of the last build that is still open finds its files after a deploy.
// Calls are never kept here: what they answered last is the app's own affair (src/calls/stored.ts).
const PAGES = 'flowplay-page';
const FILES = 'flowplay-files ';
const PAGE_TIMEOUT_MS = 4000;
const CACHE_TIMEOUT_MS = 2000;

/** What the caches have; nothing where they do not answer, so that the network is asked. */
const inTime = (found) =>
  Promise.race([found, new Promise((resolve) => setTimeout(resolve, CACHE_TIMEOUT_MS))]);

/** A page's build, by the files that it names; '' for a page of somebody else, such as a hotel's login. */
const buildOf = (html) => [...new Set(html.match(/\/assets\/[\w-]+\.(js|css)/g) ?? [])].join(' ');

/** The build of the kept page, as soon as it is known; a worker that was stopped reads it from the page again. */
let build;
const currentBuild = () => (build ??= keptPage().then((kept) => (kept ? kept.text().then(buildOf) : '')));
const keptPage = () => caches.open(PAGES).then((cache) => cache.match('/', { ignoreVary: true }));

/** Leaves the files of these builds, and no cache of an older worker. */
async function prune(builds) {
  const kept = [PAGES, ...builds.map((name) => FILES + name)];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
}

/** A full disk costs the last build's files, then what should have been kept; never the answer. */
async function put(current, name, key, response) {
  const copy = response.clone();
  try {
    await (await caches.open(name)).put(key, response);
  } catch {
    await prune([current]);
    await (await caches.open(name)).put(key, copy);
  }
}

const isOf = (response, type) =>
  response.status === 200 && type.test(response.headers.get('Content-Type') ?? '');

/** One page is kept whatever its query, as the app's places are in the hash; files older than the last build go. */
function keepPage(response) {
  const before = currentBuild().catch(() => '');
  const after = (async () => {
    if (!isOf(response, /^text\/html/) || response.redirected) return before;
    const fresh = buildOf(await response.clone().text());
    if (fresh === '') return before;
    await put(fresh, PAGES, '/', response).catch(() => undefined);
    const last = await before;
    if (last !== fresh) await prune([fresh, last]);
    return fresh;
  })();
  // the page's files, which are asked for next, belong to its build
  build = after.catch(() => before);
  return build;
}

/** What a file must be to be what its name says: some servers answer with their page for what they do not have. */
function isFile(url, response) {
  if (url.pathname.startsWith('/art/')) return isOf(response, /^image\//);
  return isOf(response, url.pathname.endsWith('.css') ? /^text\/css/ : /javascript/);
}

async function keepFile(url, response) {
  if (!isFile(url, response)) return;
  const current = await currentBuild();
  if (current !== '') await put(current, FILES + current, url.pathname, response);
}

/** A file as it was kept last; in a storage that is refused there is none. */
async function keptFile(url) {
  try {
    const current = await caches.open(FILES + (await currentBuild()));
    return (
      (await current.match(url.pathname, { ignoreVary: true })) ??
      (await caches.match(url.pathname, { ignoreVary: true }))
    );
  } catch {
    return undefined;
  }
}

/** Keeps a copy of an answer without holding it up. */
function keeping(event, response, keep) {
  const copy = response.clone();
  event.waitUntil(keep(copy).catch(() => undefined));
  return response;
}

/** Keeps a page that nobody has opened yet, once all its files are there: the server may not have them for long. */
async function keepBehind(response) {
  const fresh =
    isOf(response, /^text\/html/) && !response.redirected ? buildOf(await response.clone().text()) : '';
  if (fresh === '') return;
  const last = await currentBuild();
  if (fresh !== last) {
    const files = await caches.open(FILES + fresh);
    await Promise.all(
      fresh.split(' ').map(async (file) => {
        const url = new URL(file, self.location.origin);
        const answer = await fetch(url);
        if (!isFile(url, answer)) throw new Error('This build is gone');
        await files.put(file, answer);
      }),
    );
  }
  await (await caches.open(PAGES)).put('/', response);
  build = Promise.resolve(fresh);
  if (last !== fresh) await prune([fresh, last]);
}

/** The kept page where all the files that it names are kept as well. */
async function wholePage() {
  const page = await keptPage();
  const files = (await currentBuild()).split(' ');
  const kept = await Promise.all(files.map((file) => keptFile(new URL(file, self.location.origin))));
  return kept.includes(undefined) ? undefined : page;
}

/**
 * A visit opens with the page that is kept, whatever the network: a newer one is kept behind it for the next, and the
 * page looks whether there is one (src/app/watchRelease.tsx). A reload wants the newest.
 */
async function answerPage(event) {
  const kept = event.request.cache === 'default' && (await inTime(wholePage()).catch(() => undefined));
  const fetched = fetch(event.request);
  if (kept) {
    event.waitUntil(fetched.then(keepBehind).catch(() => undefined));
    return kept;
  }
  const answer = fetched.then((response) => keeping(event, response, keepPage));
  event.waitUntil(answer.catch(() => undefined));
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), PAGE_TIMEOUT_MS));
  try {
    // the newest page where there is a network, the kept one where there is none
    return await Promise.race([answer, late]);
  } catch {
    return (await inTime(keptPage()).catch(() => undefined)) ?? answer;
  }
}

/** A page by its path, as other apps leave addresses: the app's own where there is no network. */
async function answerPath(event) {
  try {
    return await fetch(event.request);
  } catch (error) {
    const kept = await keptPage();
    if (kept) return kept;
    throw error;
  }
}

async function answerAsset(event, url) {
  const kept = await inTime(keptFile(url));
  if (kept) return kept;
  const response = await fetch(event.request);
  // gone with a deploy: the page asks for the new version
  if (response.status === 404 || (response.ok && !isFile(url, response))) await tellMissing(event);
  return keeping(event, response, (copy) => keepFile(url, copy));
}

async function tellMissing(event) {
  const client = await self.clients.get(event.clientId);
  client?.postMessage({ type: 'missing' });
}

async function answerPicture(event, url) {
  try {
    const response = await fetch(event.request);
    return keeping(event, response, (copy) => keepFile(url, copy));
  } catch {
    return (await inTime(keptFile(url))) ?? Response.error();
  }
}

/** Keeps what was loaded before this worker was there, and what the page names for later. */
async function keepLoaded(urls) {
  // the browser has just had it all: its own copies do, and nothing goes over the network twice
  const had = { cache: 'force-cache' };
  if (!(await keptPage())) await keepPage(await fetch('/', had));
  const named = (await currentBuild()).split(' ').map((file) => self.location.origin + file);
  await Promise.all(
    [...new Set([...urls, ...named])].map(async (address) => {
      const url = new URL(address);
      if (await keptFile(url)) return;
      await keepFile(url, await fetch(url, had)).catch(() => undefined);
    }),
  );
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const ours = (name) => name === PAGES || name.startsWith(FILES);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !ours(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// the page names the files that it loaded before this worker was there
self.addEventListener('message', (event) => {
  if (!event.data || event.data.type !== 'keep') return;
  event.waitUntil(keepLoaded(event.data.urls).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const isFile = /^\/(api|games|assets)\/.|\.\w+$/.test(url.pathname);
    if (/^\/(index\.html)?$/.test(url.pathname)) event.respondWith(answerPage(event));
    // a frame shows something else
    else if (request.destination === 'document' && !isFile) event.respondWith(answerPath(event));
    return;
  }
  if (url.pathname.startsWith('/assets/')) event.respondWith(answerAsset(event, url));
  else if (url.pathname.startsWith('/art/')) event.respondWith(answerPicture(event, url));
});
