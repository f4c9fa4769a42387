import type { Locator, Page } from 'playwright-core';
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
  it('limits the pages of the site to their weights in KB', async () => {
    const weigh = async (path: string, limit: number, viewport = PHONE): Promise<unknown[]> => {
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
      return weight > 50 && weight <= limit ? [] : [path, viewport.width, weight];
    };
    const exceeded = await Promise.all([
      weigh('/', 105.65),
      weigh('/', 105.65, DESK),
      weigh('/carlist', 105),
      weigh('/car', 105.65),
      weigh('/booking', 140.05),
      weigh('/reserve', 140.05),
    ]);
    expect(exceeded.flat()).toEqual([]);
  });

  it('limits the sign-in of the console to 120 KB, and its first screen to 400 KB', async () => {
    const weigh = async (page: Page, first: Locator): Promise<number> => {
      await first.waitFor();
      return scriptWeight(page);
    };
    const [{ page }, { page: inside }] = await Promise.all([
      site.open('/admin', { viewport: DESK, fresh: true }),
      openAs(site, 'admin', '/admin-dashboard', { fresh: true }),
    ]);
    const [login, dashboard] = await Promise.all([
      weigh(page, page.getByLabel('Mobile number')),
      weigh(inside, inside.getByRole('heading', { level: 1 })),
    ]);
    expect(login).toBeGreaterThan(20);
    expect(login).toBeLessThanOrEqual(120);
    expect(dashboard).toBeLessThanOrEqual(400);
  });
});
