import { CODES } from '../../../backend/contract/codes';
import { DESK, reads, sessionOf, useSite } from '../../support/browser/site';
import { attachCar, selectedCar } from '../../support/cars';
import { envelope } from '../../support/network/faulty-network';
import { picture } from '../../support/pictures';
import {
  dayAhead,
  hold,
  newTransactionId,
  pay,
  place,
  rejectedBooking,
  rentalRequest,
  renter,
} from '../../support/renting';
import { buildCar, buildStaff, signIn } from '../../support/test-data';
import { axeFindings } from '../screens/screen-checks';

describe('open holds and rentals', () => {
  const site = useSite();
  let car: number;
  let chosen: string;
  beforeAll(async () => {
    car = await attachCar(site.server, {}, 1);
    chosen = await selectedCar(site.server, car);
  });

  it('lists held cars when another one would exceed the limit, and releases one on request', async () => {
    const { server } = site;
    const { token } = await renter(server);
    for (const name of ['Held One', 'Held Two']) {
      await hold(server, token, rentalRequest(await buildCar(server, { carName: name }))).expect(201);
    }
    const { page, main } = await site.open(`/booking?from=${dayAhead(10)}&to=${dayAhead(12)}`, {
      session: { token, selectedCar: chosen, carAction: 'book', mobile: '9822000000', email: 'a@b.example' },
    });
    site.expectConsoleErrors(/status of 409/);
    await main.getByText('Total', { exact: true }).first().waitFor();
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Confirm Booking' }).click();
    const alert = main.getByRole('alert').filter({ hasText: 'You have reached the limit of open bookings' });
    await reads(
      alert,
      /^At most 2 cars can be held for one customer at a time\./,
      /Held One VX/,
      /Held Two VX/,
    );
    expect(await axeFindings(page)).toEqual([]);
    await alert.getByRole('button', { name: 'Release Held One VX' }).click();
    await reads(alert, 'Released. You can confirm again now.');

    await main.getByRole('button', { name: 'Confirm Booking' }).click();
    await reads(page.getByRole('dialog'), 'Scan & Pay');
    expect((await sessionOf(page))['holdId']).toBeTruthy();
  });

  it('refuses a fourth booking with an unverified payment, and links to the bookings', async () => {
    const { server } = site;
    const { token, account } = await renter(server);
    for (let n = 0; n < 3; n += 1) {
      await pay(server, token, { amount: 3799, type: 'book' });
      await place(
        server,
        'bookings',
        token,
        rentalRequest(await buildCar(server, { carName: 'Rented' })),
      ).expect(201);
    }
    const { page, main } = await site.open(`/booking?from=${dayAhead(20)}&to=${dayAhead(22)}`, {
      session: { token, selectedCar: chosen, carAction: 'book', mobile: '9822000000', email: 'a@b.example' },
      cookies: { token: account },
    });
    site.expectConsoleErrors(/status of 409/);
    await main.getByText('Total', { exact: true }).first().waitFor();
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Confirm Booking' }).click();
    const alert = main.getByRole('alert').filter({ hasText: 'You have reached the limit of open bookings' });
    await reads(alert, /^At most 3 bookings and reservations/, /payment not verified yet$/);
    await alert.getByRole('link', { name: 'See your bookings' }).click();
    await page.waitForURL('**/dashboard/bookings');
  });

  it('shows the deadline to replace a rejected payment, and a login if the session ends', async () => {
    const { server } = site;
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    const { person } = await rejectedBooking(server, admin);
    const { page, main } = await site.open('/dashboard/bookings', {
      cookies: { token: person.account },
      viewport: DESK,
    });
    const until = /^Pay again by [A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d\d [AP]M IST/;
    await reads(main, until);
    await main.getByRole('button', { name: /^Submit payment again/ }).click();
    await reads(page.getByRole('dialog'), until);
    expect(await axeFindings(page)).toEqual([]);

    site.expectConsoleErrors(/status of 401/);
    site.network.fail(/^POST \/api\/payments/, envelope(401, { code: CODES.UNAUTHENTICATED.code }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Transaction ID').fill(newTransactionId());
    const screenshot = { name: 'paid.png', mimeType: 'image/png', buffer: await picture(240) };
    await dialog.locator('input[type=file]').setInputFiles(screenshot);
    await dialog.getByRole('button', { name: 'Submit Payment Details' }).click();
    const login = dialog.getByRole('alert').getByRole('link', { name: 'Login' });
    expect(await login.getAttribute('target')).toBe('_blank');
    expect(await axeFindings(page)).toEqual([]);
  });
});
