import { scriptWeight } from '../support/browser/page-weight';
import { DESK, PHONE, useSite } from '../support/browser/site';
import { attachCar, selectedCar } from '../support/cars';

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
  ])('has for %s at most %d KB on a phone and on a desk', async (path, limit) => {
    for (const viewport of [PHONE, DESK]) {
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
});
