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

  // The scripts contain the names of files that are loaded later. They differ in each build, by up to 0.05 KB.
  it.each([
    ['/', 105.65],
    ['/carlist', 105],
    ['/car', 105.65],
    ['/booking', 140.05],
    ['/reserve', 140.05],
  ])('limits %s to %d KB', async (path, limit) => {
    for (const viewport of path === '/' ? [PHONE, DESK] : [PHONE]) {
      const { page, main } = await site.open(path === '/car' ? `/car/${car}` : path, {
        session: { selectedCar: chosen },
        viewport,
        // A reused tab would already have the scripts in its memory.
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

  it('limits the sign-in of the console to 120 KB, and its first screen to 400 KB', async () => {
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
