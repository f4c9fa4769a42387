import { type Guest, reads, useSite, visit } from '../../support/browser/site';
import { attachCar, selectedCar } from '../../support/cars';
import { dayAhead, renter } from '../../support/renting';

describe('no surprises', () => {
  const site = useSite();

  async function atRenting(path: string, carAction: string, times = ''): Promise<Guest> {
    const car = await attachCar(site.server, {}, 1);
    const { token } = await renter(site.server);
    return site.open(`${path}?from=${dayAhead(10)}&to=${dayAhead(13)}${times}`, {
      session: { token, selectedCar: await selectedCar(site.server, car), carAction },
    });
  }

  it('leaves every box of a form unticked', async () => {
    const { page } = await site.open('/carlist');
    for (const path of ['/', '/carlist', '/about', '/contact', '/login', '/user-login', '/register']) {
      await visit(page, path);
      expect([path, await page.locator('input:checked').count()]).toEqual([path, 0]);
    }
    for (const [path, action] of [
      ['/booking', 'book'],
      ['/reserve', 'reserve'],
    ] as const) {
      const { main } = await atRenting(path, action);
      await main.getByRole('checkbox').waitFor();
      expect([path, await main.locator('input:checked').count()]).toEqual([path, 0]);
    }
  });

  it('sets the latest return that costs the same', async () => {
    const { page, main } = await atRenting('/booking', 'book', '&pickupTime=12:00&dropTime=14:30');
    const total = main
      .getByRole('region', { name: 'Fare details' })
      .getByText(/^₹\d,\d{3}$/)
      .last();
    const before = await total.innerText();
    await main.getByRole('button', { name: 'Same price until 3:00 PM' }).click();
    await page.waitForURL(/dropTime=15(:|%3A)00/);
    await main.getByRole('button', { name: /^Same price until/ }).waitFor({ state: 'detached' });
    expect(await total.innerText()).toBe(before);
  });

  it.each([
    ['/booking', 'book', 'Confirm Booking'],
    ['/reserve', 'reserve', 'Confirm Reservation'],
  ])(
    'charges the first total of %s, and counts down to the end in the database',
    async (path, action, button) => {
      const { page, main } = await atRenting(path, action);
      const total = await main
        .getByRole('region', { name: 'Fare details' })
        .getByText(/^₹[\d,.]+$/)
        .last()
        .textContent();
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog');
      await reads(dialog, 'Scan & Pay');
      expect(await dialog.getByText(total!, { exact: true }).count()).toBeGreaterThan(0);
      const { rows } = await site.server.db.query<{ total: string; left: string }>(
        `SELECT fare ->> 'total' AS total, extract(epoch FROM expires_at - app_now()) AS left
         FROM holds ORDER BY created_at DESC LIMIT 1`,
      );
      expect(rows[0]!.total).toBe(String(Number(total!.replace(/[₹,]/g, '')) * 100));
      const [minutes, seconds] = (await dialog.getByText(/^\d+:\d\d$/).textContent())!.split(':').map(Number);
      expect(Math.abs(minutes! * 60 + seconds! - Number(rows[0]!.left))).toBeLessThan(5);
    },
  );
});
