import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { endAll } from '../end-all';
import { type FaultyNetwork, faultyNetwork } from '../network/faulty-network';
import { startServer, type TestServer } from '../server';
import { openBrowser } from './browser';
import { EMPTY_PAGE, type Tab, Tabs } from './tabs';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

export interface Arrival {
  /** Cookies by name: `token` is the account token. */
  cookies?: Record<string, string>;
  /** The session storage when the page opens. */
  session?: Record<string, string>;
  viewport?: { width: number; height: number };
  /** With `prefers-reduced-motion`. */
  reducedMotion?: boolean;
  /** The test controls the clock of the page: `freeze`, `page.clock.runFor`. */
  clock?: boolean;
  /** Opens a tab with an empty cache, which no other test uses. Required for init scripts, which a tab keeps. */
  fresh?: boolean;
}

export interface Guest {
  context: BrowserContext;
  page: Page;
  /** The content of the page, without its bar and its footer. */
  main: Locator;
}

export interface Site {
  server: TestServer;
  network: FaultyNetwork;
  browser: Browser;
  /** Opens a page as a new visitor. */
  open(path: string, arrival?: Arrival): Promise<Guest>;
  /** Allows console errors that match these patterns, and no others. */
  expectConsoleErrors(...words: RegExp[]): void;
}

/** The server of a spec file, the network before it and a browser. No page may have logged an error after a test. */
export function useSite(env: Record<string, string> = {}): Site {
  let guests: Tab[] = [];
  let tabs: Tabs;
  let expected: RegExp[] = [];
  const site: Site = {
    server: undefined as unknown as TestServer,
    network: undefined as unknown as FaultyNetwork,
    browser: undefined as unknown as Browser,
    async open(path, arrival = {}) {
      const { cookies = {}, session, viewport = PHONE, clock = false, fresh = clock } = arrival;
      const tab = await tabs.open(viewport, fresh);
      guests.push(tab);
      const { context, page } = tab;
      const { url } = site.network;
      await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
      if (clock) await page.clock.install();
      if (arrival.reducedMotion) await page.emulateMedia({ reducedMotion: 'reduce' });
      if (session) {
        await page.goto(EMPTY_PAGE);
        await page.evaluate((kept) => {
          for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
        }, session);
      }
      await visit(page, path);
      return { context, page, main: page.locator('main') };
    },
    expectConsoleErrors: (...words) => void expected.push(...words),
  };

  beforeAll(async () => {
    [site.server, site.browser] = await Promise.all([startServer(env), openBrowser()]);
    site.network = await faultyNetwork(site.server.url);
    tabs = new Tabs(site.browser, site.network.url);
  });
  afterEach(async () => {
    const heard = guests.flatMap(({ consoleErrors }) => consoleErrors);
    const words = expected;
    site.network.clearFaults();
    await Promise.all(guests.map((tab) => tabs.giveBack(tab)));
    guests = [];
    expected = [];
    expect(heard.filter((error) => !words.some((word) => word.test(error)))).toEqual([]);
    expect(words.filter((word) => !heard.some((error) => word.test(error)))).toEqual([]);
  });
  afterAll(() => endAll(site.browser, site.network, site.server));
  return site;
}

/**
 * Waits until the page that the server rendered is hydrated and its first effects have run. Before that, the page can
 * be read, but the browser itself follows links, and session storage is neither written nor cleared.
 */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const frame = document.querySelector('#root > *');
    const content = document.querySelector('#root main > *') ?? frame;
    return [frame, content].every((part) =>
      Object.keys(part ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
  });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

/** Opens a page, and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The session storage of the tab. */
export const sessionOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));

/** The cookies of this visitor, by name. */
export async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  return Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
}

/** Waits until session storage contains exactly these entries. A page is readable before its scripts have run. */
export async function keeps(page: Page, expected: Record<string, string>): Promise<void> {
  await page
    .waitForFunction(
      (names) => Object.keys(sessionStorage).sort().join() === names,
      Object.keys(expected).sort().join(),
    )
    .catch(() => undefined);
  expect(await sessionOf(page)).toEqual(expected);
}

/** Waits until all of these texts are visible within `scope`. */
export async function reads(scope: Page | Locator, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    await scope
      .getByText(text, { exact: typeof text === 'string' })
      .filter({ visible: true })
      .first()
      .waitFor();
  }
}

/** The limit for a page to show data that it has read or computed; long enough for a busy machine. */
const SHOWN_WITHIN_MS = 20_000;
const POLL_MS = 20;

/** Waits until a field of a form has this value. */
export async function hasValue(field: Locator, value: string): Promise<void> {
  const until = Date.now() + SHOWN_WITHIN_MS;
  while (Date.now() < until) {
    if ((await field.inputValue()) === value) return;
    await pause(POLL_MS);
  }
  expect(await field.inputValue()).toBe(value);
}

/** Stops the page's clock; from then on only `page.clock.runFor` advances it. */
export async function freeze(page: Page): Promise<void> {
  // The time to stop at must still be in the future when the command reaches the page.
  for (const ahead of [50, 400, 3000]) {
    const now = await page.evaluate(() => Date.now());
    const stopped = await page.clock.pauseAt(now + ahead).then(
      () => true,
      () => false,
    );
    if (stopped) return;
  }
  throw new Error('The page is too slow to be stopped.');
}

/** Waits until `read` returns a value other than `before`, and returns it. */
export async function changed<T>(read: () => Promise<T>, before: T): Promise<T> {
  const until = Date.now() + SHOWN_WITHIN_MS;
  while (Date.now() < until) {
    const now = await read();
    if (JSON.stringify(now) !== JSON.stringify(before)) return now;
    await pause(POLL_MS);
  }
  throw new Error(`Still ${JSON.stringify(before)}.`);
}

const STEP_MS = 100;

/**
 * Expects `read` to return these slides in their order, each for `ms`, and again from the start. Begins with the slide
 * that is shown, because the carousel may have turned before. The clock must be frozen.
 */
export async function expectTurns(
  page: Page,
  ms: number,
  slides: readonly string[],
  read: () => Promise<(string | null)[]>,
): Promise<void> {
  const first = await read();
  let now = first;
  for (let passed = 0; JSON.stringify(now) === JSON.stringify(first); passed += STEP_MS) {
    if (passed > ms) throw new Error(`Nothing changed within ${ms} ms.`);
    await page.clock.runFor(STEP_MS);
    now = await read();
  }
  const seen = [first, now];
  while (seen.length < slides.length + 2) {
    await page.clock.runFor(ms - 3 * STEP_MS);
    expect(await read()).toEqual(now);
    await page.clock.runFor(3 * STEP_MS);
    now = await changed(read, now);
    seen.push(now);
  }
  const start = slides.findIndex((slide) => slide === first[0]);
  expect(seen).toEqual(seen.map((_, turn) => [slides[(start + turn) % slides.length]]));
}

/** The texts, or alternative texts of images, in the slide of a carousel that is shown to screen readers. */
export const shownSlide = (carousel: Locator, part: string): Promise<(string | null)[]> =>
  carousel
    .locator(part)
    .evaluateAll((all) =>
      all
        .filter((one) => !one.closest('[inert]'))
        .map((one) => (one instanceof HTMLImageElement ? one.alt : one.textContent)),
    );
