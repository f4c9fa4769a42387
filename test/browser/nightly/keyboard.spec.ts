import type { Page } from 'playwright-core';
import { chooseFile, focused, moveBy, pressOn, tabTo, typeInto } from '../../support/browser/keyboard';
import { DESK, useSite } from '../../support/browser/site';
import { decidePayment } from '../../support/decisions';
import { dayAhead, newTransactionId, pay, renter } from '../../support/renting';
import { openSession } from '../../support/session';
import { buildCustomer, buildStaff, codeFor } from '../../support/test-data';

const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).first().waitFor();

describe('main journey by keyboard alone', () => {
  const site = useSite({ SEED_DEMO: 'on' });

  /** The code field is focused automatically. */
  async function enterCode(page: Page, email: string): Promise<void> {
    await page.getByLabel('OTP').waitFor();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('autocomplete') === 'one-time-code',
    );
    await page.keyboard.type(await codeFor(site.server, email));
    await page.keyboard.press('Enter');
  }

  /** Goes from the home page to the details of a luxury car, by the skip link and the filters. */
  async function findCar(page: Page): Promise<void> {
    await heading(page, /.+/);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash === '#content');
    await tabTo(page, /^Car type/);
    await page.keyboard.type('Luxury');
    await pressOn(page, /^Find Car/);
    await page.waitForURL(/\/carlist\?.*type=LUXURY/);
    await heading(page, 'Find the perfect ride for your next adventure!');
    await page.getByRole('article').first().waitFor();
    await pressOn(page, /Get Car/);
    await page.waitForURL(/\/car\/\d+/);
    await page.getByText('Starting from').waitFor();
  }

  async function signIn(page: Page, person: { mobile: string; email: string }): Promise<void> {
    await page.waitForURL('**/user-login*');
    await heading(page, 'Confirm your mobile and e-mail');
    await typeInto(page, /^Mobile number/, person.mobile);
    await typeInto(page, /^E-mail address/, person.email);
    await page.keyboard.press('Enter');
    await enterCode(page, person.email);
  }

  async function logIn(page: Page, email: string): Promise<void> {
    await page.waitForURL('**/login');
    await heading(page, 'Login');
    await typeInto(page, /^E-mail address/, email);
    await page.keyboard.press('Enter');
    await enterCode(page, email);
  }

  /** Accepts the agreement, confirms, and submits the payment details. Returns the transaction ID. */
  async function confirmAndPay(page: Page, confirm: RegExp, shade: number): Promise<string> {
    await pressOn(page, /accept/, 'Space');
    await pressOn(page, confirm);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Scan & Pay' }).waitFor();
    const inDialog = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement!.closest('[role=dialog]') !== null);
    expect(await focused(page)).toBe('Scan & Pay');

    // Tab stays within the dialog, and leaving it loses no input.
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await inDialog()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Continue to payment');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    expect(await focused(page)).toBe('Scan & Pay');

    await pressOn(page, /^I have done the payment/);
    await dialog.getByRole('heading', { name: 'Step 2: payment details' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Step 2: payment details');
    await pressOn(page, /^Submit Payment Details/);
    await dialog.getByRole('alert').filter({ hasText: 'All fields are required.' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'transactionId');
    const transactionId = newTransactionId();
    await page.keyboard.type(transactionId);
    await typeInto(page, /^Amount Paid/, '9999');
    await chooseFile(page, /^Screenshot/, 'paid.png', shade);
    await page.getByText('paid.png').waitFor();
    // An accidental Escape loses no input either.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The focus is back on the button that continues the payment.
    await page.waitForFunction(() => (document.activeElement?.textContent ?? '').startsWith('Continue'));
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    expect(await dialog.getByLabel('Transaction ID').inputValue()).toBe(transactionId);
    await dialog.getByText('paid.png').waitFor();
    await pressOn(page, /^Submit Payment Details/);
    return transactionId;
  }

  it('leads through home, filters, list, details, sign-in, dates and payment to the dashboard', async () => {
    const { page } = await site.open('/', { viewport: DESK });
    const person = await buildCustomer(site.server);
    await findCar(page);
    await pressOn(page, /^Book Now/);
    // The first 'Book Now' is in the bar and leads to the list. The button of the car follows its price.
    if (new URL(page.url()).pathname === '/carlist') throw new Error('Reached the wrong Book Now.');
    await signIn(page, person);

    await page.waitForURL('**/booking*');
    await page.getByRole('grid').first().waitFor();
    const before = await page.locator('button[aria-pressed] >> nth=0').innerText();
    await tabTo(page, /selected$/);
    for (const key of ['PageDown', 'ArrowRight', 'ArrowDown']) await moveBy(page, key);
    const from = await focused(page);
    await page.keyboard.press('Enter');
    await page.getByText('Now choose your return date.').waitFor();
    expect(await page.locator('button[aria-pressed] >> nth=0').innerText()).not.toBe(before);
    expect(await focused(page)).toContain(from.replace(/, selected$/, ''));
    for (let days = 0; days < 3; days += 1) await moveBy(page, 'ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByText(/Total ₹[\d,]+ for 3 days/).waitFor({ state: 'attached' });
    await page.getByText('Rentals of 3 days or more get 5% off.').waitFor();
    await typeInto(page, /^Pickup Time/, '2:00');
    await typeInto(page, /^Return Time/, '5:00 PM');
    await page.getByText(/Total ₹[\d,]+ for 3 days/).waitFor({ state: 'attached' });
    const transactionId = await confirmAndPay(page, /^Confirm Booking/, 301);

    await logIn(page, person.email);
    await page.waitForURL('**/dashboard');
    await page.getByText('Your document is under admin verification. Please wait.').waitFor();
    const { rows } = await site.server.db.query(
      'SELECT r.kind FROM payments p JOIN rentals r ON r.id = p.rental_id WHERE p.transaction_id = $1',
      [transactionId],
    );
    expect(rows).toEqual([{ kind: 'BOOKING' }]);
  });

  it('reserves a car with the native date fields', async () => {
    const { page } = await site.open('/', { viewport: DESK });
    const person = await buildCustomer(site.server);
    await findCar(page);
    await pressOn(page, /^Reserve Now/);
    await signIn(page, person);
    await page.waitForURL('**/reserve*');
    await page.getByLabel('From Date').waitFor();
    // A day equal to its month, because the browser's language decides which is typed first.
    const ahead = Array.from({ length: 60 }, (_day, index) => dayAhead(60 + index));
    const later = ahead.find((day) => day.slice(5, 7) === day.slice(8))!;
    const typed = `${later.slice(8)}${later.slice(5, 7)}${later.slice(0, 4)}`;
    await typeInto(page, /^From Date/, typed);
    await page.waitForURL(new RegExp(`from=${later}`));
    // Both dates are now the same day, so the return time must be later than the pickup time.
    await tabTo(page, /^Return Time/);
    await page.keyboard.press('End');
    await page.waitForFunction(
      () => (document.activeElement as HTMLSelectElement).value === '23:00' && location.search.includes('23'),
    );
    const transactionId = await confirmAndPay(page, /^Confirm Reservation/, 302);
    await logIn(page, person.email);
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: 'Reservation', exact: true }).waitFor();
    await pressOn(page, /^Reservation$/);
    await page.getByText('Your reservation is under admin review. Please wait.').waitFor();
    const { rows } = await site.server.db.query(
      'SELECT r.kind FROM payments p JOIN rentals r ON r.id = p.rental_id WHERE p.transaction_id = $1',
      [transactionId],
    );
    expect(rows).toEqual([{ kind: 'RESERVATION' }]);
  });

  it('moves the focus to a missing field, and registers', async () => {
    const { page } = await site.open('/login');
    const person = await buildCustomer(site.server, { approval: 'NOT_REGISTERED' });
    await logIn(page, person.email);
    await page.waitForURL('**/register');
    await page.getByRole('button', { name: /^Send for approval/ }).waitFor();
    await pressOn(page, /^Send for approval/);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
    await page.keyboard.type('Asha Kulkarni');
    await typeInto(page, /^Address/, '4 Karve Road, Pune 411004');
    // Arrow keys move through the kinds of identity documents.
    await page.getByRole('radio', { name: 'Aadhaar' }).focus();
    await page.keyboard.press('ArrowRight');
    await typeInto(page, /^Passport number/, 'K1234567');
    await chooseFile(page, /^Passport$/, 'passport.png', 303);
    await page.getByText('passport.png').waitFor();
    await chooseFile(page, /^Driving licence/, 'licence.png', 304);
    await page.getByText('licence.png').waitFor();
    await pressOn(page, /^Send for approval/);
    await page.waitForURL('**/waiting-page');
    const { rows } = await site.server.db.query('SELECT approval FROM customers WHERE id = $1', [person.id]);
    expect(rows).toEqual([{ approval: 'PENDING' }]);
  });

  it('moves the focus to a question that replaces its button, and to rows that a button adds', async () => {
    const { id, account, token } = await renter(site.server);
    const staff = await buildStaff(site.server, 'ADMIN');
    const admin = await openSession(site.server, 'admin', staff.id);
    const transactionId = await pay(site.server, token, { amount: 500, type: 'book' });
    const { rows } = await site.server.db.query<{ id: number }>(
      'SELECT id FROM payments WHERE transaction_id = $1',
      [transactionId],
    );
    await decidePayment(site.server, admin, rows[0]!.id, { isVerified: true });
    const { page } = await site.open('/dashboard/bookings', { cookies: { token: account } });
    await page.getByRole('button', { name: 'Refund it' }).waitFor();
    await pressOn(page, /^Refund it/);
    await page.waitForFunction(() => document.activeElement?.textContent.startsWith('Shall we refund ₹500'));
    await pressOn(page, /^Not now/);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Refund it');

    await site.server.db.query(
      `INSERT INTO audit_entries (staff_id, action, subject, subject_id, after)
       SELECT $2, 'view-document', 'customer', $1, '{"document": "LICENCE"}' FROM generate_series(1, 7)`,
      [String(id), staff.id],
    );
    await page.goto(new URL('/dashboard/profile', page.url()).href);
    await page.getByRole('button', { name: 'Show all 7' }).waitFor();
    await pressOn(page, /^Show all 7/);
    await page.waitForFunction(() => document.activeElement?.tagName === 'LI');
  });
});
