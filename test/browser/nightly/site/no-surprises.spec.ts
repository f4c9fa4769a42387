import type { Page } from 'playwright-core';
import type { Hold } from '../../../../backend/contract/rentals/rentals';
import { termLines } from '../../../../backend/contract/rentals/term-lines';
import { inEnglish } from '../../../../frontend/shared/http/errors';
import { DESK, type Guest, PHONE, reads, useSite, visit } from '../../../support/browser/site';
import { attachCar, selectedCar } from '../../../support/cars';
import { dayAhead, hold, rentalRequest, renter } from '../../../support/renting';
import { changeSettings } from '../../../support/settings';
import { buildCar, buildStaff, signIn } from '../../../support/test-data';
import { confirmAndSayPaid } from '../../site/renting-steps';

/** Opens another page of the site without a reload. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

describe('no surprises', () => {
  const site = useSite();

  async function atRenting(path: string, carAction: string, times = '', viewport = PHONE): Promise<Guest> {
    const car = await attachCar(site.server, {}, 1);
    const { token } = await renter(site.server);
    return site.open(`${path}?from=${dayAhead(10)}&to=${dayAhead(13)}${times}`, {
      session: {
        token,
        selectedCar: await selectedCar(site.server, car),
        carAction,
        mobile: '9822000001',
        email: 'a@b.example',
      },
      viewport,
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

  it.each([
    ['/booking', 'book'],
    ['/reserve', 'reserve'],
  ] as const)('shows every agreed term on %s before the confirmation', async (path, action) => {
    const { server } = site;
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    await changeSettings(server, admin, ({ cancellation }) => ({
      cancellation: { ...cancellation, symmetry: 'PAY_SAME', compensationCap: 5000, noShowKeepPercent: 80 },
    }));
    const { token } = await renter(server);
    const request = { ...rentalRequest(await buildCar(server)), action };
    const { body } = await hold(server, token, request).expect(201);
    const lines = termLines(body.data as Hold).flatMap(({ texts }) => texts.map(inEnglish));
    expect(lines).toEqual(expect.arrayContaining([expect.stringContaining('₹5,000')]));

    const { main } = await atRenting(path, action, '', DESK);
    await reads(main.getByRole('region', { name: 'Possible extra charges' }), 'Late return');
    const shown = await main.innerText();
    expect(lines.filter((line) => !shown.includes(line))).toEqual([]);
  });

  it.each(['/', '/user-login'])(
    'does not fill in the payment details of an earlier customer after a visit of %s',
    async (between) => {
      // Session storage still names the hold, which the server does not show to another customer.
      if (between === '/user-login') site.expectConsoleErrors(/status of 40[34]/);
      const { page, main } = await atRenting('/booking', 'book');
      const id = page.getByRole('dialog').getByLabel('Transaction ID');
      await confirmAndSayPaid(page, 'Confirm Booking');
      await id.fill('412345678901');
      const chosen = await page.evaluate(() => sessionStorage.getItem('selectedCar')!);
      await goTo(page, between);
      await page.waitForFunction(() => sessionStorage.getItem('token') === null);

      const { token } = await renter(site.server);
      await page.evaluate(
        (next) => {
          for (const [key, value] of Object.entries(next)) sessionStorage.setItem(key, value);
        },
        { token, selectedCar: chosen, carAction: 'book', mobile: '9822000002', email: 'b@b.example' },
      );
      await goTo(page, `/booking?from=${dayAhead(20)}&to=${dayAhead(23)}`);
      await main.getByRole('heading', { level: 1, name: /^Book / }).waitFor();
      await confirmAndSayPaid(page, 'Confirm Booking');
      await id.waitFor();
      expect(await id.inputValue()).toBe('');
    },
  );

  it('does not fill in the payment details of a customer who signed out in another tab', async () => {
    // Session storage still names the hold, which the server does not show to another customer.
    site.expectConsoleErrors(/status of 40[34]/);
    const car = await buildCar(site.server);
    const [first, next] = [await renter(site.server), await renter(site.server)];
    const at = (days: number) => `/booking?car=${car}&from=${dayAhead(days)}&to=${dayAhead(days + 3)}`;
    const { page, context } = await site.open(at(10), { cookies: { token: first.account } });
    const id = page.getByRole('dialog').getByLabel('Transaction ID');
    await confirmAndSayPaid(page, 'Confirm Booking');
    await id.fill('412345678901');
    await context.addCookies([{ name: 'token', value: next.account, url: site.network.url }]);
    await visit(page, at(20));
    await confirmAndSayPaid(page, 'Confirm Booking');
    await id.waitFor();
    expect(await id.inputValue()).toBe('');
  });
});
