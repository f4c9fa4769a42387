import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Pages are open for seconds only, so optimising their scripts costs more than it saves. */
const FOR_SHORT_PAGES =
  '--js-flags=--no-turbofan --invocation-count-for-maglev=2000 --min-semi-space-size=32';

const FLAGS = [
  FOR_SHORT_PAGES,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium's warning about an image that takes seconds on a busy machine. */
const SLOW_IMAGE_WARNING = 'preloaded using link preload but not used within a few seconds';

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return globalThis.chromium.launch({ executablePath, args: FLAGS });
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Console errors and warnings of the pages, and exceptions. */
  consoleErrors: string[];
}

/** Opens a page for a new visitor, in its own browser context without cookies and storage. */
export async function visitor(
  browser: Browser,
  baseURL: string,
  viewport = { width: 390, height: 844 },
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  // Long enough for a busy machine; a test that passes needs far less.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    const isError = message.type() === 'error' || message.type() === 'warning';
    if (isError && !message.text().includes(SLOW_IMAGE_WARNING)) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  return { context, page, consoleErrors };
}
