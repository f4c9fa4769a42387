import { scriptWeight } from '../support/browser/page-weight';
import { DESK, PHONE, useSite } from '../support/browser/site';
import { attachCar, selectedCar } from '../support/cars';
import { openAs } from '../support/staff';

describe('script of the first screen', () => {
  const site = useSite();
  let car: number;
  let chosen: string;
  beforeAll(async () => {
    car = await attachCar(site.server);
    chosen = await selectedCar(site.server, car);
  });

  // The names of files that are loaded later differ in each build, by up to 0.05 KB after compression.
  it.each([
    ['/', 105.65],
    ['/carlist', 105],
    ['/car', 105.65],
    ['/booking', 140.05],
    ['/reserve', 140.05],
  ])('has for %s at most %d KB', async (path, limit) => {
    for (const viewport of path === '/' ? [PHONE, DESK] : [PHONE]) {
      const { page, main } = await site.open(path === '/car' ? `/car/${car}` : path, {
        session: { selectedCar: chosen },
        viewport,
        // Another test's tab has the scripts in its memory.
        fresh: true,
      });
      await main
        .getByText(/\/ per day/)
        .first()
        .waitFor();
      const weight = await scriptWeight(page);
      expect(weight).toBeGreaterThan(50);
      expect(weight).toBeLessThanOrEqual(limit);
    }
  });

  it('has at most 120 KB for the sign-in of the console, and 400 KB for its first screen', async () => {
    const { page } = await site.open('/admin', { viewport: DESK, fresh: true });
    await page.getByLabel('Mobile number').waitFor();
    const login = await scriptWeight(page);
    expect(login).toBeGreaterThan(20);
    expect(login).toBeLessThanOrEqual(120);

    const { page: inside } = await openAs(site, 'admin', '/admin-dashboard', { fresh: true });
    await inside.getByRole('heading', { level: 1 }).waitFor();
    expect(await scriptWeight(inside)).toBeLessThanOrEqual(400);
  });
});
