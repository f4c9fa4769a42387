import { rupees } from '../../../backend/contract/money';
import {
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
import { changeSettings } from '../../support/settings';
import { buildStaff, signIn } from '../../support/world';
import { confirmAndSayPaid, sendPayment } from './renting-steps';

describe('/booking', () => {
  const site = useSite();
  let car: number;
  let chosen: string;
  beforeAll(async () => {
    car = await attachCar(site.server, {}, 1);
    chosen = await selectedCar(site.server, car);
  });

  const trip = (from: number, to: number, times = ''): string =>
    `?from=${dayAhead(from)}&to=${dayAhead(to)}${times}`;
  async function renting(search: string, cookie: 'with cookie' | 'without cookie'): Promise<Guest> {
    const { token, account } = await renter(site.server);
    return site.open(`/booking${search}`, {
      session: { token, selectedCar: chosen, carAction: 'book', mobile: '9822000000', email: 'a@b.example' },
      cookies: cookie === 'with cookie' ? { token: account } : {},
    });
  }

  it("says 'No car selected.' and leads to the list", async () => {
    const { page, main } = await site.open('/booking');
    await main.getByRole('heading', { level: 1, name: 'No car selected.' }).waitFor();
    await main.getByRole('link', { name: 'See all cars' }).click();
    await page.waitForURL('**/carlist');
  });

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
    await reads(fare, /damage insurance/i, '₹0', /washing/i);
    await reads(main, /^Late return: ₹300 per hour/, /at least 21 years old/);
    await reads(fare, /^Free cancellation until /);
    await reads(main.getByRole('region', { name: 'What else can cost money' }), 'Security deposit', 'None.');
  });

  it('keeps Confirm disabled until the agreement is accepted, and offers it to read', async () => {
    const { page, main } = await site.open(`/booking${trip(10, 12)}`, { session: { selectedCar: chosen } });
    const confirm = main.getByRole('button', { name: 'Confirm Booking' });
    await reads(main, 'Please accept the agreement before booking.');
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

  it.each([
    ['&pickupTime=10:00&dropTime=12:00', 'Pickup time must be between 12:00 PM and 11:00 PM'],
    ['&pickupTime=23:30&dropTime=12:00', 'Pickup time must be between 12:00 PM and 11:00 PM'],
    ['&pickupTime=12:00&dropTime=23:30', 'Return time must be between 12:00 AM and 11:00 PM'],
  ])('refuses the times %s', async (times, message) => {
    const { main } = await site.open(`/booking${trip(10, 12, times)}`, { session: { selectedCar: chosen } });
    await main.getByRole('alert').filter({ hasText: message }).waitFor();
    await reads(main, message);
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

  it('marks days on which the car is taken, and does not let them be picked', async () => {
    const { token } = await renter(site.server);
    await hold(
      site.server,
      token,
      rentalRequest(car, { fromDate: dayAhead(20), toDate: dayAhead(24) }),
    ).expect(201);
    const { main } = await site.open(`/booking${trip(18, 19)}`, {
      session: { selectedCar: chosen },
      viewport: DESK,
    });
    const taken = main.getByRole('button', { name: /, taken$/ });
    await taken.first().waitFor();
    expect(await taken.count()).toBe(3);
    expect(await taken.first().isDisabled()).toBe(true);
  });

  it.each([
    ['/booking', 'Confirm Booking'],
    ['/reserve', 'Confirm Reservation'],
  ])('%s is confirmed within two screens of a phone, and its bar leads there', async (path, name) => {
    const height = 740;
    const { page, main } = await site.open(`${path}${trip(10, 12)}`, {
      session: { selectedCar: chosen },
      viewport: { width: 360, height },
    });
    await reads(main, 'Total');
    const confirm = main.getByRole('button', { name });
    const { y, height: tall } = (await confirm.boundingBox())!;
    expect(y + tall).toBeLessThanOrEqual(2 * height);
    const review = main.getByRole('button', { name: 'Review and confirm' });
    await review.click();
    await review.waitFor({ state: 'detached' });
    await main.getByRole('button', { name: 'Read the terms' }).click();
    await reads(main, /^No refund within /);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Terms');
  });

  it('opens the calendar on a phone when a date is pressed, until both are chosen', async () => {
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

  it('returns as late as the price allows by default, and says which day a midnight begins', async () => {
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

  it('shows what is wrong with the payment at its fields, and requires all of them', async () => {
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

  it.each([
    ['with cookie', '/dashboard', 50],
    ['without cookie', '/login', 60],
  ] as const)('once finished, %s, clears what it kept and leads to %s', async (cookie, path, from) => {
    const { page, context } = await renting(trip(from, from + 1), cookie);
    const before = await cookiesOf(context);
    await page.evaluate(() => sessionStorage.setItem('other', 'x'));
    await confirmAndSayPaid(page, 'Confirm Booking');
    const transactionId = await sendPayment(page, 2599);
    await page.waitForURL((url) => url.pathname === path);
    await page.getByRole('heading', { level: 1, name: path === '/login' ? 'Login' : /bookings/ }).waitFor();
    // The login page clears everything by itself.
    await keeps(page, path === '/dashboard' ? { other: 'x' } : {});
    if (path === '/dashboard') {
      expect(await cookiesOf(context)).toEqual(before);
      await reads(page.locator('main'), transactionId);
    }
    const { rows } = await site.server.db.query(
      `SELECT r.status FROM rentals r JOIN payments p ON p.rental_id = r.id WHERE p.transaction_id = $1`,
      [transactionId],
    );
    expect(rows).toEqual([{ status: 'PENDING' }]);
  });

  it('names the terms that changed while the page was open, and the rental keeps them', async () => {
    const admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
    const deposit = (amount: number): Promise<void> =>
      changeSettings(site.server, admin, ({ charges }) => ({
        charges: { ...charges, deposit: rupees(amount) },
      }));
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
    await main.getByText('What else can cost money, as agreed').first().click();
    await reads(
      main,
      'This applies to your rental, even if our terms change later.',
      /^₹5,000, paid at pickup/,
    );
  });

  it('asks whoever has no token to sign in first, and keeps car, action and dates', async () => {
    const { page, main } = await site.open(`/booking${trip(70, 72)}`, { session: { selectedCar: chosen } });
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.waitForURL((url) => url.pathname === '/user-login');
    expect(new URL(page.url()).searchParams.get('from')).toBe(dayAhead(70));
    expect(await sessionOf(page)).toMatchObject({ carAction: 'book', selectedCar: expect.any(String) });
  });

  it('shows whoever comes too late when the car is free again', async () => {
    site.expectComplaints(/status of 409/);
    const { page, main } = await renting(trip(80, 82), 'without cookie');
    await main.getByRole('checkbox').check();
    await reads(main, '2 days');
    const { token } = await renter(site.server);
    await hold(
      site.server,
      token,
      rentalRequest(car, { fromDate: dayAhead(80), toDate: dayAhead(82) }),
    ).expect(201);
    await main.getByRole('button', { name: 'Confirm Booking' }).click();
    await main.getByRole('alert').filter({ hasText: 'The car was just taken' }).waitFor();
    await reads(main, /^It is free again from /);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
