import { DESK, type Guest, reads, useSite } from '../../support/browser/site';
import { attachCar, selectedCar } from '../../support/cars';
import { badGateway, drop, envelope, garbage } from '../../support/network/faulty-network';
import { picture } from '../../support/pictures';
import { dayAhead, renter } from '../../support/renting';
import { bearer } from '../../support/world';
import { confirmAndSayPaid, sendPayment } from './renting-steps';

/** What goes wrong for customers, in the words for it. */
describe('errors of the customer pages', () => {
  const site = useSite();
  let chosen: string;
  beforeAll(async () => {
    chosen = await selectedCar(site.server, await attachCar(site.server, {}, 1));
  });

  async function enter(path: string, approval: Parameters<typeof renter>[1] = 'APPROVED'): Promise<Guest> {
    const { account } = await renter(site.server, approval);
    return site.open(path, { cookies: { token: account }, viewport: DESK });
  }
  const toast = ({ page }: Guest): ReturnType<Guest['page']['locator']> =>
    page.getByRole('region', { name: 'Notifications' });

  it("bookings: 'Token not found'", async () => {
    const guest = await site.open('/dashboard/bookings');
    await reads(guest.main, 'Token not found');
    await reads(toast(guest), 'Authentication token not found. Please log in.');
    await guest.main.getByRole('link', { name: 'Login' }).click();
    await guest.page.waitForURL('**/login');
  });

  it.each([
    ['the line is gone', drop],
    ['somebody else answers', garbage],
  ])('bookings: %s', async (_what, fault) => {
    if (fault === drop) site.expectComplaints(/net::ERR_/);
    site.network.fail(/^GET \/api\/bookings/, fault);
    const guest = await enter('/dashboard/bookings');
    await reads(guest.main, 'Error fetching bookings. Please try again later.');
    await reads(toast(guest), 'Failed to fetch bookings. Please try again later.');
    site.network.clearFaults();
    await guest.main.getByRole('button', { name: 'Try again' }).click();
    await reads(guest.main, 'No bookings found.');
  });

  it('bookings: a token that has ended leads to the login', async () => {
    site.expectComplaints(/status of 401/);
    const { account } = await renter(site.server);
    await site.server.http.post('/api/logout').set(bearer(account)).expect(200);
    const guest = await site.open('/dashboard/bookings', { cookies: { token: account } });
    await reads(guest.main, 'Error fetching bookings. Please try again later.');
    await guest.main.getByRole('link', { name: 'Login' }).waitFor();
  });

  it("reservations: 'Token not found in cookies.'", async () => {
    const { main } = await site.open('/dashboard/reservation');
    await reads(main, 'Token not found in cookies.');
  });

  it("reservations: 'Error fetching reservations' when their table is lost", async () => {
    site.expectComplaints(/status of 50[03]/);
    const guest = await enter('/dashboard/reservation', 'APPROVED');
    await reads(guest.main, /No reservations found\./);
    await site.server.db.query('ALTER TABLE rentals RENAME TO rentals_lost');
    try {
      await guest.page.reload();
      await reads(guest.main, 'Error fetching reservations');
    } finally {
      await site.server.db.query('ALTER TABLE rentals_lost RENAME TO rentals');
    }
    await guest.main.getByRole('button', { name: 'Try again' }).click();
    await guest.main.getByRole('link', { name: 'Make a reservation' }).waitFor();
    const words = await guest.main.getByText('No reservations found.').innerText();
    expect(words.replace(/\s+/g, ' ')).toBe('No reservations found. Make a reservation');
  });

  it("profile: 'No profile found. Please complete the form.'", async () => {
    const { page, main } = await enter('/dashboard/profile', 'NOT_REGISTERED');
    await reads(main, 'No profile found. Please complete the form.');
    await main.getByRole('link', { name: 'Complete the form' }).click();
    await page.waitForURL('**/register');
  });

  it("profile: 'Unexpected response.' to a code that says nothing of profiles", async () => {
    site.network.fail(/^GET \/api\/user\/profile/, envelope(200, { code: 1234 }));
    const { main } = await enter('/dashboard/profile');
    await reads(main, 'Unexpected response.');
  });

  it("profile: 'Error fetching user profile.'", async () => {
    site.expectComplaints(/status of 502/);
    site.network.fail(/^GET \/api\/user\/profile/, badGateway);
    const { main } = await enter('/dashboard/profile');
    await reads(main, 'Error fetching user profile.');
  });

  async function withDocuments(): Promise<Guest> {
    const { account } = await renter(site.server, 'NOT_REGISTERED');
    await site.server.http
      .post('/api/auth/register')
      .set(bearer(account))
      .field('name', 'Asha Kulkarni')
      .field('address', '4 Karve Road, Pune 411004')
      .field('aadhaarNumber', '234123412346')
      .attach('aadhaarFile', await picture(31), 'a.png')
      .attach('drivingLicenseFile', await picture(32), 'l.png')
      .expect(200);
    return site.open('/dashboard/profile', { cookies: { token: account }, viewport: DESK });
  }

  it("profile: 'Documents are under verification.', and 'Failed to load document.' in an alert", async () => {
    site.expectComplaints(/net::ERR_/);
    const { page, main } = await withDocuments();
    await reads(main, 'Documents are under verification.');
    site.network.fail(/^GET \/api\/documents\//, drop);
    await main.getByRole('button', { name: 'View Aadhaar' }).click();
    const alert = page.getByRole('dialog').getByRole('alert');
    await reads(alert, 'Failed to load document.');
    site.network.clearFaults();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog').getByRole('img').first().waitFor();
  });

  it.each([
    ['the line is gone', drop],
    ['a gateway answers', badGateway],
  ])("registration: 'Registration failed. Please try again later.' when %s", async (_what, fault) => {
    site.expectComplaints(/net::ERR_|status of 502/);
    const { main, page } = await enter('/register', 'NOT_REGISTERED');
    await main.getByLabel('Full name').fill('Asha Kulkarni');
    await main.getByLabel('Address').fill('4 Karve Road, Pune 411004');
    await main.getByLabel('Aadhaar number').fill(fault === drop ? '499118665246' : '368204189504');
    for (const [name, shade] of [
      ['aadhaarFile', 41],
      ['drivingLicenseFile', 42],
    ] as const) {
      await main
        .locator(`input[name=${name}]`)
        .setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: await picture(shade) });
    }
    site.network.fail(/^POST \/api\/auth\/register/, fault);
    await main.getByRole('button', { name: 'Send for approval' }).click();
    await reads(main, 'Registration failed. Please try again later.');
    expect(await main.getByLabel('Full name').inputValue()).toBe('Asha Kulkarni');
    site.network.clearFaults();
    await main.getByRole('button', { name: 'Send for approval' }).click();
    await page.waitForURL('**/waiting-page');
  });

  it.each(['/waiting-page', '/register'])("%s: 'No token found'", async (path) => {
    const { main } = await site.open(path);
    await reads(main, 'No token found');
    await main.getByRole('link', { name: 'Login' }).waitFor();
  });

  it("waiting page: 'Error while fetching user profile' when the connection is lost", async () => {
    site.expectComplaints(/net::ERR_/);
    site.network.fail(/^GET \/api\/adminVerified/, drop);
    const { main } = await enter('/waiting-page', 'PENDING');
    await reads(main, 'Error while fetching user profile');
    site.network.clearFaults();
    await main.getByRole('button', { name: 'Try again' }).click();
    await reads(main, 'Your documents are under verification. Please wait.');
  });

  it("waiting page: 'Something went wrong' when the answer helps nobody", async () => {
    site.network.fail(/^GET \/api\/adminVerified/, envelope(200, { code: 1234, message: 'Strange.' }));
    const { main } = await enter('/waiting-page', 'PENDING');
    await reads(main, 'Something went wrong', 'Strange.');
  });

  describe.each([
    ['/booking', 'Confirm Booking', '/api/bookings', 2599],
    ['/reserve', 'Confirm Reservation', '/api/reservations', 2798],
  ] as const)('%s', (path, confirm, call, total) => {
    let day = path === '/booking' ? 20 : 60;
    async function atPayment(): Promise<Guest & { token: string }> {
      const { token } = await renter(site.server);
      const guest = await site.open(`${path}?from=${dayAhead((day += 3))}&to=${dayAhead(day + 1)}`, {
        session: { token, selectedCar: chosen },
      });
      await confirmAndSayPaid(guest.page, confirm);
      return { ...guest, token };
    }

    it("payment details: 'Submission failed. Please try again.' in a toast, and what was typed stays", async () => {
      site.expectComplaints(/net::ERR_/);
      const guest = await atPayment();
      site.network.fail(/^POST \/api\/payments\/transaction-details/, drop);
      const transactionId = await sendPayment(guest.page, total);
      await reads(toast(guest), 'Submission failed. Please try again.');
      const dialog = guest.page.getByRole('dialog');
      expect(await dialog.getByLabel('Transaction ID').inputValue()).toBe(transactionId);
      site.network.clearFaults();
      await dialog.getByRole('button', { name: 'Submit Payment Details' }).click();
      await guest.page.waitForURL('**/login');
    });

    it('payment details: the words of the server in a toast', async () => {
      site.expectComplaints(/status of 409/);
      const one = await atPayment();
      const used = await sendPayment(one.page, total);
      await one.page.waitForURL('**/login');
      const guest = await atPayment();
      const dialog = guest.page.getByRole('dialog');
      await dialog.getByLabel('Transaction ID').fill(used);
      await dialog.getByLabel('Amount Paid').fill(String(total));
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: await picture(day) });
      const refused = guest.page.waitForResponse((answer) => answer.url().includes('transaction-details'));
      await dialog.getByRole('button', { name: 'Submit Payment Details' }).click();
      const { message } = (await (await refused).json()) as { message: string };
      await reads(toast(guest), message);
    });

    it("the rental itself: 'Submission failed. Please try again.', then it goes through once", async () => {
      site.expectComplaints(/net::ERR_/);
      const guest = await atPayment();
      site.network.fail(new RegExp(`^POST ${call}$`), drop);
      const transactionId = await sendPayment(guest.page, total);
      await reads(toast(guest), 'Submission failed. Please try again.');
      site.network.clearFaults();
      await guest.page
        .getByRole('dialog')
        .getByRole('button', { name: /^Finish/ })
        .click();
      await guest.page.waitForURL('**/login');
      const { rows } = await site.server.db.query(
        'SELECT count(*)::int AS count FROM rentals r JOIN payments p ON p.rental_id = r.id WHERE p.transaction_id = $1',
        [transactionId],
      );
      expect(rows).toEqual([{ count: 1 }]);
    });
  });
});
