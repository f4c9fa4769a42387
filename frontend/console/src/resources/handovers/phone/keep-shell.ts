import { type Role, ROLES } from '../../../shared/session/roles';

const WORKER = '/console-assets/sw.js';
/** The same names as in `public/sw.js`. */
const CACHE = 'console';
const PAGE = '/console-page';
const FILES = '/console-assets/assets/';

/** Keeps the page and the files that are loaded now, so that the console opens without network. */
export async function keepShell(role: Role): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { dashboard } = ROLES[role];
  await navigator.serviceWorker.register(WORKER, { scope: dashboard });
  const response = await fetch(dashboard).catch(() => null);
  if (!response?.ok) return;
  const page = await response.clone().text();
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
  // Another build was deployed after this page was opened. The new page caches itself.
  if (!script || !page.includes(script)) return;
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, response);
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith(FILES));
  const missing = [...new Set(files)].map(async (file) => (await cache.match(file)) ?? cache.add(file));
  await Promise.all(missing);
}
