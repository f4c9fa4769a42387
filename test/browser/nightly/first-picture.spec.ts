import type { Browser, Page } from 'playwright-core';
import { openBrowser, visitor } from '../../support/browser/browser';
import { endAll } from '../../support/end-all';
import { startServer, type TestServer } from '../../support/server';
import { buildCar } from '../../support/test-data';

/** Real server and real Chromium; only the response with the script is delayed. */
describe('page before hydration', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startServer();
    browser = await openBrowser();
    await buildCar(server, { carName: 'Deccan', vehicleType: 'SUV' });
    await buildCar(server, { carName: 'Sarang', vehicleType: 'SEDAN' });
  });
  afterAll(() => endAll(browser, server));

  /** Opens the page with its script delayed until the returned function is called. */
  async function openUnhydrated(page: Page, path: string): Promise<() => void> {
    let hydrate = (): void => undefined;
    const released = new Promise<void>((resolve) => (hydrate = resolve));
    await page.route(/\/assets\/main-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path);
    return hydrate;
  }

  it('shows the cars without any script', async () => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/carlist');
    await page.getByRole('heading', { name: 'Deccan' }).waitFor();
    await page.getByRole('link', { name: /^Get Car→ Deccan/ }).click();
    await page.getByText('Starting from').waitFor();
    await context.close();
  });

  it.each(['/', '/carlist'])('shows %s before its scripts and web fonts are fetched', async (path) => {
    const { page, context } = await visitor(browser, server.url);
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.matches('.started'));
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForLoadState('networkidle');
    const { before, after } = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
      // The scripts wait for the first paint, but at most this many milliseconds.
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
  });

  it('applies earlier choices and clicks after hydration', async () => {
    const { page, context, consoleErrors } = await visitor(browser, server.url, { width: 1280, height: 800 });
    const hydrate = await openUnhydrated(page, '/carlist');
    await page.getByLabel('Car type').selectOption('SEDAN');
    await page.getByRole('button', { name: 'Find Car' }).click();
    hydrate();
    await page.waitForURL(/type=SEDAN/);
    await page.getByRole('heading', { name: 'Deccan' }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Sarang' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('keeps earlier input, and submits nothing automatically', async () => {
    const { page, context, consoleErrors } = await visitor(browser, server.url);
    const hydrate = await openUnhydrated(page, '/login');
    const email = page.getByLabel('E-mail address').first();
    await email.fill('somebody@example.com');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    expect(new URL(page.url()).search).toBe('');
    hydrate();
    // The alert about the unknown account shows that the page handled the click with the typed e-mail address.
    await page.getByRole('alert').first().waitFor();
    expect(await email.inputValue()).toBe('somebody@example.com');
    expect(consoleErrors.filter((one) => !one.includes('404'))).toEqual([]);
    await context.close();
  });
});
