import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { openBrowser, visitor } from '../support/browser/browser';
import { visit } from '../support/browser/site';
import { endAll } from '../support/end-all';
import { type DroppingProxy, droppingProxy, type Loss } from '../support/network/dropping-proxy';
import { picture } from '../support/pictures';
import { dayAhead, hold, newTransactionId, pay, place, rentalRequest, renter } from '../support/renting';
import { moveClock, startServer, type TestServer } from '../support/server';
import { buildCar, codeFor } from '../support/test-data';

/** About the bandwidth of a phone at the edge of the city. */
const SLOW = { offline: false, latency: 300, downloadThroughput: 64_000, uploadThroughput: 48_000 };

async function throttle(page: Page, over: Partial<typeof SLOW> = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { ...SLOW, ...over });
}

describe('rental on a bad network', () => {
  let server: TestServer;
  let proxy: DroppingProxy;
  let browser: Browser;
  let carId: number;
  let shade = 100;

  beforeAll(async () => {
    server = await startServer();
    proxy = await droppingProxy(server.url);
    browser = await openBrowser();
  });
  beforeEach(async () => {
    carId = await buildCar(server);
  });
  afterAll(() => endAll(browser, proxy, server));

  const count = async (sql: string, ...values: unknown[]): Promise<number> =>
    Number((await server.db.query<{ count: string }>(`SELECT count(*) FROM ${sql}`, values)).rows[0]!.count);

  const screenshot = async (): Promise<{ name: string; mimeType: string; buffer: Buffer }> => ({
    name: 'paid.png',
    mimeType: 'image/png',
    buffer: await picture((shade += 1)),
  });

  const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

  /** Loses two responses, because most reads are retried once automatically. */
  const loseRead = (what: Loss, path: RegExp): Promise<void> => proxy.lose(what, 'GET', path, 2);

  async function fillDetails(page: Page, transactionId: string, amount: string): Promise<void> {
    await page.getByLabel('Transaction ID').fill(transactionId);
    await page.getByLabel('Amount Paid').fill(amount);
    await page.locator('input[type=file]').setInputFiles(await screenshot());
    await page.getByText('paid.png').waitFor();
  }

  // Some days ahead, because a pickup today may be too soon after the test moves the clock.
  const AHEAD = `&from=${dayAhead(10)}&to=${dayAhead(11)}`;

  /** Opens a car for a customer who has signed in to rent. */
  async function atBooking(
    search = '',
    viewport = { width: 390, height: 844 },
  ): Promise<{ page: Page; context: BrowserContext; person: Awaited<ReturnType<typeof renter>> }> {
    const person = await renter(server);
    const { page, context } = await visitor(browser, proxy.url, viewport);
    await page.goto('/about');
    await page.evaluate((token) => sessionStorage.setItem('token', token), person.token);
    await page.goto(`/booking?car=${carId}${search}`);
    return { page, context, person };
  }

  async function confirm(page: Page): Promise<void> {
    await page.getByRole('checkbox', { name: /accept/ }).check();
    await press(page, 'Confirm Booking');
    await page.getByRole('dialog').getByRole('heading', { name: 'Scan & Pay' }).waitFor();
  }

  describe.each<[string, Loss]>([
    ['requests', 'request'],
    ['responses', 'answer'],
  ])('loss of %s', (_title, loss) => {
    it('continues after one click each, without lost input, and creates each record once', async () => {
      const { page, context } = await visitor(browser, proxy.url);
      const person = {
        mobile: loss === 'request' ? '9822000201' : '9822000202',
        email: `${loss}@example.com`,
      };
      await visit(page, '/about');
      await throttle(page);

      let lost = proxy.lose(loss, 'GET', /^\/api\/vehicles(\?|$)/);
      await page.getByRole('link', { name: 'Book Now' }).first().click();
      await lost;
      await press(page, 'Try again');
      lost = loseRead(loss, new RegExp(`^/api/vehicles/${carId}$`));
      await page.locator(`a[href^="/car/${carId}"]`).first().click();
      await lost;
      await page.getByText('Error: No response from the server.').waitFor();
      await press(page, 'Try again');
      await press(page, 'Book Now');

      await page.waitForURL('**/user-login');
      lost = proxy.lose(loss, 'POST', /send-otp/);
      await page.getByLabel('Mobile').fill(person.mobile);
      await page.locator('main').getByLabel('E-mail').fill(person.email);
      await press(page, 'Send OTP');
      await lost;
      await page.getByText('Error sending OTP.').waitFor();
      expect(await page.getByLabel('Mobile').inputValue()).toBe(person.mobile);
      expect(await page.locator('main').getByLabel('E-mail').inputValue()).toBe(person.email);
      await press(page, 'Send OTP');

      const code = page.getByLabel('OTP');
      await code.waitFor();
      lost = proxy.lose(loss, 'POST', /verify-otp/);
      await code.fill(await codeFor(server, person.email));
      await press(page, 'Verify OTP');
      await lost;
      await page.getByText('Error verifying OTP.').waitFor();
      const days = loseRead(loss, /^\/api\/availability\//);
      const fare = proxy.lose(loss, 'POST', /calculate/, 2);
      const newCode = loss === 'answer' ? page.waitForResponse(/send-otp/) : null;
      await press(page, 'Verify OTP');
      if (newCode) {
        await page.getByText("We couldn't sign you in.").waitFor();
        await newCode;
        await code.fill(await codeFor(server, person.email));
        await press(page, 'Verify OTP');
      }

      await page.waitForURL('**/booking');
      await Promise.all([days, fare]);
      await page.getByText('We could not load the taken dates.').waitFor();
      await page.getByText('Failed to recalculate fare details').waitFor();
      const section = (name: string): Locator => page.getByRole('region', { name });
      await section('When do you need it?').getByRole('button', { name: 'Try again' }).click();
      await section('Fare details').getByRole('button', { name: 'Try again' }).click();
      await page.getByText('Duration').waitFor();

      await page.getByRole('checkbox', { name: /accept/ }).check();
      lost = proxy.lose(loss, 'POST', /^\/api\/holds$/);
      await press(page, 'Confirm Booking');
      await lost;
      await page.getByText('No response from the server.').waitFor();
      expect(await page.getByRole('checkbox', { name: /accept/ }).isChecked()).toBe(true);
      await press(page, 'Confirm Booking');

      await press(page, 'I have done the payment');
      const transactionId = newTransactionId();
      await fillDetails(page, transactionId, '1999');
      lost = proxy.lose(loss, 'POST', /transaction-details/);
      await press(page, 'Submit Payment Details');
      await lost;
      await page.getByText('What you typed is kept').waitFor();
      expect(await page.getByLabel('Transaction ID').inputValue()).toBe(transactionId);
      expect(await page.getByLabel('Amount Paid').inputValue()).toBe('1999');
      expect(await page.getByText('paid.png').isVisible()).toBe(true);
      lost = proxy.lose(loss, 'POST', /^\/api\/bookings$/);
      await press(page, 'Submit Payment Details');
      await lost;
      await page.getByText('No response from the server.').waitFor();
      await press(page, 'Finish booking');

      await page.waitForURL('**/login');
      expect(await count('holds WHERE car_id = $1', carId)).toBe(1);
      expect(await count('rentals WHERE car_id = $1', carId)).toBe(1);
      expect(await count('occupancies WHERE car_id = $1', carId)).toBe(1);
      expect(await count('payments WHERE transaction_id = $1', transactionId)).toBe(1);
      expect(await count('customers WHERE email = $1', person.email)).toBe(1);
      await context.close();
    });
  });

  it('restores dialog, countdown, step and input after a reload', async () => {
    const { page, context } = await atBooking();
    await confirm(page);
    await page.reload();
    await page.getByRole('dialog').getByRole('heading', { name: 'Scan & Pay' }).waitFor();
    expect(await page.getByRole('timer').innerText()).toMatch(/^1[45]:\d\d$/);
    await press(page, 'I have done the payment');
    await page.getByLabel('Transaction ID').fill('UTR 4711 0815');
    await page.reload();
    await page.getByRole('heading', { name: 'Step 2: payment details' }).waitFor();
    expect(await page.getByLabel('Transaction ID').inputValue()).toBe('UTR 4711 0815');

    // A restored tab has the address and the session storage of the closed one.
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
    const address = page.url();
    await page.close();
    const again = await context.newPage();
    await again.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
    }, kept);
    await again.goto(address);
    await again.getByRole('heading', { name: 'Step 2: payment details' }).waitFor();
    expect(await again.getByLabel('Transaction ID').inputValue()).toBe('UTR 4711 0815');
    await context.close();
  });

  it('reports that the hold could not be loaded after a reload, and retries on a click', async () => {
    const { page, context } = await atBooking();
    await confirm(page);
    const lost = proxy.lose('request', 'GET', /^\/api\/holds\//, 3);
    await page.reload();
    await lost;
    await page.getByText('We could not load the car held for you.').waitFor();
    await press(page, 'Try again');
    await page.getByRole('dialog').getByRole('heading', { name: 'Scan & Pay' }).waitFor();
    await context.close();
  });

  it('keeps a filled form while the phone is offline', async () => {
    const { page, context } = await atBooking();
    await confirm(page);
    await press(page, 'I have done the payment');
    const transactionId = newTransactionId();
    await fillDetails(page, transactionId, '1999');
    await context.setOffline(true);
    await press(page, 'Submit Payment Details');
    await page.getByText('What you typed is kept').waitFor();
    const alert = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'What you typed is kept' });
    expect(await alert.innerText()).toMatch(/^Nothing is paid or booked twice\n/);
    await context.setOffline(false);
    await press(page, 'Submit Payment Details');
    await page.waitForURL('**/login');
    expect(await count('rentals WHERE car_id = $1', carId)).toBe(1);
    expect(await count('payments WHERE transaction_id = $1', transactionId)).toBe(1);
    await context.close();
  });

  it('books the car although the hold expires during the payment', async () => {
    const { page, context } = await atBooking(AHEAD);
    await confirm(page);
    try {
      await moveClock(server, '16 minutes');
      await page.reload();
      await page.getByRole('heading', { name: 'The car is no longer held for you' }).waitFor();
      await page.getByText('Already paid? Do not pay again.').waitFor();
      await press(page, 'I have paid already');
      await page.getByText('Send your payment details anyway').waitFor();
      const transactionId = newTransactionId();
      await fillDetails(page, transactionId, '1999');
      await press(page, 'Submit Payment Details');
      await page.waitForURL('**/login');
      expect(await count('payments WHERE transaction_id = $1 AND rental_id IS NOT NULL', transactionId)).toBe(
        1,
      );
    } finally {
      await moveClock(server, '0');
    }
    await context.close();
  });

  it('explains what happens to the payment when the car is lost, and offers other cars', async () => {
    const other = await buildCar(server, { carName: 'The Other' });
    const { page, context } = await atBooking(AHEAD);
    await confirm(page);
    await press(page, 'I have done the payment');
    const transactionId = newTransactionId();
    await fillDetails(page, transactionId, '1999');
    try {
      await moveClock(server, '16 minutes');
      const faster = await renter(server);
      const { rows } = await server.db.query<{ from_date: string; to_date: string }>(
        `SELECT to_char(from_date, 'YYYY-MM-DD') from_date, to_char(to_date, 'YYYY-MM-DD') to_date FROM holds WHERE car_id = $1`,
        [carId],
      );
      const wanted = rentalRequest(carId, { fromDate: rows[0]!.from_date, toDate: rows[0]!.to_date });
      await pay(server, faster.token, { amount: 1999, type: 'book' });
      await place(server, 'bookings', faster.token, wanted).expect(201);

      await press(page, 'Submit Payment Details');
      await page.getByRole('heading', { name: 'The car is no longer available' }).waitFor();
      await page.getByText('We have your payment details.').waitFor();
      await page.getByText('Similar cars that are free on your dates').waitFor();
      expect(await page.locator(`[role=dialog] a[href^="/car/"]`).count()).toBeGreaterThan(0);
      expect(await count('payments WHERE transaction_id = $1', transactionId)).toBe(1);
      expect(await count('rentals WHERE car_id = $1', carId)).toBe(1);
      expect(other).toBeGreaterThan(0);
    } finally {
      await moveClock(server, '0');
    }
    await context.close();
  });

  it('offers the next free time and other cars when another customer was faster', async () => {
    const dates = `&from=${dayAhead(20)}&to=${dayAhead(21)}`;
    const { page, context } = await atBooking(dates);
    await page.getByRole('checkbox', { name: /accept/ }).check();
    const faster = await renter(server);
    const wanted = rentalRequest(carId, { fromDate: dayAhead(20), toDate: dayAhead(21) });
    await hold(server, faster.token, wanted).expect(201);
    await press(page, 'Confirm Booking');
    await page.getByText('The car was just taken').waitFor();
    await page.getByText('Similar cars that are free on your dates').waitFor();
    await press(page, 'Use these dates');
    await page.waitForURL(new RegExp(`from=${dayAhead(21)}`));
    await context.close();
  });
});
