import { expectTurns, freeze, reads, shownSlide, useSite } from '../../support/browser/site';

describe('/about', () => {
  const site = useSite();

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
