import type { Page, Request, Route } from 'playwright-core';
import { hasValue, reads, useSite } from '../../support/browser/site';
import { cut, drop } from '../../support/network/faulty-network';
import {
  dayAhead,
  hold,
  newTransactionId,
  pay,
  rejectedBooking,
  rentalRequest,
  type Renter,
  renter,
} from '../../support/renting';
import { moveClock } from '../../support/server';
import { openSession } from '../../support/session';
import { buildCar, buildStaff, signIn } from '../../support/test-data';
import { confirmAndSayPaid, sendPayment } from '../site/renting-steps';

const PAYMENTS = /^POST \/api\/payments/;
const SUBMIT = 'Submit Payment Details';

describe('responses that are lost', () => {
  const site = useSite();

  async function atBooking(car: number, token: string): Promise<Page> {
    const { page } = await site.open(
      `/booking?car=${car}&from=${dayAhead(10)}&to=${dayAhead(12)}&pickupTime=12:00&dropTime=12:00`,
      { session: { token, mobile: '9822000000', email: 'a@b.example' } },
    );
    return page;
  }

  async function atDetails(known?: Renter): Promise<Page> {
    const { token } = known ?? (await renter(site.server));
    const page = await atBooking(await buildCar(site.server), token);
    await confirmAndSayPaid(page, 'Confirm Booking');
    return page;
  }

  async function placedOnDevice(page: Page): Promise<{ reference: string; email: string }> {
    const stored = await page.evaluate(() => localStorage.getItem('placedRental'));
    return (JSON.parse(stored!) as { rental: { reference: string; email: string } }).rental;
  }

  it('books the car with a payment whose response was lost after the hold had ended', async () => {
    const page = await atDetails();
    site.expectConsoleErrors(/ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE/, /status of 409/);
    try {
      await moveClock(site.server, '16 minutes');
      site.network.fail(PAYMENTS, cut);
      const transactionId = await sendPayment(page, 3799);
      await reads(page.getByRole('dialog'), /What you typed is kept/);
      site.network.clearFaults();
      await page.reload();
      await reads(page.getByRole('dialog'), /^The car is no longer held for you\. Send your payment details/);
      await sendPayment(page, 3799, transactionId);
      await page.waitForURL('**/login');
      const { rows } = await site.server.db.query(
        'SELECT r.reference FROM payments p JOIN rentals r ON r.id = p.rental_id WHERE p.transaction_id = $1',
        [transactionId],
      );
      expect(rows).toEqual([{ reference: (await placedOnDevice(page)).reference }]);
    } finally {
      await moveClock(site.server, '0 seconds');
    }
  });

  it('refuses the transaction ID of another customer, also if an own payment is unclaimed', async () => {
    const [own, other] = [await renter(site.server), await renter(site.server)];
    await pay(site.server, own.token, { amount: 3799, type: 'book' });
    const page = await atDetails(own);
    site.expectConsoleErrors(/status of 409/);
    await sendPayment(page, 3799, await pay(site.server, other.token, { amount: 3799, type: 'book' }));
    const field = page.getByRole('dialog').getByLabel('Transaction ID');
    await reads(page.getByRole('dialog'), /^This transaction ID was already submitted/);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const { rows } = await site.server.db.query('SELECT FROM rentals WHERE customer_id = $1', [own.id]);
    expect(rows).toEqual([]);
    await sendPayment(page, 3799);
    await page.waitForURL('**/login');
  });

  it.each(['late', 'lost'])('finishes once if the response of the booking is %s', async (fault) => {
    const page = await atDetails();
    const readHold = site.network.hold(/^GET \/api\/holds/);
    let respond = (): void => undefined;
    const finished = new Promise<void>((resolve) => (respond = resolve));
    const delayed = async (route: Route): Promise<void> => {
      const response = await route.fetch({ maxRetries: 1 });
      readHold();
      await finished;
      await (fault === 'late' ? route.fulfill({ response }) : route.abort());
    };
    await page.route('**/api/bookings', delayed, { times: 1 });
    if (fault === 'lost') site.expectConsoleErrors(/ERR_FAILED/);
    await sendPayment(page, 3799);
    await page.waitForURL('**/login');
    const placed = await placedOnDevice(page);
    expect(placed.email).toBe('a@b.example');
    const isBooking = (request: Request): boolean => request.url().endsWith('/api/bookings');
    const responded =
      fault === 'late'
        ? page.waitForEvent('requestfinished', isBooking)
        : page.waitForEvent('requestfailed', isBooking);
    respond();
    await responded;
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(await placedOnDevice(page)).toEqual(placed);
    expect(await page.getByText('Submission failed').count()).toBe(0);
  });

  it('offers the last step on another visit if the request of the booking was lost', async () => {
    const { id, token } = await renter(site.server);
    const car = await buildCar(site.server);
    const page = await atBooking(car, token);
    site.expectConsoleErrors(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET/);
    site.network.fail(/^POST \/api\/bookings/, drop);
    await confirmAndSayPaid(page, 'Confirm Booking');
    await sendPayment(page, 3799);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Finish booking' }).waitFor();
    site.network.clearFaults();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('banner').getByRole('link').first().click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(/\/$/);
    const later = await atBooking(car, await openSession(site.server, 'renting', id));
    await later.getByRole('dialog').getByRole('button', { name: 'Finish booking' }).click();
    await later.waitForURL('**/login');
  });

  it('continues a hold of another visit with its dates, amount and payment details', async () => {
    const { token } = await renter(site.server);
    const car = await buildCar(site.server);
    const [fromDate, toDate] = [dayAhead(20), dayAhead(23)];
    const { body } = await hold(site.server, token, rentalRequest(car, { fromDate, toDate })).expect(201);
    const { amount } = (body as { data: { payment: { amount: number } } }).data.payment;
    const { page, main } = await site.open(`/booking?car=${car}`, {
      session: { token, mobile: '9822000000', email: 'a@b.example' },
    });
    const dialog = page.getByRole('dialog');
    await reads(dialog, 'Scan & Pay');
    await reads(main, /^₹\d,\d{3}$/);
    expect(await dialog.getByText(/^The fare has changed/).count()).toBe(0);
    await page.waitForURL(
      ({ searchParams: trip }) => trip.get('from') === fromDate && trip.get('to') === toDate,
    );
    await dialog.getByRole('button', { name: 'I have done the payment' }).click();
    await hasValue(dialog.getByLabel('Amount Paid'), String(amount));
    const transactionId = newTransactionId();
    await dialog.getByLabel('Transaction ID').fill(transactionId);
    await page.reload();
    await hasValue(dialog.getByLabel('Transaction ID'), transactionId);
  });

  it('accepts another payment whose response was lost before the dialog was closed', async () => {
    const admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
    const { person } = await rejectedBooking(site.server, admin);
    const { page, main } = await site.open('/dashboard/bookings', { cookies: { token: person.account } });
    site.expectConsoleErrors(/ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE/, /status of 409/);
    const dialog = page.getByRole('dialog');
    const open = () => main.getByRole('button', { name: /^Submit payment again/ }).click();
    await open();
    site.network.fail(PAYMENTS, cut);
    await sendPayment(page, 3799);
    await reads(dialog, /What you typed is kept/);
    site.network.clearFaults();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await open();
    await dialog.getByRole('button', { name: SUBMIT }).click();
    await dialog.waitFor({ state: 'detached' });
    await reads(page, /^Thank you\. Our team is verifying your payment/);
  });
});
