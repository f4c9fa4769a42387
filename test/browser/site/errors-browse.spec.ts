import { DESK, type Guest, reads, useSite } from '../../support/browser/site';
import { attachCar, selectedCar } from '../../support/cars';
import { badGateway, cut, drop, envelope, garbage } from '../../support/network/faulty-network';
import { buildCar } from '../../support/world';

const BROKEN_LINE = /net::ERR_|status of 502/;

/** What goes wrong while looking at cars, in the words for it. */
describe('errors of the public pages', () => {
  const site = useSite();
  let car: number;
  let chosen: string;
  beforeAll(async () => {
    car = await attachCar(site.server);
    chosen = await selectedCar(site.server, car);
  });

  /** The list, asked for by a page that is already open. */
  async function openList(): Promise<Guest> {
    const guest = await site.open('/terms');
    await guest.page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();
    return guest;
  }

  it.each([
    ['the line is gone', drop],
    ['a gateway answers', badGateway],
    ['the answer is cut short', cut],
  ])('car list: %s, the console says it and the page shows an empty list', async (_what, fault) => {
    site.network.fail(/^GET \/api\/vehicles(\?|$)/, fault);
    site.expectComplaints(BROKEN_LINE, /^Failed to fetch cars:/);
    const { main } = await openList();
    await reads(main, 'No cars found. Please adjust your filters.');
    expect(await main.getByText('Loading...').count()).toBe(0);
    site.network.clearFaults();
    await main.getByRole('button', { name: 'Try again' }).click();
    await reads(main, 'Tata Nexon');
  });

  it('car list: a page of another server is no list either', async () => {
    site.network.fail(/^GET \/api\/vehicles(\?|$)/, garbage);
    site.expectComplaints(/^Failed to fetch cars:/);
    const { main } = await openList();
    await reads(main, 'No cars found. Please adjust your filters.');
  });

  it.each([
    ['the line is gone', drop, 'Error: No response from the server. Check your connection and try again.'],
    ['it cannot be read', garbage, 'Error: The answer of the server could not be read.'],
    ['a gateway answers', badGateway, 'Error: The server answered 502.'],
  ])('car details: %s', async (_what, fault, message) => {
    if (fault !== garbage) site.expectComplaints(BROKEN_LINE);
    const { page, main } = await site.open('/carlist');
    site.network.fail(new RegExp(`^GET /api/vehicles/${car}$`), fault);
    await main.getByText('Get Car→').first().click();
    await reads(main, message);
    site.network.clearFaults();
    await main.getByRole('button', { name: 'Try again' }).click();
    await reads(page.locator('main'), 'Starting from');
  });

  it("car details: an answer without data is 'No car details found.'", async () => {
    const { main } = await site.open('/carlist');
    site.network.fail(new RegExp(`^GET /api/vehicles/${car}$`), envelope(200, { code: 1000 }));
    await main.getByText('Get Car→').first().click();
    await reads(main, 'No car details found.');
  });

  it("fare: 'Failed to fetch cost' in the console, 'Failed to recalculate fare details' on the page", async () => {
    site.network.fail(/^POST \/api\/payments\/calculate/, drop);
    site.expectComplaints(/net::ERR_/, /^Failed to fetch cost/);
    const { main } = await site.open('/booking', { session: { selectedCar: chosen } });
    await main.getByRole('alert').filter({ hasText: 'Failed to recalculate fare details' }).waitFor();
    site.network.clearFaults();
    await main.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await reads(main, 'Duration');
  });

  it("newsletter: 'Failed to subscribe. Please try again.', and the e-mail is still there", async () => {
    site.network.fail(/^POST \/api\/subscribe/, drop);
    site.expectComplaints(/net::ERR_/);
    const { page } = await site.open('/terms');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Your e-mail for offers').fill('reader@example.com');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await reads(page.getByRole('alert'), 'Failed to subscribe. Please try again.');
    expect(await footer.getByLabel('Your e-mail for offers').inputValue()).toBe('reader@example.com');
  });

  // The tests from here on bring further cars.

  it("car list: a code other than 1000 logs 'No cars available at the moment.'", async () => {
    await buildCar(site.server, { carName: 'Self Shift', transmission: 'Automatic', seats: 7 });
    const { page, main } = await site.open('/carlist', { viewport: DESK });
    await reads(main, 'Self Shift');
    const logged = page.waitForEvent('console', (line) => line.text() === 'No cars available at the moment.');
    await main.getByLabel('Seater').selectOption('7');
    await main.getByLabel('Transmission').selectOption('Manual');
    await main.getByRole('button', { name: 'Find Car' }).click();
    await reads(main, 'No cars found. Please adjust your filters.');
    await logged;
  });

  it('car details: without a connection', async () => {
    site.expectComplaints(/ERR_INTERNET_DISCONNECTED/);
    await buildCar(site.server, { carName: 'Late Car' });
    const { context, main, page } = await site.open('/carlist');
    const card = (name: string) => main.getByRole('article').filter({ hasText: name }).getByText('Get Car→');
    // The script of the details page is fetched with the first car.
    await card('Tata Nexon').click();
    await reads(main, 'Starting from');
    await page.goBack();
    await card('Late Car').waitFor();
    await context.setOffline(true);
    await card('Late Car').click();
    await reads(main, 'Error: No response from the server. Check your connection and try again.');
    await context.setOffline(false);
    await main.getByRole('button', { name: 'Try again' }).click();
    await reads(main, 'Starting from');
  });
});
