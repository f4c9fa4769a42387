import type { Browser } from 'playwright-core';
import { type Visitor, visitor } from './browser';

/** A text file of the product's origin, which runs no script and loads nothing. */
export const EMPTY_PAGE = '/robots.txt';

export interface Tab extends Visitor {
  fresh: boolean;
}

/**
 * Opens tabs without cookies and storage. A tab that a test gives back is cleared and reused, because a page loads
 * several times faster in a tab that has compiled its scripts before. Files that may be cached stay in its cache.
 */
export class Tabs {
  private readonly free: Tab[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly baseURL: string,
  ) {}

  async open(viewport: { width: number; height: number }, fresh = false): Promise<Tab> {
    const used = fresh ? undefined : this.free.pop();
    if (!used) return { ...(await visitor(this.browser, this.baseURL, viewport)), fresh };
    await used.page.setViewportSize(viewport);
    return used;
  }

  async giveBack(tab: Tab): Promise<void> {
    const isEmpty = !tab.fresh && (await empty(tab).catch(() => false));
    if (isEmpty) this.free.push(tab);
    else await tab.context.close();
  }
}

async function empty({ context, page, consoleErrors }: Tab): Promise<boolean> {
  if (page.isClosed()) return false;
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(EMPTY_PAGE);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await context.clearCookies();
  await context.clearPermissions();
  consoleErrors.length = 0;
  return true;
}
