import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rupees } from '../../../backend/contract/money';
import { pickDates } from '../../support/browser/calendar';
import { DESK, expectTurns, freeze, PHONE, reads, shownSlide, useSite } from '../../support/browser/site';
import { attachCar } from '../../support/cars';
import { dayAhead } from '../../support/renting';
import { buildCar } from '../../support/test-data';

const HEADING = 'Find the perfect ride for your next adventure!';

const TILES = 'https://tile.openstreetmap.org/**';
const TILE = readFileSync(join(process.cwd(), 'frontend/site/public/card.png'));

describe('/carlist', () => {
  const site = useSite();

  it('shows that there are no cars before the first one is attached', async () => {
    const { main } = await site.open('/carlist');
    await main.getByRole('heading', { level: 1, name: HEADING }).waitFor();
    await reads(main, 'No cars found. Please adjust your filters.');
    expect(await main.getByRole('article').count()).toBe(0);
  });

  it('shows a card with all its details', async () => {
    await attachCar(site.server, { description: 'Full tank, roof rack', costPerHour: rupees(120) });
    const { main } = await site.open('/carlist');
    const card = main.getByRole('article').filter({ hasText: 'Tata Nexon' });
    await reads(card, 'Tata Nexon', 'XZ', 'Full tank, roof rack', '5 seats', 'Manual', 'Petrol');
    await reads(card, '₹2,400', '/ per day', /Minimum 1 day/, '₹120 / per hour', 'Get Car→');
    // The location and the year distinguish it from another car of the same model.
    await reads(card, /^Shivajinagar · 2025/);
  });

  it("shows 'Loading...' while the cars are loading", async () => {
    const { page, main } = await site.open('/terms');
    const release = site.network.hold(/^GET \/api\/vehicles(\?|$)/);
    await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();
    await reads(main, 'Loading...');
    release();
    await reads(main, 'Tata Nexon');
    expect(await main.getByText('Loading...').count()).toBe(0);
  });

  it("shows 'N/A', the usual description and 'No images available' for missing details", async () => {
    const id = await buildCar(site.server, { carName: 'Bare Car', fuelType: '', transmission: 'Manual' });
    await site.server.db.query(`UPDATE cars SET car_model = '', transmission = '' WHERE id = $1`, [id]);
    await site.server.db.query(`SELECT pg_notify('fleet', '')`);
    await buildCar(site.server, { carName: 'Another Car' });
    const { page, main } = await site.open('/carlist');
    const card = main.getByRole('article').filter({ hasText: 'Bare Car' });
    await reads(card, 'Insured, leather interior, air conditioning, rain sensor, panoramic roof');
    await reads(card, 'No images available');
    const silhouette = await card
      .getByText('No images available')
      .evaluate((frame) => getComputedStyle(frame, '::before').maskImage.replace(/^url\("|"\)$/g, ''));
    expect((await page.request.get(silhouette)).headers()['content-type']).toContain('image/svg+xml');
    expect(await card.getByText('N/A', { exact: true }).count()).toBe(3);
  });

  it('cycles through the photos of a card, one every three seconds', async () => {
    const { page, main } = await site.open('/carlist', { clock: true });
    const carousel = main.getByRole('group', { name: 'Images of Tata Nexon' });
    await carousel.scrollIntoViewIfNeeded();
    await reads(main, 'Tata Nexon');
    await freeze(page);
    const slides = ['Tata Nexon image 1', 'Tata Nexon image 2'];
    await expectTurns(page, 3000, slides, () => shownSlide(carousel, 'img:not([aria-hidden])'));
  });

  it('opens the car from any point of its card', async () => {
    const { page, main } = await site.open('/carlist');
    const card = main.getByRole('article').filter({ hasText: 'Bare Car' });
    await card.getByText('Insured, leather interior').click();
    await page.waitForURL(/\/car\/\d+$/);
    await reads(page.locator('main'), 'Bare Car');
  });

  it('stores the filters in the URL, back and forward', async () => {
    await buildCar(site.server, { carName: 'Grand Lux', vehicleType: 'LUXURY', seats: 7 });
    await buildCar(site.server, { carName: 'Self Shift', vehicleType: 'LUXURY', transmission: 'Automatic' });
    const { page, main } = await site.open('/carlist', { viewport: DESK });
    const names = (): Promise<string[]> => main.getByRole('article').getByRole('heading').allTextContents();
    await main.getByLabel('Car type').selectOption('LUXURY');
    await main.getByRole('button', { name: 'Find Car' }).click();
    await page.waitForURL('**/carlist?type=LUXURY');
    await reads(main, '2 cars');
    expect((await names()).sort()).toEqual(['Grand Lux', 'Self Shift']);

    await main.getByLabel('Transmission').selectOption('Automatic');
    await main.getByRole('button', { name: 'Find Car' }).click();
    await page.waitForURL('**/carlist?type=LUXURY&transmission=Automatic');
    await reads(main, '1 car');
    expect(await names()).toEqual(['Self Shift']);

    await page.goBack();
    await reads(main, '2 cars');
    expect(await main.getByLabel('Transmission').inputValue()).toBe('');
    expect(await main.getByLabel('Car type').inputValue()).toBe('LUXURY');
    await page.goBack();
    await main.getByRole('article').filter({ hasText: 'Tata Nexon' }).waitFor();
    expect(await main.getByLabel('Car type').inputValue()).toBe('');
    await page.goForward();
    await reads(main, '2 cars');
    await page.reload();
    await reads(main, '2 cars');
    expect(await main.getByLabel('Car type').inputValue()).toBe('LUXURY');
  });

  it('shows that no car matches, and clears the filters on request', async () => {
    const { page, main } = await site.open('/carlist', { viewport: DESK });
    const logged = page.waitForEvent('console', (line) => line.text() === 'No cars available at the moment.');
    await main.getByLabel('Seater').selectOption('7');
    await main.getByLabel('Transmission').selectOption('Automatic');
    await main.getByRole('button', { name: 'Find Car' }).click();
    await reads(main, 'No cars found. Please adjust your filters.');
    await logged;
    await main.getByRole('button', { name: 'Clear all filters' }).click();
    await page.waitForURL(/\/carlist\??$/);
    await reads(main, 'Tata Nexon');
  });

  it('shows the first car within the first screen of a small phone', async () => {
    const { main } = await site.open('/carlist', { viewport: { width: 360, height: 740 } });
    const card = await main.getByRole('article').first().boundingBox();
    expect(card!.y + card!.height).toBeLessThanOrEqual(740);
  });

  it('shows the filters as chips that remove them, and the total for the dates', async () => {
    const [from, to] = [dayAhead(40), dayAhead(43)];
    const { page, main } = await site.open(`/carlist?from=${from}&to=${to}&location=Shivajinagar&seats=5`);
    const card = main.getByRole('article').filter({ hasText: 'Tata Nexon' });
    // 3 x 2400 less 5%, washing 199.
    await reads(card, '₹7,039', 'for 3 days', /^₹2,400 \/ per day/);
    await main.getByRole('button', { name: 'Filters (3)' }).waitFor();
    const chips = main.getByRole('list', { name: 'Active filters' });
    await chips.getByRole('button', { name: 'Remove filter: Shivajinagar' }).click();
    await page.waitForURL(`**/carlist?from=${from}&to=${to}&seats=5`);
    await chips.getByRole('button', { name: /^Remove filter: \w{3}, / }).click();
    await page.waitForURL('**/carlist?seats=5');
    await reads(card, /Minimum 1 day/);
  });

  it('filters by the daily price that the cards show', async () => {
    const { page, main } = await site.open('/carlist', { viewport: DESK });
    const price = main.getByLabel('Price per day');
    const limits = (): Promise<string[]> => price.locator('option').allTextContents();
    expect((await limits()).slice(0, 2)).toEqual(['Any', 'Up to ₹1,800']);
    await price.selectOption('Up to ₹1,800');
    await main.getByRole('button', { name: 'Find Car' }).click();
    await page.waitForURL('**/carlist?maxCostPerDay=1800');
    await main.getByRole('button', { name: 'Remove filter: Up to ₹1,800 / per day' }).waitFor();
    await main.getByRole('article').filter({ hasText: 'Tata Nexon' }).waitFor({ state: 'detached' });
    // The list is empty while the cars load.
    await main.getByRole('article').getByText('₹1,800').first().waitFor();
    expect(await main.getByRole('article').filter({ hasNotText: '₹1,800' }).count()).toBe(0);
  });

  it('saves cars in this browser, and filters by the saved ones', async () => {
    const { page, main } = await site.open('/carlist');
    const heart = main.getByRole('button', { name: 'Save Tata Nexon XZ' });
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    await heart.click();
    await main.getByRole('button', { name: 'Save Tata Nexon XZ', pressed: true }).waitFor();
    await main.getByRole('button', { name: 'Saved (1)' }).click();
    await page.waitForURL('**/carlist?saved=1');
    await reads(main, '1 car');
    await page.reload();
    await reads(main, '1 car', 'Tata Nexon');
    await heart.click();
    await reads(main, 'No saved cars match. Tap the heart of a car to save it in this browser.');
    await main.getByRole('button', { name: 'Clear all filters' }).click();
    await reads(main, 'Tata Nexon', 'Bare Car');
  });

  it('shows all pickup locations on a map, with links to their cars', async () => {
    const { page, main } = await site.open('/carlist', { viewport: PHONE });
    const tiles: string[] = [];
    await page.route(TILES, (route) => {
      tiles.push(route.request().url());
      return route.fulfill({ contentType: 'image/png', body: TILE });
    });
    const show = main.getByRole('button', { name: 'Show map' });
    await show.waitFor();
    expect(tiles).toEqual([]);
    await show.click();
    const map = main.getByRole('region', { name: 'Map of the pickup locations' });
    await map.getByRole('link', { name: /^Shivajinagar: \d+ cars$/ }).waitFor();
    await map.getByRole('link', { name: '© OpenStreetMap contributors' }).waitFor();
    await map.locator('img.leaflet-tile-loaded').first().waitFor();
    await map.getByRole('link', { name: 'Baner: no cars' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/carlist?location=Baner');
    await map.waitFor({ state: 'detached' });
    await main.getByRole('button', { name: 'Remove filter: Baner' }).waitFor();
  });

  it('lists the pickup locations without the map images', async () => {
    site.expectConsoleErrors(/ERR_FAILED/);
    const { page, main } = await site.open('/carlist?seats=5', { viewport: DESK });
    await page.route(TILES, (route) => route.abort());
    await main.getByRole('button', { name: 'Show map' }).click();
    await reads(main, /^The background of the map could not be loaded/);
    const list = main.getByRole('region', { name: 'Pickup locations' }).getByRole('list');
    await list.getByRole('link', { name: /^Shivajinagar: / }).click();
    await page.waitForURL('**/carlist?location=Shivajinagar&seats=5');
    await main.getByRole('button', { name: 'Show map', expanded: false }).waitFor();
  });

  it('passes the dates to the car', async () => {
    const [from, to] = [dayAhead(20), dayAhead(22)];
    const { page, main } = await site.open('/carlist', { viewport: PHONE });
    await main.getByRole('button', { name: 'Filters' }).click();
    const first = main.getByRole('button', { name: 'From date Any day' });
    await first.press('Enter');
    await main.getByRole('grid').waitFor();
    await page.keyboard.press('Escape');
    await main.getByRole('grid').waitFor({ state: 'detached' });
    expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
    await pickDates(main, from, to);
    await main.getByRole('grid').waitFor({ state: 'detached' });
    await main.getByLabel('Pickup time').selectOption({ label: '6:00 PM' });
    await main.getByRole('button', { name: 'Find Car' }).click();
    await page.waitForURL(`**/carlist?from=${from}&to=${to}&pickupTime=18%3A00&dropTime=18%3A00`);
    await main.getByRole('article').filter({ hasText: 'Tata Nexon' }).getByText('Get Car→').click();
    await page.waitForURL(
      new RegExp(`/car/\\d+\\?from=${from}&to=${to}&pickupTime=18%3A00&dropTime=18%3A00$`),
    );
  });
});
