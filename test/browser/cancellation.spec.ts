import type { Page } from 'playwright-core';
import { reads, useSite } from '../support/browser/site';
import { picture } from '../support/pictures';
import { newTransactionId, pay, place, rentalRequest, renter } from '../support/renting';
import { setPickupIn } from '../support/rows';
import { moveClock } from '../support/server';
import { openSession } from '../support/session';
import { bearer, buildCar, buildCustomer, buildStaff, codeFor, signIn } from '../support/test-data';

const TOTAL = 3799;
const WORDS = { bookings: 'book', reservations: 'reserve' } as const;

describe('cancellation and repeated payment', () => {
  const site = useSite();
  let admin: string;
  beforeAll(async () => {
    admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
  });

  /** An approved customer with a rental, on the dashboard. */
  async function rented(
    kind: keyof typeof WORDS,
  ): Promise<{ page: Page; id: number; customerId: number; email: string; transactionId: string }> {
    const { server } = site;
    const person = await buildCustomer(server, { approval: 'APPROVED' });
    const token = await signIn(server, 'customer', person);
    const total = kind === 'bookings' ? TOTAL : TOTAL + 199;
    const transactionId = await pay(server, token, { amount: total, type: WORDS[kind], shade: person.id });
    const carId = await buildCar(server, { carName: 'Aria', costPerDay: 1800 });
    const { data } = (await place(server, kind, token, rentalRequest(carId)).expect(201)).body;
    const path = kind === 'bookings' ? '/dashboard/bookings' : '/dashboard/reservation';
    const { page } = await site.open(path, { cookies: { token } });
    const id = data.id ?? data.reservationId;
    return { page, id, customerId: person.id, email: person.email, transactionId };
  }

  const verify = (transactionId: string, bookingId: number, isVerified: boolean) =>
    site.server.http
      .put('/api/payments/verify')
      .set(bearer(admin))
      .send({
        transactionId,
        bookingId,
        actionType: 'book',
        isVerified,
        ...(isVerified ? {} : { reason: 'No such transfer on our statement' }),
      })
      .expect(200);

  it.each(['bookings', 'reservations'] as const)(
    'offers no cancellation of %s after the pickup time',
    async (kind) => {
      const { page, id } = await rented(kind);
      const cancel = page.getByRole('button', { name: /^Cancel/ });
      await cancel.waitFor();
      await setPickupIn(site.server, id, -1);
      await page.reload();
      await page.getByText('Aria').first().waitFor();
      expect(await cancel.count()).toBe(0);
    },
  );

  it('takes two clicks, fewer than booking, and states what we pay if we cancel', async () => {
    const { page } = await rented('bookings');
    await page.getByRole('button', { name: /^Cancel booking/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(
        'If we cancel, we refund everything you paid; after our confirmation we also pay what you would have lost by cancelling then.',
      )
      .waitFor();
    await dialog.getByRole('button', { name: /^Cancel with a refund of/ }).click();
    await dialog.getByText('Cancelled', { exact: true }).waitFor();
  });

  it('shows the refund before a booking is cancelled, and the result afterwards', async () => {
    site.expectConsoleErrors(/status of 40[39]/, /ERR_FAILED/);
    const { page, id, email, transactionId } = await rented('bookings');
    await page.getByText('Your document is under admin verification. Please wait.').waitFor();
    await page.getByText('We are verifying your payment.').waitFor();
    await verify(transactionId, id, true);
    await page.reload();

    await page.getByRole('button', { name: `Cancel booking #${id}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Pickup is 48 or more hours away: full refund.').waitFor();
    expect(await dialog.getByRole('definition').allInnerTexts()).toEqual([
      '₹3,799',
      '₹3,799',
      expect.stringMatching(/^\w{3}, \d+ \w+ \d{4}$/),
    ]);
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: `Cancel booking #${id}` }).click();
    await dialog.getByLabel('Why are you cancelling?').fill('Our plans have changed');
    // The refund shrinks between the preview and the click, so the rental must not be cancelled.
    await setPickupIn(site.server, id, 30, { rentedMinutesAgo: 1440, lengthHours: 30 });
    await dialog.getByRole('button', { name: 'Cancel with a refund of ₹3,799' }).click();
    await dialog.getByText('Your refund has changed since you opened this.').waitFor();
    expect(await dialog.getByLabel('Why are you cancelling?').inputValue()).toBe('Our plans have changed');
    await page.route('**/cancellation', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Cancel with a refund of ₹1,899.50' }).click();
    await dialog.getByText('No response from the server.').waitFor();
    await page.unroute('**/cancellation');
    await dialog.getByRole('button', { name: 'Cancel with a refund of ₹1,899.50' }).click();
    await dialog.getByText('It is cancelled. We have e-mailed you the details.').waitFor();
    await dialog.getByText('Refund of ₹1,899.50 by').waitFor();
    await dialog.getByRole('link', { name: 'Say where we send your refund' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByLabel('UPI ID').fill('asha@okbank');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Your refund goes to: UPI ID as…@okbank').waitFor();

    await moveClock(site.server, '11 minutes');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByLabel('Send it to').selectOption('UPI');
    await page.getByLabel('UPI ID').fill('kulkarni@okbank');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('You signed in some time ago. First confirm that it is you.').waitFor();
    await page.getByRole('button', { name: 'Send code by e-mail' }).click();
    await page.getByText('We sent a code to the e-mail address of your account.').waitFor();
    await page.getByLabel('Code').fill(await codeFor(site.server, email));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText('Your refund goes to: UPI ID ku…@okbank').waitFor();
    await page.goBack();

    const card = page.getByRole('article');
    await card.getByText('CANCELLED', { exact: true }).waitFor();
    await card.getByText('Refund of ₹1,899.50 by').waitFor();
    expect(await page.getByRole('button', { name: `Cancel booking #${id}` }).count()).toBe(0);
  });

  it('reports an outage, a sign-out and a lost response, and reads the list again after them', async () => {
    site.expectConsoleErrors(/status of (401|429|503)/, /ERR_FAILED/);
    const { page, id } = await rented('bookings');
    const dialog = page.getByRole('dialog');
    const cancel = dialog.getByRole('button', { name: 'Cancel with a refund of ₹3,799' });
    const refuseWith = (status: number, code: number) =>
      page.route(
        '**/cancellation',
        (route) => route.fulfill({ status, json: { code, status: 'NO', message: 'Not now.', data: null } }),
        { times: 1 },
      );
    await refuseWith(503, 1500);
    await page.getByRole('button', { name: `Cancel booking #${id}` }).click();
    await dialog.getByRole('alert').getByText('It has not been cancelled.').waitFor();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await cancel.waitFor();
    for (const [http, code, title] of [
      [429, 1011, 'It has not been cancelled.'],
      [401, 1003, 'It has not been cancelled.'],
      [503, 1500, 'It may have been cancelled already.'],
      [401, 1003, 'It may have been cancelled already.'],
    ] as const) {
      await refuseWith(http, code);
      await cancel.click();
      await dialog.getByRole('alert').getByText(title).waitFor();
    }
    expect(await dialog.getByRole('link', { name: 'Login' }).getAttribute('target')).toBe('_blank');

    await page.route(
      '**/cancellation',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await cancel.click();
    await dialog.getByText('It may have been cancelled already.').waitFor();
    await refuseWith(429, 1011);
    await cancel.click();
    await dialog.getByText('Not now.').waitFor();
    expect(await dialog.getByRole('alert').innerText()).toContain('It may have been cancelled already.');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('article').getByText('CANCELLED', { exact: true }).waitFor();
  });

  const endSessions = (customerId: number) =>
    site.server.db.query(
      `UPDATE sessions SET revoked_at = app_now() WHERE kind = 'customer' AND subject_id = $1`,
      [customerId],
    );

  /** Signs in in another tab after the session ended. Returns a function that releases the new list. */
  async function signInElsewhere(page: Page, customerId: number): Promise<() => void> {
    const token = await openSession(site.server, 'customer', customerId);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const isList = /\/user\/(bookings|reservations)$/;
    await page.route(isList, async (route) => {
      if (route.request().headers()['authorization']?.endsWith(token)) await released;
      await route.continue();
    });
    await page.context().addCookies([{ name: 'token', value: token, url: site.network.url }]);
    const requested = page.waitForRequest(
      (request) => isList.test(request.url()) && request.headers()['authorization']?.endsWith(token) === true,
    );
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await requested;
    return release;
  }

  it.each(['bookings', 'reservations'] as const)(
    'continues the cancellation of %s after a new sign-in, and hides the earlier list',
    async (kind) => {
      site.expectConsoleErrors(/status of 401/);
      const { page, id, customerId } = await rented(kind);
      await page.getByRole('button', { name: new RegExp(`^Cancel \\w+ #${id}`) }).click();
      const dialog = page.getByRole('dialog');
      const cancel = dialog.getByRole('button', { name: /^Cancel with a refund of/ });
      await dialog.getByLabel('Why are you cancelling?').fill('Our plans have changed');
      await endSessions(customerId);
      await cancel.click();
      await dialog.getByRole('link', { name: 'Login' }).waitFor();

      const release = await signInElsewhere(page, customerId);
      await page.getByText('Loading').first().waitFor({ state: 'attached' });
      expect(await page.locator('main').getByText('Aria').filter({ visible: true }).count()).toBe(0);
      release();
      await page.locator('main').getByText('Aria').first().waitFor();
      expect(await dialog.getByLabel('Why are you cancelling?').inputValue()).toBe('Our plans have changed');
      await cancel.click();
      await reads(dialog, 'Cancelled');
    },
  );

  it('closes the cancellation if another customer signs in', async () => {
    site.expectConsoleErrors(/status of 401/);
    const { page, id, customerId } = await rented('bookings');
    await page.getByRole('button', { name: `Cancel booking #${id}` }).click();
    await page.getByRole('dialog').waitFor();
    await endSessions(customerId);
    const release = await signInElsewhere(page, (await renter(site.server)).id);
    await page.locator('main').getByText('Aria').first().waitFor({ state: 'hidden' });
    release();
    await reads(page, 'No bookings found.');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('cancels a reservation with an unverified payment, and announces its verification', async () => {
    const { page, id } = await rented('reservations');
    await page.getByRole('button', { name: `Cancel reservation #${id}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Your payment is not verified yet.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel with a refund of ₹3,998' }).click();
    await dialog.getByText('We verify your payment first.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('article').getByText('We verify your payment first.').waitFor();
  });

  it('accepts new details after a rejected payment, and keeps refused input', async () => {
    site.expectConsoleErrors(/status of 409/);
    const { page, id, transactionId } = await rented('bookings');
    await verify(transactionId, id, false);
    const other = await signIn(site.server, 'customer', await buildCustomer(site.server));
    const used = await pay(site.server, other, { amount: TOTAL, type: 'book' });
    await page.reload();
    await page.getByText('Your payment was not accepted: No such transfer on our statement').waitFor();
    await page.getByRole('button', { name: `Submit payment again for booking #${id}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Not paid yet? Pay ₹3,799 now').click();
    await dialog.getByRole('img', { name: 'UPI payment code for ₹3,799 to ' }).waitFor();
    await dialog.getByRole('button', { name: 'Submit Payment Details' }).click();
    await dialog.getByText('All fields are required.').waitFor();
    await dialog.getByLabel('Transaction ID').fill(used);
    await dialog.getByLabel('Amount Paid').fill(String(TOTAL));
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'paid.png',
      mimeType: 'image/png',
      buffer: await picture(240),
    });
    await dialog.getByRole('button', { name: 'Submit Payment Details' }).click();
    await dialog.getByText('This transaction ID was already submitted.').waitFor();
    expect(await dialog.getByLabel('Amount Paid').inputValue()).toBe(String(TOTAL));

    const again = newTransactionId();
    await dialog.getByLabel('Transaction ID').fill(again);
    await dialog.getByRole('button', { name: 'Submit Payment Details' }).click();
    await page.getByText('Thank you. Our team is verifying your payment.').waitFor();
    await page.getByRole('article').getByText(again).waitFor();
    await page.getByText('We are verifying your payment.').waitFor();
    await verify(again, id, true);
    await page.reload();
    await page.getByText('CONFIRMED', { exact: true }).waitFor();
  });
});
