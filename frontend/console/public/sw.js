// Keeps the page of the console and its files, so that staff can open it without network. See `keep-shell.ts`.
const CACHE = 'console';
const PAGE = '/console-page';
const FILES = '/console-assets/assets/';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (pathname.startsWith(FILES)) event.respondWith(openFile(request));
});

/** Tries the network first, so that the first page after an update already uses the new console. */
async function openPage(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await keepPage(response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Empties the cache if the page has changed, because another build has other file names. */
async function keepPage(response) {
  const kept = await caches.match(PAGE);
  const [text, before] = await Promise.all([response.clone().text(), kept?.text()]);
  if (text === before) return;
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, response);
}

/** A file never changes, because its name contains a hash of its content. */
async function openFile(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}
