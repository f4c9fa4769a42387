import type { Page } from 'playwright-core';

/** The smaller of the two definitions of a kilobyte, so that the limits hold under both. */
const KB = 1000;

/** The compressed size of every script that the page has loaded with its first screen, in KB. */
export async function scriptWeight(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  return bytes / KB;
}
