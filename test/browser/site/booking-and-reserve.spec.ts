import { shortDay } from '../../../backend/contract/calendar';
import {
  changed,
  cookiesOf,
  DESK,
  type Guest,
  hasValue,
  keeps,
  reads,
  sessionOf,
  useSite,
} from '../../support/browser/site';
import { attachCar, selectedCar } from '../../support/cars';
import { dayAhead, hold, rentalRequest, renter } from '../../support/renting';
import { requireDeposit } from '../../support/settings';
import { buildStaff, signIn } from '../../support/test-data';
import { confirmAndSayPaid, sendPayment } from './renting-steps';

const FACTS = {
  Name: 'Tata Nexon',
  Model: 'XZ',
  Year: '2025',
  'Vehicle type': 'SUV',
  'Fuel type': 'Petrol',
  Transmission: 'Manual',
  'Mileage (km/l)': '17.4',
  'Seating capacity': '5',
  Location: 'Shivajinagar',
  'Cost per day': '₹2,400',
};

describe('/booking and /reserve', () => {
  const site = useSite();
  let car: number;
  let chosen: string;
  beforeAll(async () => {
    car = await attachCar(site.server, {}, 1);
    chosen = await selectedCar(site.server, car);
  });

  const trip = (from: number, to: number, times = ''): string =>
    `?from=${dayAhead(from)}&to=${dayAhead(to)}${times}`;
  async function holdCar(from: number, to: number): Promise<void> {
    const { token } = await renter(site.server);
    const days = { fromDate: dayAhead(from), toDate: dayAhead(to) };
    await hold(site.server, token, rentalRequest(car, days)).expect(201);
  }
  let days = 47;
  async function renting(
    search: string,
    cookie: 'with cookie' | 'without cookie',
    path = '/booking',
    carAction = 'book',
  ): Promise<Guest> {
    const { token, account } = await renter(site.server);
    return site.open(path + search, {
      session: { token, selectedCar: chosen, carAction, mobile: '9822000000', email: 'a@b.example' },
      cookies: cookie === 'with cookie' ? { token: account } : {},
    });
  }

  it('shows the car, the dates, the times with their windows, the fare and the terms', async () => {
    const { main } = await site.open(`/booking${trip(10, 13)}`, {
      session: { selectedCar: chosen },
      viewport: DESK,
    });
    await main.getByRole('heading', { level: 1, name: /Tata Nexon XZ/ }).waitFor();
    await reads(main, 'From Date', 'To Date', 'Fare details', 'Duration', '3 days', 'Total', 'Terms');
    await main
      .getByLabel('Pickup Time (12PM-11PM)')
      .or(main.getByLabel(/^Pickup Time/))
      .waitFor();
    await main.getByLabel(/^Return Time/).waitFor();
    // 3 x 2400 less 5%, washing 199.
    const fare = main.getByRole('region', { name: 'Fare details' });
    await reads(fare, '₹7,200', /^[-−]₹360$/, '₹199', '₹7,039');
    await reads(fare, /damage insurance/i, '₹0', 'No cover: you pay for repairs', /washing/i);
    await reads(main, /^Late return: ₹300 per hour/, /at least 21 years old/);
    await reads(fare, /^Free cancellation until /);
    await reads(main.getByRole('region', { name: 'Possible extra charges' }), 'Security deposit', 'None.');
  });

  it('disables Confirm until the agreement is accepted, and links the agreement', async () => {
    const { page, main } = await site.open(`/booking${trip(10, 12)}`, { session: { selectedCar: chosen } });
    const confirm = main.getByRole('button', { name: 'Confirm Booking' });
    await reads(main, 'Please accept the agreement before booking.');
    expect(await main.locator('input:checked').count()).toBe(0);
    expect(await confirm.isDisabled()).toBe(true);
    await main.getByRole('checkbox').check();
    expect(await confirm.isEnabled()).toBe(true);
    expect(await main.getByText('Please accept the agreement before booking.').count()).toBe(0);
    for (const name of ['View agreement', 'Download agreement']) {
      const path = await main.getByRole('link', { name }).getAttribute('href');
      const answer = await page.request.get(path!);
      expect(answer.headers()['content-type']).toContain('application/pdf');
    }
  });

  it('refuses a return time outside its window', async () => {
    const { main } = await site.open(`/booking${trip(10, 12, '&pickupTime=12:00&dropTime=23:30')}`, {
      session: { selectedCar: chosen },
    });
    const message = 'Return time must be between 12:00 AM and 11:00 PM';
    await main.getByRole('alert').filter({ hasText: message }).waitFor();
  });

  it('requires the return after the pickup on the same day', async () => {
    const { main } = await site.open(`/booking${trip(10, 10, '&pickupTime=14:00&dropTime=13:00')}`, {
      session: { selectedCar: chosen },
    });
    await reads(main, 'Return time must be between 2:00 PM and 11:00 PM');
    await main.getByLabel(/^Return Time/).selectOption('14:30');
    await reads(main, '1 day');
    expect(await main.getByText(/^Return time must be/).count()).toBe(0);
  });

  it('marks and disables the days on which the car is taken', async () => {
    await holdCar(20, 24);
    const session = { selectedCar: chosen };
    const { main } = await site.open(`/booking${trip(18, 19)}`, { session, viewport: DESK });
    const taken = main.getByRole('button', { name: /, taken$/ });
    await taken.first().waitFor();
    expect(await taken.count()).toBe(3);
    expect(await taken.first().isDisabled()).toBe(true);
  });

  it.each([
    ['/booking', 'Confirm Booking'],
    ['/reserve', 'Confirm Reservation'],
  ])(
    'shows the confirm button of %s within 1.9 screens of a phone, and leads to it from a bar',
    async (path, name) => {
      const height = 740;
      const { page, main } = await site.open(`${path}${trip(10, 12)}`, {
        session: { selectedCar: chosen },
        viewport: { width: 360, height },
      });
      await reads(main, 'Total');
      const confirm = main.getByRole('button', { name });
      const { y, height: tall } = (await confirm.boundingBox())!;
      expect(y + tall).toBeLessThanOrEqual(1.9 * height);
      const review = main.getByRole('button', { name: 'Review and confirm' });
      await review.click();
      await review.waitFor({ state: 'detached' });
      await main.getByRole('button', { name: 'Read the terms' }).click();
      await reads(main, /^Full refund until .* none after that\./);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Terms');
    },
  );

  it('opens the calendar on a phone when a date is tapped, until both are chosen', async () => {
    const { page, main } = await site.open(`/booking${trip(10, 12)}`, { session: { selectedCar: chosen } });
    const calendar = main.getByRole('grid');
    await main.getByRole('button', { name: /^To Date/ }).waitFor();
    expect(await calendar.count()).toBe(0);
    await main.getByRole('button', { name: /^From Date/ }).click();
    await reads(main, 'Choose your pickup date.');
    const days = calendar.getByRole('button', { name: /selected$/ });
    await days.first().click();
    await reads(main, 'Now choose your return date.');
    await days.first().click();
    await calendar.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^To Date/);
  });

  it('selects the latest return that the price allows, and shows the day that a midnight begins', async () => {
    const { main } = await site.open(`/booking${trip(10, 12, '&pickupTime=15:00')}`, {
      session: { selectedCar: chosen },
    });
    const back = main.getByLabel(/^Return Time/);
    await back.waitFor();
    expect(await back.inputValue()).toBe('15:00');
    await main.getByLabel(/^Pickup Time/).selectOption('18:30');
    await hasValue(back, '18:30');
    await back.selectOption('00:00');
    await reads(main, /^12:00 AM \(start of \w{3}, \d{1,2} \w{3,4} \d{4}\)$/);
  });

  it('shows errors next to the invalid payment fields, and requires all fields', async () => {
    const { page } = await renting(trip(30, 31), 'without cookie');
    await confirmAndSayPaid(page, 'Confirm Booking');
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByLabel('Amount Paid');
    expect(await amount.inputValue()).toBe('2599');
    await amount.fill('2000');
    await reads(dialog, /^₹599 less than the total of ₹2,599\./);
    await dialog.getByLabel('Transaction ID').fill('123');
    await dialog.getByRole('button', { name: 'Submit Payment Details' }).click();
    await reads(dialog, 'All fields are required.', /^A transaction ID has 6 to 35 letters/);
    await reads(dialog, 'Add a screenshot of the payment, or the receipt as a PDF.');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'transactionId');
    await dialog.getByLabel('Transaction ID').fill('400000000000');
    await dialog.getByText(/^A transaction ID has/).waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Submit Payment Details' }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'screenshot');
    expect(await dialog.getByLabel('Transaction ID').inputValue()).toBe('400000000000');
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'payment.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('paid'),
    });
    await reads(dialog, /This kind of file cannot be used\./);
  });

  /** On `/login`, the page itself clears the rest of the session storage. */
  it.each([
    ['/booking', 'Confirm Booking', 'book', 2599, 'with cookie', '/dashboard', { other: 'x' }],
    ['/booking', 'Confirm Booking', 'book', 2599, 'without cookie', '/login', {}],
    ['/reserve', 'Confirm Reservation', 'reserve', 2798, 'with cookie', '/dashboard', {}],
  ] as const)(
    'clears the session after %s, %s (%s, %d), %s, and leads to %s',
    async (path, confirm, carAction, total, cookie, next, left) => {
      const { page, context } = await renting(trip((days += 3), days + 1), cookie, path, carAction);
      const before = await cookiesOf(context);
      await page.evaluate(() => sessionStorage.setItem('other', 'x'));
      await confirmAndSayPaid(page, confirm);
      const transactionId = await sendPayment(page, total);
      await page.waitForURL((url) => url.pathname === next);
      await page.getByRole('heading', { level: 1, name: next === '/login' ? 'Login' : /bookings/ }).waitFor();
      await keeps(page, left);
      if (cookie === 'with cookie') expect(await cookiesOf(context)).toEqual(before);
      if (path === '/booking' && cookie === 'with cookie') await reads(page.locator('main'), transactionId);
      const { rows } = await site.server.db.query(
        `SELECT r.status FROM rentals r JOIN payments p ON p.rental_id = r.id WHERE p.transaction_id = $1`,
        [transactionId],
      );
      expect(rows).toEqual([{ status: 'PENDING' }]);
    },
  );

  it('shows the facts of a car to reserve in a table', async () => {
    const { main } = await site.open('/reserve', { session: { selectedCar: chosen } });
    await main.getByRole('heading', { name: 'About this car' }).click();
    const rows = main.getByRole('table').getByRole('row');
    await rows.first().waitFor();
    const facts = await rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent)),
    );
    expect(Object.fromEntries(facts)).toEqual(FACTS);
  });

  it('computes the fare of a reservation with both fixed charges and the discount', async () => {
    const { main } = await site.open(`/reserve?from=${dayAhead(10)}&to=${dayAhead(17)}`, {
      session: { selectedCar: chosen },
    });
    const fare = main.getByRole('region', { name: 'Fare details' });
    // 7 x 2400 less 10%, washing and convenience 199 each.
    await reads(fare, '7 days', '₹16,800', /^[-−]₹1,680$/, '₹15,518');
    expect(await fare.getByText('₹199', { exact: true }).count()).toBe(2);
  });

  it('moves the return date of a reservation when the pickup moves past it', async () => {
    const { main } = await site.open(`/reserve?from=${dayAhead(10)}&to=${dayAhead(12)}`, {
      session: { selectedCar: chosen },
    });
    const [from, to] = [main.getByLabel('From Date'), main.getByLabel('To Date')];
    await from.waitFor();
    expect(await from.getAttribute('min')).toBe(dayAhead(0));
    expect(await to.getAttribute('min')).toBe(dayAhead(10));
    await from.fill(dayAhead(15));
    expect(await changed(() => to.inputValue(), dayAhead(12))).toBe(dayAhead(15));
    // The latest return of a day costs no more than an earlier one.
    await hasValue(main.getByLabel(/^Return Time/), '23:00');
    // The dates in words do not depend on the browser's date input.
    await reads(main, '1 day', shortDay(dayAhead(15)));
  });

  it('marks a taken date of a reservation as invalid', async () => {
    await holdCar(100, 104);
    const { main } = await site.open('/reserve', { session: { selectedCar: chosen } });
    const from = main.getByLabel('From Date');
    await from.fill(dayAhead(102));
    await reads(main, /^The car is taken on /);
    expect(await from.getAttribute('aria-invalid')).toBe('true');
    await reads(main, /^Taken dates/);
  });

  it('shows terms that changed while the page was open, and stores them with the rental', async () => {
    const admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
    const deposit = (amount: number) => requireDeposit(site.server, admin, amount);
    const { page, main } = await renting(trip(90, 92), 'with cookie');
    await reads(main, 'Total');
    await deposit(5000);
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Confirm Booking' }).click();
    const dialog = page.getByRole('dialog');
    await reads(dialog, /^Our terms have changed/, 'Security deposit', /^₹5,000, paid at pickup/);
    expect(await dialog.getByText('Late return').count()).toBe(0);
    await deposit(0);
    await dialog.getByRole('button', { name: 'I have done the payment' }).click();
    await sendPayment(page, 4999);
    await page.waitForURL((url) => url.pathname === '/dashboard');
    await main
      .getByRole('link', { name: /^Confirmation and receipt of/ })
      .first()
      .click();
    await main.getByText('Possible extra charges, as agreed').click();
    await reads(
      main,
      'This applies to your rental, even if our terms change later.',
      /^₹5,000, paid at pickup/,
    );
  });

  it('requires a sign-in without a token, and keeps car, action and dates', async () => {
    const { page, main } = await site.open(`/booking${trip(70, 72)}`, { session: { selectedCar: chosen } });
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.waitForURL((url) => url.pathname === '/user-login');
    expect(new URL(page.url()).searchParams.get('from')).toBe(dayAhead(70));
    expect(await sessionOf(page)).toMatchObject({ carAction: 'book', selectedCar: expect.any(String) });
  });

  it('shows a customer who was too late when the car is free again', async () => {
    site.expectConsoleErrors(/status of 409/);
    const { page, main } = await renting(trip(80, 82), 'without cookie');
    await main.getByRole('checkbox').check();
    await reads(main, '2 days');
    await holdCar(80, 82);
    await main.getByRole('button', { name: 'Confirm Booking' }).click();
    await main.getByRole('alert').filter({ hasText: 'The car was just taken' }).waitFor();
    await reads(main, /^It is free again from /);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
