import {
  cookiesOf,
  DESK,
  expectTurns,
  freeze,
  keeps,
  reads,
  shownSlide,
  useSite,
} from '../../support/browser/site';
import { attachCar } from '../../support/cars';
import { newsletterToken } from '../../support/newsletter';
import { buildCar, buildCustomer, signIn } from '../../support/test-data';
import { leavesOnly, tokensOfAll } from '../../support/tokens';

describe('/', () => {
  const site = useSite();

  it('shows bar, hero, filters, cars, comfort, promo and footer', async () => {
    await buildCar(site.server, { carName: 'Home Hatch', vehicleType: 'HATCHBACK' });
    const { page, main } = await site.open('/', { viewport: DESK });
    const bar = page.getByRole('banner');
    await reads(bar, 'Home', 'AboutUs', 'Contact Us', '+91 90000 00001', 'Book Now', 'Login');
    await main.getByRole('heading', { level: 1, name: /Pune/ }).waitFor();
    await reads(main, 'Home Hatch', 'Why rent with us', 'Book in minutes');
    for (const label of ['Car type', 'Seater', 'Price per day', 'Transmission']) {
      await main.getByRole('combobox', { name: label }).waitFor();
    }
    const footer = page.getByRole('contentinfo');
    await reads(footer, 'Monday to Saturday', '07:00-22:00', 'Sunday', '07:00-16:00', 'hello@example.com');
    await reads(footer, '50% off for one month', 'Subscribe');
  });

  it('fits dates and Find Car on one screen of a phone, with a one-line name and a short footer', async () => {
    await buildCar(site.server, { carName: 'Home Hatch', vehicleType: 'HATCHBACK' });
    // Adds 15 pixels for the scroll bar, which takes no space on a phone.
    const { page, main } = await site.open('/', { viewport: { width: 375, height: 740 } });
    await reads(main, /^\d+ cars? · \d+ pickup locations? · Free cancellation until 48 hours before pickup/);
    const find = await main.getByRole('button', { name: 'Find Car' }).boundingBox();
    expect(find!.y + find!.height).toBeLessThanOrEqual(740);
    expect(await main.getByLabel('Car type').isVisible()).toBe(false);
    await main.getByRole('button', { name: 'More filters' }).click();
    await main.getByLabel('Car type').waitFor();
    const name = page.getByRole('banner').getByText('Pune City Cars');
    expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1);
    expect((await name.boundingBox())!.height).toBeLessThan(24);
    expect((await page.getByRole('contentinfo').boundingBox())!.height).toBeLessThanOrEqual(520);
  });

  it('shows the filter in one row of a tablet, and an image of at most 280 pixels in height', async () => {
    const { main } = await site.open('/', { viewport: { width: 768, height: 900 } });
    const from = await main.getByRole('button', { name: /^From date/ }).boundingBox();
    const find = await main.getByRole('button', { name: 'Find Car' }).boundingBox();
    expect(Math.abs(find!.y - from!.y)).toBeLessThan(8);
    const picture = await main
      .getByRole('group', { name: 'Highlights' })
      .locator('img')
      .first()
      .boundingBox();
    expect(picture!.height).toBeLessThanOrEqual(280);
  });

  it('opens the car list from Book Now in the bar', async () => {
    const { page } = await site.open('/');
    await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();
    await page.waitForURL('**/carlist');
  });

  it('cycles through its four slides, one every five seconds', async () => {
    const { page, main } = await site.open('/', { clock: true });
    const carousel = main.getByRole('group', { name: 'Highlights' });
    await reads(carousel, 'A day in the city');
    await freeze(page);
    const slides = [
      'A day in the city',
      'The full fare, before you pay',
      'Upload your documents once',
      'A week away',
    ];
    await expectTurns(page, 5000, slides, () => shownSlide(carousel, 'figcaption strong'));
  });

  it('passes the chosen filters to the list', async () => {
    await buildCar(site.server, { carName: 'Seven Seats', vehicleType: 'MUV', seats: 7 });
    const { page, main } = await site.open('/', { viewport: DESK });
    await main.getByLabel('Car type').selectOption('MUV');
    await main.getByLabel('Seater').selectOption('7');
    await main.getByRole('button', { name: 'Find Car' }).click();
    await page.waitForURL('**/carlist?type=MUV&seats=7');
    await reads(page.locator('main'), 'Seven Seats');
  });

  it('shows the usual approval time, and the pickup locations with links to their cars', async () => {
    await attachCar(site.server, { carName: 'Mapped Car', location: 'Kothrud' });
    await attachCar(site.server, { carName: 'Village Car', location: 'A farm without coordinates' });
    await site.server.db.query(
      `INSERT INTO customers (mobile, email, full_name, address, approval, submitted_at, decided_at)
       SELECT '91' || (10000000 + n), 'decided' || n || '@example.com', 'Decided', 'Pune', 'APPROVED',
              app_now() - interval '1 day', app_now() - interval '1 day' + interval '100 minutes'
         FROM generate_series(1, 11) n`,
    );
    const { page, main } = await site.open('/');
    await main.getByRole('heading', { name: 'Why rent with us' }).scrollIntoViewIfNeeded();
    const map = main.getByRole('region', { name: 'Pickup locations' });
    await reads(map, '2 hours', 'is the usual time in which our team checks your documents.');
    await map.getByRole('link', { name: 'A farm without coordinates: 1 car' }).waitFor();
    await map.getByTitle('Kothrud').waitFor();
    await map.getByRole('link', { name: /^Kothrud: \d cars?$/ }).click();
    await page.waitForURL('**/carlist?location=Kothrud');
    await reads(page.locator('main'), 'Mapped Car');
  });

  it('clears all session data and all three cookies, and ends their sessions', async () => {
    const tokens = await tokensOfAll(site.server);
    const session = {
      token: tokens.renting,
      carAction: 'book',
      selectedCar: '{}',
      mobile: '9822000000',
      email: 'a@b.example',
      other: 'x',
    };
    const cookies = {
      token: tokens.customer,
      admintoken: tokens.admin,
      customadmintoken: tokens['custom-admin'],
    };
    const { page, main, context } = await site.open('/', { session, cookies });
    await main.getByRole('heading', { level: 1 }).waitFor();
    await keeps(page, {});
    expect(await cookiesOf(context)).toEqual({});
    await leavesOnly(site.server, tokens, []);
  });

  it('changes Dashboard in the bar back to Login', async () => {
    const token = await signIn(site.server, 'customer', await buildCustomer(site.server));
    const { page } = await site.open('/about', { cookies: { token }, viewport: DESK });
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'Dashboard' }).waitFor();
    await bar.getByRole('link', { name: 'Home', exact: true }).click();
    await bar.getByRole('link', { name: 'Login' }).waitFor();
    expect(await bar.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
  });

  it('accepts an e-mail for the newsletter, thanks for five seconds, and refuses an invalid one', async () => {
    const { page } = await site.open('/', { clock: true });
    const footer = page.getByRole('contentinfo');
    const email = footer.getByLabel('Your e-mail for offers');
    site.expectConsoleErrors(/status of 400/);
    await email.fill('no e-mail');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await reads(footer, 'Please enter a valid email.');
    expect(await email.inputValue()).toBe('no e-mail');
    await email.fill('reader@example.com');
    await freeze(page);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('paragraph');
    await toast.waitFor();
    // Moves the pointer away, because a notice remains while the pointer is on it.
    await page.mouse.move(0, 0);
    await reads(page, 'Thank you for subscribing! Check your e-mail.');
    await page.clock.runFor(4900);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(200);
    await toast.waitFor({ state: 'detached' });
  });

  it('confirms and ends a subscription with the buttons of the page that the e-mail links to', async () => {
    await site.server.http.post('/api/subscribe').send({ email: 'link@example.com' }).expect(200);
    const token = await newsletterToken(site.server, 'link@example.com');
    const confirmed = () =>
      site.server.db
        .query(`SELECT confirmed_at IS NOT NULL AS is FROM subscribers WHERE email = 'link@example.com'`)
        .then(({ rows }) => rows);
    const { page, main } = await site.open(`/newsletter#${token}`);
    await main.getByRole('button', { name: 'Confirm subscription' }).waitFor();
    expect(await confirmed()).toEqual([{ is: false }]);
    await main.getByRole('button', { name: 'Confirm subscription' }).click();
    await reads(main, /^Your subscription is confirmed/);
    expect(await confirmed()).toEqual([{ is: true }]);
    await main.getByRole('button', { name: 'Unsubscribe' }).click();
    await reads(main, /^You are unsubscribed/);
    expect(await confirmed()).toEqual([]);

    site.expectConsoleErrors(/status of 404/);
    await page.reload();
    await main.getByRole('button', { name: 'Unsubscribe' }).click();
    await reads(main.getByRole('alert'), /^This link no longer works/);
  });

  it('opens a car from its slide and from its card, and draws slides for missing photos', async () => {
    const id = await attachCar(site.server, { carName: 'Home Cabriolet', vehicleType: 'CONVERTIBLE' });
    const { page, main } = await site.open('/');
    const slides = main.getByRole('group', { name: 'Highlights' }).locator('figcaption');
    expect(await slides.getByRole('link', { includeHidden: true }).allTextContents()).toHaveLength(3);
    expect(await slides.last().locator('strong').textContent()).toBe('A week away');
    await reads(slides.first(), /^[A-Z].* · ₹2,400 per day$/);
    const link = slides.first().getByRole('link');
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${href}`);
    await page.goBack();
    await main.getByRole('article').filter({ hasText: 'Home Cabriolet' }).getByText('Get Car→').click();
    await page.waitForURL(`**/car/${id}`);
  });
});
