import { cookiesOf, DESK, type Guest, PHONE, reads, useSite } from '../../support/browser/site';
import { attachCar } from '../../support/cars';
import { picture } from '../../support/pictures';
import { dayAhead, pay, place, rentalRequest, type Renter, renter } from '../../support/renting';
import { setRefund } from '../../support/rows';
import { bearer, buildStaff, signIn } from '../../support/test-data';
import { axeFindings, shapeFindings } from '../screens/screen-checks';

const ENTRIES = [
  ['Bookings', '/dashboard/bookings'],
  ['New Booking', '/dashboard/new-booking'],
  ['Profile', '/dashboard/profile'],
  ['Reservation', '/dashboard/reservation'],
  ['New Reservation', '/dashboard/new-reservation'],
  ['Complaints', '/dashboard/complaints'],
] as const;

describe('/dashboard', () => {
  const site = useSite();
  let car: number;
  let admin: string;
  beforeAll(async () => {
    car = await attachCar(site.server, {}, 2);
    admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
  });

  const enter = (path: string, person: Renter): Promise<Guest> =>
    site.open(path, { cookies: { token: person.account }, viewport: DESK });

  let days = 10;
  /** A paid rental of this customer, on days without other rentals. */
  async function rented(
    person: Renter,
    kind: 'bookings' | 'reservations',
  ): Promise<{ id: number; transactionId: string }> {
    const type = kind === 'bookings' ? 'book' : 'reserve';
    const transactionId = await pay(site.server, person.token, { amount: 5000, type });
    const dates = { fromDate: dayAhead((days += 3)), toDate: dayAhead(days + 1) };
    const { body } = await place(site.server, kind, person.token, rentalRequest(car, dates)).expect(201);
    const data = (body as { data: { id?: number; reservationId?: number } }).data;
    return { id: (data.id ?? data.reservationId)!, transactionId };
  }

  async function verify(rental: { id: number; transactionId: string }, actionType: string): Promise<void> {
    await site.server.http
      .put('/api/payments/verify')
      .set(bearer(admin))
      .send({ transactionId: rental.transactionId, bookingId: rental.id, isVerified: true, actionType })
      .expect(200);
  }

  it('opens each page of the sidebar', async () => {
    const { page } = await enter('/dashboard', await renter(site.server));
    const sidebar = page.getByRole('navigation', { name: 'Your account' });
    for (const [name, path] of ENTRIES) {
      await sidebar.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**${path}`);
      await page.locator('main').getByRole('heading', { level: 1 }).waitFor();
      await sidebar
        .getByRole('link', { name, exact: true })
        .and(page.locator('[aria-current=page]'))
        .waitFor();
    }
  });

  it('removes the cookie and revokes the token on sign-out, and shows the home page', async () => {
    const person = await renter(site.server);
    const { page, context } = await enter('/dashboard', person);
    const loggedOut = page.waitForResponse((answer) => answer.url().endsWith('/api/logout'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await loggedOut;
    expect(await cookiesOf(context)).toEqual({});
    await site.server.http.get('/api/user/profile').set(bearer(person.account)).expect(401);
  });

  it("shows 'No bookings found.'", async () => {
    const { main } = await enter('/dashboard/bookings', await renter(site.server));
    await reads(main, 'No bookings found.');
  });

  it('shows all details of a pending booking and what it waits for', async () => {
    const person = await renter(site.server, 'PENDING');
    const { id, transactionId } = await rented(person, 'bookings');
    const { main } = await enter('/dashboard/bookings', person);
    const card = main.getByRole('article');
    await reads(card, 'Your document is under admin verification. Please wait.', /^pending$/i, transactionId);
    await reads(card, new RegExp(`#${id}\\b`), 'Tata Nexon XZ', 'Shivajinagar', /12:00 PM/i);
    await reads(card, /^Pickup in \d+ days$/, /^Free cancellation until \w{3}, \d+ \w+, \d+:\d\d [AP]M$/);
    await reads(card, /^Paid ₹[\d,]+, not verified yet$/);
    await card.locator('[aria-current=step]').filter({ hasText: 'Verified' }).waitFor();
    expect(await card.getByRole('button', { name: 'Next' }).count()).toBe(0);
  });

  it('shows the photos of a verified booking, with Prev and Next and by swipes', async () => {
    const person = await renter(site.server);
    await verify(await rented(person, 'bookings'), 'book');
    const { main } = await enter('/dashboard/bookings', person);
    const card = main.getByRole('article');
    const first = card.getByRole('img', { name: /photo 1 of 2/ });
    const second = card.getByRole('img', { name: /photo 2 of 2/ });
    await first.waitFor();
    await card.getByRole('button', { name: 'Next' }).click();
    await second.waitFor();
    await card.getByRole('button', { name: 'Next' }).click();
    await first.waitFor();
    await card.getByRole('button', { name: 'Prev' }).click();
    await second.waitFor();
    await second.dragTo(second, { sourcePosition: { x: 40, y: 80 }, targetPosition: { x: 160, y: 80 } });
    await first.waitFor();
    expect(await card.getByText(/under admin verification/).count()).toBe(0);
  });

  it('refunds a payment that no booking uses, to the UPI ID that the customer enters', async () => {
    const person = await renter(site.server);
    const transactionId = await pay(site.server, person.token, { amount: 2100, type: 'book' });
    const waiting = await site.server.http.get('/api/payments/mine').set(bearer(person.account)).expect(200);
    const [{ id, version }] = waiting.body.data;
    await site.server.http
      .put(`/console/transactions/${id}/verification`)
      .set(bearer(admin))
      .send({ version, isVerified: true })
      .expect(200);
    const { page } = await enter('/dashboard/bookings', person);
    site.expectConsoleErrors(/400/);
    const section = page.getByRole('region', { name: 'Payments without a booking' });
    await section.getByText(`We have your payment of ₹2,100 (${transactionId}).`).waitFor();
    await section.getByRole('button', { name: 'Refund it' }).click();
    await section.getByRole('button', { name: 'Refund ₹2,100' }).click();
    await section.getByText('Where should we send your refund?').waitFor();
    await section.getByLabel('UPI ID').fill('asha');
    await section.getByRole('button', { name: 'Save' }).click();
    await section.getByText('Enter the UPI ID as name@bank.').waitFor();
    await section.getByLabel('UPI ID').fill('asha@upi');
    await section.getByRole('button', { name: 'Save' }).click();
    await section.getByText('Your refund goes to: UPI ID as…@upi').waitFor();
  });

  it("shows 'No reservations found.' and a link to make one", async () => {
    const { page, main } = await enter('/dashboard/reservation', await renter(site.server));
    await reads(main, /No reservations found\./);
    await main.getByRole('link', { name: 'Make a reservation' }).click();
    await page.waitForURL('**/dashboard/new-reservation');
  });

  it('shows a pending reservation with its number and status, and then its refund on a phone', async () => {
    const person = await renter(site.server);
    const { id, transactionId } = await rented(person, 'reservations');
    const { page, main } = await enter('/dashboard/reservation', person);
    await reads(main, `Reservation #${id}`, 'Your reservation is under admin review. Please wait.');
    const reference = 'R'.repeat(60);
    await setRefund(site.server, transactionId, { dueOn: dayAhead(1), reference });
    await page.setViewportSize(PHONE);
    await page.reload();
    await reads(main, new RegExp(reference));
    expect(await shapeFindings(page)).toEqual([]);
  });

  it('shows all details of a verified reservation with its first photo', async () => {
    const person = await renter(site.server);
    const rental = await rented(person, 'reservations');
    await verify(rental, 'reserve');
    const { main } = await enter('/dashboard/reservation', person);
    const card = main.getByRole('article');
    await card
      .getByRole('img', { name: /Tata Nexon/ })
      .first()
      .waitFor();
    await reads(card, 'Shivajinagar', /^pending$/i, rental.transactionId, /^Created /);
  });

  it('shows the profile with a masked Aadhaar number, and the documents on request', async () => {
    const person = await renter(site.server, 'NOT_REGISTERED');
    await site.server.http
      .post('/api/auth/register')
      .set(bearer(person.account))
      .field('name', 'Asha Kulkarni')
      .field('address', '4 Karve Road, Pune 411004')
      .field('aadhaarNumber', '499118665246')
      .attach('aadhaarFile', await picture(21), 'a.png')
      .attach('drivingLicenseFile', await picture(22), 'l.png')
      .expect(200);
    const { page, main } = await enter('/dashboard/profile', person);
    await reads(main, 'Documents are under verification.', 'Full name', 'Asha Kulkarni');
    await reads(main, '4 Karve Road, Pune 411004', 'XXXX XXXX 5246', 'Submitted at');
    expect(await page.content()).not.toContain('49911866');
    for (const name of ['View Aadhaar', 'View driving licence']) {
      await main.getByRole('button', { name }).click();
      const picture = page.getByRole('dialog').getByRole('img').first();
      await picture.waitFor();
      await page.waitForFunction(
        (one) => (one as HTMLImageElement).naturalWidth > 0,
        await picture.elementHandle(),
      );
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }

    await site.server.db.query(`UPDATE consents SET version = 'earlier' WHERE customer_id = $1`, [person.id]);
    await page.goto('/dashboard/bookings');
    await reads(main, 'This text has changed since you agreed to it', /^How long: as long as/);
    await main.getByRole('button', { name: 'I agree' }).click();
    await main.getByText('This text has changed').waitFor({ state: 'detached' });
  });

  it('signs out elsewhere and changes the e-mail address after a proof, and requests a new name', async () => {
    const person = await renter(site.server);
    const forgetProof = `UPDATE sessions SET proved_at = app_now() - interval '1 hour' WHERE subject_id = $1`;
    await site.server.db.query(forgetProof, [person.id]);
    site.expectConsoleErrors(/status of 403/);
    const { page, main } = await enter('/dashboard/profile', person);
    const dialog = page.getByRole('dialog');
    await main.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await dialog.getByRole('button', { name: 'Send code by e-mail' }).click();
    await dialog.getByRole('status').waitFor();
    await dialog.getByLabel('Code').fill(await codeOf(person));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await reads(page, 'Signed out.');
    await dialog.waitFor({ state: 'detached' });

    await site.server.db.query(forgetProof, [person.id]);
    await main.getByRole('button', { name: 'Change e-mail address' }).click();
    await dialog.getByLabel('New e-mail address').fill('moved@example.com');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await dialog.getByRole('button', { name: 'Send code by e-mail' }).click();
    await dialog.getByRole('status').waitFor();
    await dialog.getByLabel('Code').fill(await codeOf(person));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await reads(dialog, /^We sent a code to moved@example.com/);
    const { body } = await site.server.http.get('/dev/outbox.json?to=moved@example.com').expect(200);
    await dialog.getByLabel('Code').fill(/Code: (\d+)/.exec(JSON.stringify(body))?.[1] ?? '');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await reads(main, 'moved@example.com');

    await main.getByRole('button', { name: 'Change name or address' }).click();
    await dialog.getByLabel('Full name').fill('Asha Deshpande');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await reads(main, 'Your new name, Asha Deshpande, is under verification. You can go on renting.');
  });

  it('shows the profile of an approved customer without a notice', async () => {
    const { main } = await enter('/dashboard/profile', await renter(site.server));
    await reads(main, '1 Test Road, Pune');
    expect(await main.getByText('Documents are under verification.').count()).toBe(0);
  });

  /** Reads the code in the newest message to the customer. */
  async function codeOf({ id }: { id: number }): Promise<string> {
    const { rows } = await site.server.db.query<{ email: string }>(
      'SELECT email FROM customers WHERE id = $1',
      [id],
    );
    const { body } = await site.server.http.get(`/dev/outbox.json?to=${rows[0]!.email}`).expect(200);
    return /Code: (\d+)/.exec(JSON.stringify(body))?.[1] ?? '';
  }

  it('lists open matters, removed and kept data, and then deletes the account with a code', async () => {
    const person = await renter(site.server);
    const open = await site.server.http
      .post('/api/complaints')
      .set(bearer(person.account))
      .field({ subject: 'Seat', message: 'The seat was dirty.' })
      .expect(201);
    const { page, main, context } = await enter('/dashboard/profile', person);
    // The wrong code causes an error, and so does the sign-out after the sessions have ended.
    site.expectConsoleErrors(/status of 401/);
    const dialog = page.getByRole('dialog');
    await main.getByRole('button', { name: 'Delete my account' }).click();
    await reads(dialog, 'Your account cannot be deleted yet', /^Complaint /);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await site.server.db.query(`UPDATE complaints SET state = 'RESOLVED' WHERE id = $1`, [
      (open.body as { data: { complaintId: number } }).data.complaintId,
    ]);

    await main.getByRole('button', { name: 'Delete my account' }).click();
    await reads(dialog, 'We remove at once', 'What stays under a number');
    await dialog.getByRole('button', { name: 'Send code by e-mail' }).click();
    await dialog.getByLabel('Code').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await shapeFindings(page)).toEqual([]);
    await dialog.getByLabel('Code').fill('000000');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await reads(dialog, 'Your account was not deleted.');
    await dialog.getByLabel('Code').fill(await codeOf(person));
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await reads(page, 'Your account is deleted.');
    expect(await cookiesOf(context)).toEqual({});
  });

  it('downloads all data with a code by e-mail', async () => {
    const person = await renter(site.server);
    const { page, main } = await enter('/dashboard/profile', person);
    await main.getByRole('button', { name: 'Download my data' }).click();
    await main.getByRole('button', { name: 'Send code by e-mail' }).click();
    await main.getByLabel('Code').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await shapeFindings(page)).toEqual([]);
    const code = await codeOf(person);
    await main.getByLabel('Code').fill(code);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('my-data.zip');
    await reads(page, 'Your data is saved on this device.');
  });

  it.each([
    ['/dashboard/new-booking', '/booking', 'book'],
    ['/dashboard/new-reservation', '/reserve', 'reserve'],
  ])('leads from %s to %s with the chosen car', async (path, next, action) => {
    const { page, main } = await enter(path, await renter(site.server));
    await main.getByRole('article').getByText('Get Car→').click();
    await page.waitForURL((url) => url.pathname === next && url.searchParams.get('car') === String(car));
    await main.getByRole('heading', { level: 1, name: /Tata Nexon XZ/ }).waitFor();
    await reads(main, 'Fare details');
    expect(await page.evaluate(() => sessionStorage.getItem('carAction'))).toBe(action);
  });

  it('shows the address for complaints', async () => {
    const { main } = await enter('/dashboard/complaints', await renter(site.server));
    await main.getByRole('heading', { level: 1, name: 'Complaints' }).waitFor();
    await main.getByRole('link', { name: 'support@example.com' }).waitFor();
  });
});
