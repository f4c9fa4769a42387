import { shortDay } from '../../../backend/contract/calendar';
import { changed, hasValue, keeps, reads, useSite } from '../../support/browser/site';
import { attachCar, selectedCar } from '../../support/cars';
import { dayAhead, hold, rentalRequest, renter } from '../../support/renting';
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

describe('/reserve', () => {
  const site = useSite();
  let car: number;
  let chosen: string;
  beforeAll(async () => {
    car = await attachCar(site.server, {}, 1);
    chosen = await selectedCar(site.server, car);
  });

  it("says 'No car selected.'", async () => {
    const { main } = await site.open('/reserve');
    await main.getByRole('heading', { level: 1, name: 'No car selected.' }).waitFor();
  });

  it('shows the facts of the car in a table', async () => {
    const { main } = await site.open('/reserve', { session: { selectedCar: chosen } });
    await main.getByRole('heading', { name: 'About this car' }).click();
    const rows = main.getByRole('table').getByRole('row');
    await rows.first().waitFor();
    const facts = await rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent)),
    );
    expect(Object.fromEntries(facts)).toEqual(FACTS);
  });

  it('computes the fare in the browser, both fixed charges and the discount included', async () => {
    const { main } = await site.open(`/reserve?from=${dayAhead(10)}&to=${dayAhead(17)}`, {
      session: { selectedCar: chosen },
    });
    const fare = main.getByRole('region', { name: 'Fare details' });
    // 7 x 2400 less 10%, washing and convenience 199 each.
    await reads(fare, '7 days', '₹16,800', /^[-−]₹1,680$/, '₹15,518');
    expect(await fare.getByText('₹199', { exact: true }).count()).toBe(2);
  });

  it('takes the return date along when the pickup is moved past it', async () => {
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
    // In words, however the browser shows a date in its own input.
    await reads(main, '1 day', shortDay(dayAhead(15)));
  });

  it('shows a taken date in red and says so', async () => {
    const { token } = await renter(site.server);
    await hold(
      site.server,
      token,
      rentalRequest(car, { fromDate: dayAhead(30), toDate: dayAhead(34) }),
    ).expect(201);
    const { main } = await site.open('/reserve', { session: { selectedCar: chosen } });
    const from = main.getByLabel('From Date');
    await from.fill(dayAhead(32));
    await reads(main, /^The car is taken on /);
    expect(await from.getAttribute('aria-invalid')).toBe('true');
    await reads(main, /^Taken dates/);
  });

  it('keeps Confirm disabled until the agreement is accepted', async () => {
    const { main } = await site.open('/reserve', { session: { selectedCar: chosen } });
    await reads(main, 'Please accept the agreement before booking.');
    expect(await main.getByRole('button', { name: 'Confirm Reservation' }).isDisabled()).toBe(true);
  });

  it('refuses times outside the windows in the words for them', async () => {
    const { main } = await site.open(
      `/reserve?from=${dayAhead(10)}&to=${dayAhead(12)}&pickupTime=05:00&dropTime=12:00`,
      { session: { selectedCar: chosen } },
    );
    await reads(main, 'Pickup time must be between 12:00 PM and 11:00 PM');
  });

  it.each([
    ['with cookie', '/dashboard', 50],
    ['without cookie', '/login', 60],
  ] as const)('once finished, %s, clears all of the session and leads to %s', async (cookie, path, from) => {
    const { token, account } = await renter(site.server);
    const { page } = await site.open(`/reserve?from=${dayAhead(from)}&to=${dayAhead(from + 1)}`, {
      session: { token, selectedCar: chosen, carAction: 'reserve', mobile: '9', email: 'e', other: 'x' },
      cookies: cookie === 'with cookie' ? { token: account } : {},
    });
    await confirmAndSayPaid(page, 'Confirm Reservation');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Submit Payment Details' }).click();
    await reads(dialog, 'All fields are required.');
    await sendPayment(page, 2798);
    await page.waitForURL((url) => url.pathname === path);
    await page.getByRole('heading', { level: 1, name: path === '/login' ? 'Login' : /bookings/ }).waitFor();
    await keeps(page, {});
  });
});
