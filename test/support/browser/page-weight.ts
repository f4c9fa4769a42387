import type { Page } from 'playwright-core';

/** The smaller of the two definitions of a kilobyte, so that the limits hold under both. */
const KB = 1000;
const QUIET_MS = 1_000;

/** The compressed size of every script that the page has loaded with its first screen, in KB. */
export async function scriptWeight(page: Page): Promise<number> {
  await page.waitForLoadState();
  let loaded = -1;
  // The stream of the console never ends, so the network is never idle.
  for (let bytes = await bytesOf(page); bytes !== loaded; bytes = await bytesOf(page)) {
    loaded = bytes;
    await page.waitForTimeout(QUIET_MS);
  }
  return loaded / KB;
}

const bytesOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
