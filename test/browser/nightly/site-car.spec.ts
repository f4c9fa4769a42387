import { pickDates } from '../../support/browser/calendar';
import { DESK, expectTurns, freeze, reads, sessionOf, shownSlide, useSite } from '../../support/browser/site';
import { attachCar } from '../../support/cars';
import { dayAhead } from '../../support/renting';
import { buildCar, buildCustomer, signIn } from '../../support/test-data';

const FACTS = [
  ['Model', 'XZ'],
  ['Year', '2025'],
  ['Type', 'SUV'],
  ['Fuel Type', 'Petrol'],
  ['Transmission', 'Manual'],
  ['Mileage (km/l)', '17.4'],
  ['Seating Capacity', '5'],
  ['Boot space', '350 litres'],
] as const;

describe('/car/{id}', () => {
  const site = useSite();
  let car: number;
  beforeAll(async () => {
    car = await attachCar(site.server, { bootLitres: 350 });
  });

  it('shows name, price per day, facts and availability', async () => {
    const { main } = await site.open(`/car/${car}`);
    await main.getByRole('heading', { level: 1, name: 'Tata Nexon' }).waitFor();
    await reads(main, 'Starting from', '₹2,400', 'Available', 'Yes', 'Color');
    await reads(
      main,
      'Shivajinagar, 12 Fergusson College Road, opposite the college gate, 7:00 AM to 10:00 PM',
    );
    const map = await main.getByRole('link', { name: 'Show on map' }).getAttribute('href');
    expect(map).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=18\.5308&mlon=73\.8475/);
    const facts = main.locator('dl').first();
    for (const [name, value] of FACTS) {
      expect(
        await facts
          .locator('dt', { hasText: new RegExp(`^${name.replace(/[()]/g, '\\$&')}$`) })
          .locator('xpath=following-sibling::dd')
          .innerText(),
      ).toBe(value);
    }
  });

  it('shows other possible charges, and totals only for chosen dates', async () => {
    const { main } = await site.open(`/car/${car}`);
    const costs = main.getByRole('region', { name: 'Possible extra charges' });
    await reads(
      costs,
      'Fuel',
      'Kilometres',
      'No limit.',
      'Security deposit',
      'None.',
      'Damage',
      'Late return',
    );
    await reads(main, /^Minimum 1 day/, 'Choose dates to see the total.', 'No extra fee', '₹199 extra');
  });

  it('shows the total of the dates next to both buttons, and the deadline of free cancellation', async () => {
    const { page, main } = await site.open(`/car/${car}`, { viewport: DESK });
    await pickDates(main, dayAhead(30), dayAhead(33));
    await page.waitForURL(`**/car/${car}?from=${dayAhead(30)}&to=${dayAhead(33)}`);
    // 3 x 2400 less 5%, washing 199, and 199 more for a reservation.
    await reads(main, '₹7,039', '₹7,039 for 3 days', '₹7,238 for 3 days');
    await reads(main, /^Free cancellation until \w{3}, \d+ \w{3} \d{4}, 12:00 PM IST\.$/);
    expect(await main.getByText('Choose dates to see the total.').count()).toBe(0);
  });

  it('offers the dates and then the booking in a bar on a phone, which never covers the dates', async () => {
    const { page, main } = await site.open(`/car/${car}`, { viewport: { width: 360, height: 640 } });
    await reads(main, '₹2,400 / day');
    const choose = main.getByRole('button', { name: 'Choose dates' });
    await choose.click();
    await choose.waitFor({ state: 'hidden' });
    await main.getByRole('grid').first().waitFor();
    await page.keyboard.press('Escape');
    await pickDates(main, dayAhead(30), dayAhead(33));
    await page.evaluate(() => scrollTo(0, 0));
    await main.getByText('₹7,039 3 days').first().waitFor();
    const bar = page.locator('[data-bottom-bar]');
    await main.getByRole('button', { name: /^From date/ }).scrollIntoViewIfNeeded();
    await bar.waitFor({ state: 'hidden' });
    await page.evaluate(() => scrollTo(0, 0));
    await bar.getByRole('button', { name: 'Book Now' }).click();
    await page.waitForURL((url) => url.pathname === '/user-login');
  });

  it('has two columns on a tablet', async () => {
    const { main } = await site.open(`/car/${car}`, { viewport: { width: 768, height: 900 } });
    const picture = await main.getByRole('group', { name: 'Images of Tata Nexon' }).boundingBox();
    const name = await main.getByRole('heading', { level: 1 }).boundingBox();
    expect(name!.x).toBeGreaterThan(picture!.x + picture!.width);
  });

  it('shows that the car is taken on the dates, or why they cannot be rented', async () => {
    await site.server.db.query(
      `INSERT INTO occupancies (car_id, during, block_reason) VALUES ($1, tstzrange($2, $3), 'service')`,
      [car, `${dayAhead(50)}T06:00:00Z`, `${dayAhead(52)}T06:00:00Z`],
    );
    const { page, main } = await site.open(`/car/${car}?from=${dayAhead(51)}&to=${dayAhead(53)}`);
    await reads(main, 'This car is not free on these dates.');
    await main.getByRole('link', { name: 'See the cars that are free then' }).click();
    await page.waitForURL(`**/carlist?from=${dayAhead(51)}&to=${dayAhead(53)}`);
    site.expectConsoleErrors(/status of 400/);
    const late = await site.open(`/car/${car}?from=${dayAhead(300)}&to=${dayAhead(301)}`);
    await reads(late.main, /180 days/);
  });

  it("shows 'Loading...' until the car has loaded", async () => {
    const { page, main } = await site.open('/carlist');
    const release = site.network.hold(new RegExp(`^GET /api/vehicles/${car}$`));
    await main.getByText('Get Car→').first().click();
    await page.waitForURL(`**/car/${car}`);
    await reads(main, 'Loading...');
    release();
    await reads(main, 'Starting from');
    expect(await main.getByText('Loading...').count()).toBe(0);
  });

  it('cycles through the photos, one every three seconds, each with name and position as text', async () => {
    const { page, main } = await site.open(`/car/${car}`, { clock: true });
    const carousel = main.getByRole('group', { name: 'Images of Tata Nexon' });
    await carousel.waitFor();
    await freeze(page);
    const slides = ['Tata Nexon image 1', 'Tata Nexon image 2'];
    await expectTurns(page, 3000, slides, () => shownSlide(carousel, 'img:not([aria-hidden])'));
  });

  it('shows that there are no images, N/A for missing details, and no unknown boot space', async () => {
    const id = await buildCar(site.server, { carName: 'Bare Car' });
    await site.server.db.query(`UPDATE cars SET mileage = NULL, color = '' WHERE id = $1`, [id]);
    await site.server.db.query(`SELECT pg_notify('fleet', '')`);
    await buildCar(site.server);
    const { main } = await site.open(`/car/${id}`);
    await reads(main, 'Bare Car', 'No images available.');
    expect(await main.locator('dd').filter({ hasText: 'N/A' }).count()).toBe(2);
    expect(await main.getByText('Boot space').count()).toBe(0);
  });

  it.each(['999999', 'no-number'])("shows 'No car details found.' for the id %s", async (id) => {
    site.expectConsoleErrors(/status of 40[04]/);
    const { main } = await site.open(`/car/${id}`);
    await main.getByRole('heading', { level: 1, name: 'No car details found.' }).waitFor();
  });

  it('logs an image that fails to load, without other effects', async () => {
    const { page, main } = await site.open('/terms', { fresh: true });
    site.network.fail(/^GET \/media\/cars\//, {
      kind: 'answer',
      status: 404,
      body: '',
    });
    site.expectConsoleErrors(/status of 404/, /A car image failed to load/);
    await page.goto(`/car/${car}`);
    await page.waitForEvent('console', (line) => line.text().includes('A car image failed to load'));
    await reads(main, 'Tata Nexon', 'Starting from');
    expect(await main.getByRole('alert').count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Notifications' }).innerText()).toBe('');
  });

  it('offers a chat with a message about this car, and a phone number', async () => {
    const { page, main } = await site.open(`/car/${car}`);
    const chat = main.getByRole('link', { name: 'Chat on WhatsApp' });
    await chat.waitFor();
    expect(await chat.getAttribute('target')).toBe('_blank');
    const address = new URL((await chat.getAttribute('href'))!);
    expect(address.origin + address.pathname).toBe('https://wa.me/919000000001');
    expect(address.searchParams.get('text')).toContain('Tata Nexon XZ');
    await main.getByRole('link', { name: 'Call Us' }).click();
    await page.waitForURL('**/contact');
  });

  it('stores the car in the session when it is shown', async () => {
    const { page, main } = await site.open(`/car/${car}`);
    await reads(main, 'Starting from');
    await page.waitForFunction(() => 'selectedCar' in sessionStorage);
    expect(JSON.parse((await sessionOf(page))['selectedCar']!)).toMatchObject({
      id: car,
      carName: 'Tata Nexon',
      carModel: 'XZ',
      year: 2025,
      vehicleType: 'SUV',
      fuelType: 'Petrol',
      transmission: 'Manual',
      mileage: 17.4,
      seatingCapacity: 5,
      location: 'Shivajinagar',
      cost: 2400,
      imageUrls: [expect.any(String), expect.any(String)],
    });
  });

  it.each([
    ['Book Now', 'book', false, false, '/user-login'],
    ['Book Now', 'book', false, true, '/booking'],
    ['Reserve Now', 'reserve', true, true, '/user-login'],
  ] as const)(
    "stores for '%s' the action %s, and with session token %s and cookie %s opens %s",
    async (button, action, inSession, inCookie, path) => {
      const dates = `?from=${dayAhead(30)}&to=${dayAhead(33)}`;
      const token = await signIn(site.server, 'renting', await buildCustomer(site.server));
      const { page, main } = await site.open(`/car/${car}${dates}`, {
        session: inSession ? { token } : {},
        cookies: inCookie ? { token: 'account' } : {},
        viewport: DESK,
      });
      await main.getByRole('button', { name: button }).click();
      await page.waitForURL((url) => url.pathname === path && url.search === dates);
      const kept = await sessionOf(page);
      expect(kept['carAction']).toBe(action);
      expect(JSON.parse(kept['selectedCar']!)).toMatchObject({ id: car });
    },
  );
});
