import type { CancellationSymmetry } from '../../../../backend/contract/rentals/symmetry';
import { expectTurns, freeze, reads, shownSlide, useSite } from '../../../support/browser/site';
import { changeSettings } from '../../../support/settings';
import { buildStaff, signIn } from '../../../support/test-data';

const site = useSite();

describe('/about', () => {
  it('shows the company, three team cards and the promo banner', async () => {
    const { page, main } = await site.open('/about');
    await main.getByRole('heading', { level: 1 }).waitFor();
    await reads(
      main,
      /Pune City Cars rents self-drive cars in Pune/,
      'Operations',
      'Verification',
      'Workshop',
    );
    const team = main.getByRole('region').or(main.locator('section')).filter({ hasText: 'Our team' });
    expect(await team.getByRole('listitem').count()).toBe(3);
    await reads(main, '50% off for one month');
    await main.getByRole('link', { name: 'See all cars' }).click();
    await page.waitForURL('**/carlist');
  });

  it('counts up to 990 rentouts, 230 centres and 660 customers', async () => {
    // The counters run for 1.6 seconds once they are visible, so the clock must be stopped first.
    const { page, main } = await site.open('/about', { clock: true, viewport: { width: 390, height: 200 } });
    const counters = main.locator('dl').filter({ hasText: 'Rentouts' });
    const shown = (): Promise<(string | null)[]> =>
      counters.locator('dd [aria-hidden]').evaluateAll((all) => all.map((one) => one.textContent));
    await freeze(page);
    expect(await shown()).toEqual(['0', '0', '0']);
    await counters.scrollIntoViewIfNeeded();
    while ((await shown()).includes('0')) await page.clock.runFor(100);
    expect(Number((await shown())[0])).toBeLessThan(990);
    await page.clock.runFor(3000);
    expect(await counters.locator('dt').allInnerTexts()).toEqual(['Rentouts', 'Centres', 'Customers']);
    expect(await shown()).toEqual(['990', '230', '660']);
  });

  it('advances the testimonials every three seconds', async () => {
    const { page, main } = await site.open('/about', { clock: true });
    const carousel = main.getByRole('group', { name: 'What customers say' });
    await carousel.scrollIntoViewIfNeeded();
    await reads(carousel, 'Asha, Kothrud');
    await freeze(page);
    const slides = ['Asha, Kothrud', 'Imran, Viman Nagar', 'Meera, Baner'];
    await expectTurns(page, 3000, slides, () => shownSlide(carousel, 'figcaption'));
  });

  it('remains still with reduced motion, with complete counters', async () => {
    const { page, main } = await site.open('/terms', { clock: true });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    const carousel = main.getByRole('group', { name: 'What customers say' });
    await carousel.scrollIntoViewIfNeeded();
    await reads(main, '990', '230', '660');
    await freeze(page);
    await page.clock.runFor(10_000);
    expect(await shownSlide(carousel, 'figcaption')).toEqual(['Asha, Kothrud']);
  });
});

describe('/contact', () => {
  it('shows location, phones, e-mails and working hours', async () => {
    const { main } = await site.open('/contact');
    for (const name of ['Location', 'Phones', 'E-mails', 'Working hours']) {
      await main.getByRole('heading', { name }).waitFor();
    }
    await reads(main, '12 Fergusson College Road, Shivajinagar, Pune 411005');
    await reads(main, 'Monday to Saturday 10 AM to 6 PM');
    const links = main.getByRole('link');
    await links.filter({ hasText: '90000 00001' }).waitFor();
    const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(targets).toEqual(
      expect.arrayContaining(['tel:+919000000001', 'tel:+919000000002', 'mailto:hello@example.com']),
    );
  });

  it('loads the map from another server only on request', async () => {
    const { page, main } = await site.open('/contact');
    const strangers: string[] = [];
    page.on('request', (sent) => {
      if (!sent.url().startsWith(site.network.url)) strangers.push(sent.url());
    });
    const show = main.getByRole('button', { name: 'Show the map' });
    await show.waitFor();
    expect(strangers).toEqual([]);
    await page.context().setOffline(true);
    await show.click();
    const map = main.getByTitle('Map of Pune City Cars');
    await map.waitFor();
    expect(await map.getAttribute('src')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?.*marker=18\.5246,73\.8415$/,
    );
  });
});

describe('/terms, /privacy and unknown pages', () => {
  it('states the terms with the current numbers', async () => {
    const { page, main } = await site.open('/terms');
    await main.getByRole('heading', { level: 1, name: 'Rental terms' }).waitFor();
    await reads(
      main,
      'Late return',
      /^₹300 per hour or part of an hour, after 30 minutes\. At most the price of a day/,
    );
    await reads(main, 'Security deposit', 'None.', 'Kilometres', 'No limit.', 'Tolls, parking, state taxes');
    await reads(main, /at least 21 years old and hold a valid driving licence/);
    await reads(
      main,
      '5% off the rental cost for 3 days or more.',
      '10% off the rental cost for 7 days or more.',
    );
    await reads(
      main,
      /^For example, for a pickup on \w{3}, \d+ \w{3} \d{4}, 12:00 PM IST: full refund until /,
    );
    expect(await page.title()).toBe('Terms · Pune City Cars');
  });

  it('promises a free cancellation with the setting NO_FEE', async () => {
    const admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
    const save = (symmetry: CancellationSymmetry) =>
      changeSettings(site.server, admin, ({ cancellation }) => ({
        cancellation: { ...cancellation, symmetry },
      }));
    await save('NO_FEE');
    const { main } = await site.open('/terms');
    await reads(main, 'Full refund until the pickup time.', 'If we cancel, we refund everything you paid.');
    expect(await main.getByText('50%').count()).toBe(0);
    await save('OFF');
  });

  it('states one deadline if a partial refund is impossible, and no right to cancel of 0 minutes', async () => {
    const admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
    await changeSettings(site.server, admin, ({ cancellation }) => ({
      cancellation: { ...cancellation, freeUntilHours: 24, partUntilHours: 24, coolingOffMinutes: 0 },
    }));
    const { main } = await site.open('/terms');
    await reads(main, 'Full refund until 24 hours before pickup, none after that.');
    expect(await main.getByText(/50%|within 0 minutes/).count()).toBe(0);
  });

  it('lists the stored personal data with its purposes', async () => {
    const { page, main } = await site.open('/privacy');
    await main.getByRole('heading', { level: 1 }).waitFor();
    await reads(main, 'What we keep', 'Who sees it', /You delete your account on your profile page/);
    await reads(main, 'Who receives it', 'No service of another company processes your data for us.');
    await reads(main, 'The map of pickup locations comes from tile.openstreetmap.org.');
    expect(await page.title()).toBe('Privacy · Pune City Cars');
  });

  it('reloads a page whose scripts belong to a replaced release', async () => {
    const { page, main } = await site.open('/terms');
    // Simulates an upgrade, after which the names of the other scripts are unknown.
    let unknown = 0;
    await page.route(/\/site\/assets\/[\w-]+\.js$/, async (route) => {
      const url = route.request().url().replace('/assets/', '/assets/earlier-');
      if (unknown === 0) await route.fulfill({ response: await route.fetch({ url }) });
      else await route.continue();
      unknown += 1;
    });
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'About' }).first().click();
    await loaded;
    await main.getByRole('heading', { level: 1 }).waitFor();
    expect(
      await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((load) => (load as PerformanceNavigationTiming).type),
      ),
    ).toEqual(['reload']);
    const { status, headers } = await site.server.http.get('/site/assets/earlier.js');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await site.server.http.get('/site/assets/earlier.css')).status).toBe(404);
  });

  it.each(['/nothing-here', '/dashboard/nothing-here'])('links from %s to the car list', async (path) => {
    const { page, main } = await site.open(path);
    // The browser logs an error if the server responds with 404.
    const status = (await page.request.get(path)).status();
    if (status === 404) site.expectConsoleErrors(/status of 404/);
    await main.getByRole('heading', { level: 1, name: 'This page does not exist' }).waitFor();
    await main.getByRole('link', { name: 'See all cars' }).click();
    await page.waitForURL('**/carlist');
  });

  it('leaves session storage and cookies unchanged', async () => {
    const { page, context } = await site.open('/terms', {
      session: { token: 'a', carAction: 'book' },
      cookies: { token: 'b' },
    });
    await page.getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { level: 1, name: 'What we know about you, and why' }).waitFor();
    expect(await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))).toEqual({
      token: 'a',
      carAction: 'book',
    });
    expect((await context.cookies()).map(({ value }) => value)).toEqual(['b']);
  });
});

// Last, because it empties settings of the shared server.
describe('/about of a business without counters and newsletter', () => {
  it('shows neither counters of 0 nor a newsletter without a title', async () => {
    const admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
    const newsletter = { title: '', text: '' };
    const clear = (centres: number): Promise<void> =>
      changeSettings(site.server, admin, () => ({
        newsletter,
        counters: { rentouts: 0, centres, customers: 0 },
      }));
    await clear(3);
    const { page, main } = await site.open('/about');
    expect(await main.locator('dt').allInnerTexts()).toEqual(['Centres']);
    await reads(page, 'Our team', 'Opening hours of our office');
    expect(await main.getByRole('link', { name: 'See all cars' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Subscribe' }).count()).toBe(0);
    await clear(0);
    await page.reload();
    await reads(main, 'Our team');
    expect(await main.locator('dl').count()).toBe(0);
  });
});
