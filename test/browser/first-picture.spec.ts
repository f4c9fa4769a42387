import type { Browser, Page } from 'playwright-core';
import { openBrowser, visitor } from '../support/browser';
import { endAll } from '../support/end-all';
import { startServer, type TestServer } from '../support/server';
import { buildCar } from '../support/world';

/** Real server and real Chromium; only the arrival of the script's bytes is held back. */
describe('a page before its script has come', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startServer();
    browser = await openBrowser();
    await buildCar(server, { carName: 'Deccan', vehicleType: 'SUV' });
    await buildCar(server, { carName: 'Sarang', vehicleType: 'SEDAN' });
  });
  afterAll(() => endAll(browser, server));

  /** Opens the page with its script held back until the returned function is called. */
  async function asleep(page: Page, path: string): Promise<() => void> {
    let wake = (): void => undefined;
    const woken = new Promise<void>((resolve) => (wake = resolve));
    await page.route(/\/assets\/main-.*\.js$/, async (route) => {
      await woken;
      await route.continue();
    });
    await page.goto(path);
    return wake;
  }

  it('shows the cars to somebody without any script', async () => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/carlist');
    await page.getByRole('heading', { name: 'Deccan' }).waitFor();
    await page.getByRole('link', { name: /^Get Car→ Deccan/ }).click();
    await page.getByText('Starting from').waitFor();
    await context.close();
  });

  it.each(['/', '/carlist', '/about', '/contact', '/login'])(
    '%s is on the screen before its scripts and letters are fetched',
    async (path) => {
      const { page, context } = await visitor(browser, server.url);
      await page.goto(path);
      await page.waitForFunction(() => document.documentElement.matches('.started'));
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await page.waitForLoadState('networkidle');
      const { before, after } = await page.evaluate(() => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
        // The page waits for its picture, but not longer than this.
        const due = Math.min(painted, 2500);
        const heavy = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          ({ name, encodedBodySize }) => /\.(js|woff2)$/.test(name) && encodedBodySize > 2000,
        );
        return {
          before: heavy.filter(({ startTime }) => startTime < due).map(({ name }) => name),
          after: heavy.filter(({ startTime }) => startTime >= due).length,
        };
      });
      expect(before).toEqual([]);
      expect(after).toBeGreaterThan(2);
      await context.close();
    },
  );

  it('does what was chosen and pressed meanwhile as soon as it can', async () => {
    const { page, context, complaints } = await visitor(browser, server.url, { width: 1280, height: 800 });
    const wake = await asleep(page, '/carlist');
    await page.getByLabel('Car type').selectOption('SEDAN');
    await page.getByRole('button', { name: 'Find Car' }).click();
    wake();
    await page.waitForURL(/type=SEDAN/);
    await page.getByRole('heading', { name: 'Deccan' }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Sarang' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps what was typed meanwhile, and sends nothing by itself', async () => {
    const { page, context, complaints } = await visitor(browser, server.url);
    const wake = await asleep(page, '/login');
    const email = page.getByLabel('E-mail address').first();
    await email.fill('somebody@example.com');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    expect(new URL(page.url()).search).toBe('');
    wake();
    // An account that does not exist: the press was answered, with the address that was typed.
    await page.getByRole('alert').first().waitFor();
    expect(await email.inputValue()).toBe('somebody@example.com');
    expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
    await context.close();
  });
});
