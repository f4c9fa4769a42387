import { reads } from '../../support/browser/site';
import { badGateway, cut, drop, envelope } from '../../support/network/faulty-network';
import { codeFor } from '../../support/test-data';
import type { Scene } from './scene';
import { showScenes } from './show-scenes';
import { SIGN_IN_FAILURES } from './sign-in-scenes';
import { CALL_US } from './ways-out';

/** A booking that was just placed on this device. */
const PLACED = JSON.stringify({
  until: Date.now() + 3_600_000,
  rental: {
    reference: 'K7MPQ2XW9T',
    kind: 'BOOKING',
    carName: 'Aria VX',
    total: 3799,
    email: 'asha@example.com',
    fromDate: '2027-01-10',
    toDate: '2027-01-12',
    pickupTime: '12:00',
    dropTime: '12:00',
  },
});

const MAP_PICTURES = 'https://tile.openstreetmap.org/**';
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';
const LIST = /^GET \/api\/vehicles(\?|$)/;
const DETAILS = /^GET \/api\/vehicles\/\d+$/;
const NO_CARS = 'No cars found. Please adjust your filters.';
const NOT_FOUND_ERROR = /status of 404/;

const heading =
  (name: string | RegExp): Scene['then'] =>
  ({ main }) =>
    main.getByRole('heading', { level: 1, name }).waitFor();

/** Opens the list from another page, so that its data comes from the API. */
const toList: Scene['then'] = ({ page }) =>
  page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();

/** Every public screen in every state. */
const PUBLIC_SCENES: Scene[] = [
  { name: 'home', path: '/', then: heading(/Pune/) },
  {
    name: 'home, menu open',
    path: '/',
    then: async ({ page }) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: 'newsletter, wrong address, then subscribed',
    path: '/about',
    then: async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      await reads(footer, 'Please enter a valid email.');
    },
    consoleErrors: /status of 400/,
  },
  {
    name: 'newsletter, failed',
    path: '/terms',
    before: ({ site }) => site.network.fail(/^POST \/api\/subscribe/, drop),
    then: async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      await footer.getByLabel('Your e-mail for offers').fill('scene@example.com');
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      await reads(page.getByRole('alert'), 'Failed to subscribe. Please try again.');
    },
    wayOut: async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      expect(await footer.getByLabel('Your e-mail for offers').inputValue()).toBe('scene@example.com');
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      await reads(page, /^Thank you for subscribing!/);
    },
    consoleErrors: /net::ERR_/,
  },
  { name: 'about', path: '/about', then: heading(/Renting a car/) },
  { name: 'contact', path: '/contact', then: heading('Talk to us') },
  {
    name: 'newsletter link',
    path: `/newsletter#${'x'.repeat(43)}`,
    then: heading('Your newsletter subscription'),
  },
  { name: 'terms', path: '/terms', then: heading('Rental terms') },
  { name: 'privacy', repeated: true, path: '/privacy', then: heading(/What we know/) },
  { name: 'not found', path: '/nowhere', then: heading(/./), consoleErrors: NOT_FOUND_ERROR },
  { name: 'car list', path: '/carlist', then: ({ main }) => main.getByRole('article').first().waitFor() },
  {
    name: 'car list, filters open',
    path: '/carlist?type=SUV&seats=5',
    then: async ({ main }) => {
      const filters = main.getByRole('button', { name: /^Filters/ });
      if (await filters.isVisible()) await filters.click();
      await main.getByLabel('Car type').waitFor();
    },
  },
  {
    name: 'home, calendar open',
    path: '/',
    then: async ({ main }) => {
      await main.getByRole('button', { name: /^From date/ }).click();
      await main.getByRole('grid').first().waitFor();
    },
  },
  {
    name: 'car list, map open',
    path: '/carlist',
    then: async ({ page, main }) => {
      await page.route(MAP_PICTURES, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: NO_PICTURE }),
      );
      await main.getByRole('button', { name: 'Show map' }).click();
      await main
        .getByRole('link', { name: 'Zoom in' })
        .or(main.getByRole('button', { name: 'Zoom in' }))
        .waitFor();
    },
  },
  {
    name: 'car list, nothing matches',
    path: '/carlist?type=PICKUP&seats=9',
    then: ({ main }) => reads(main, NO_CARS),
  },
  {
    name: 'car list, loading',
    path: '/terms',
    before: ({ site }) => site.network.hold(LIST),
    then: async (guest, data) => {
      await toList(guest, data);
      await heading('Find the perfect ride for your next adventure!')(guest, data);
      await reads(guest.main, 'Loading...');
    },
  },
  {
    name: 'car list, failed',
    path: '/terms',
    before: ({ site }) => site.network.fail(LIST, cut),
    then: async (guest, data) => {
      await toList(guest, data);
      await guest.main.getByRole('button', { name: 'Try again' }).waitFor();
    },
    texts: [NO_CARS, CALL_US],
    wayOut: async ({ main }) => {
      expect(await main.getByText('Loading...').count()).toBe(0);
      await main.getByRole('button', { name: 'Try again' }).click();
      await main.getByRole('article').first().waitFor();
    },
    consoleErrors: [/net::ERR_/, /^Failed to fetch cars:/],
  },
  { name: 'car', path: ({ car }) => `/car/${car}`, then: ({ main }) => reads(main, 'Starting from') },
  {
    name: 'car, with dates',
    repeated: true,
    path: (data) => `/car/${data.car}${data.freeDays().search}`,
    then: ({ main }) => reads(main, /^Free cancellation until /),
  },
  {
    name: 'car list, with dates and a saved car',
    path: (data) => `/carlist${data.freeDays().search}`,
    then: async ({ main }) => {
      await main
        .getByRole('button', { name: /^Save /, pressed: false })
        .first()
        .click();
      await main.getByRole('button', { name: /^Saved \(/ }).click();
      await reads(main, /for \d+ days?$/);
    },
  },
  {
    name: 'car, without pictures',
    path: ({ plainCar }) => `/car/${plainCar}`,
    then: ({ main }) => reads(main, 'No images available.'),
  },
  {
    name: 'car, loading',
    path: '/carlist',
    before: ({ site }) => site.network.hold(DETAILS),
    then: async ({ page, main }) => {
      await main.getByText('Get Car→').first().click();
      await page.waitForURL(/\/car\/\d+/);
      // Waits until this heading replaces that of the list, which requires that the script of the page has loaded.
      await main.getByRole('heading', { level: 1, name: 'Car details' }).waitFor();
    },
  },
  {
    name: 'car, failed',
    path: '/carlist',
    before: ({ site }) => site.network.fail(DETAILS, badGateway),
    then: async ({ main }) => {
      await main.getByText('Get Car→').first().click();
      await reads(main, 'Error: The server answered 502.', CALL_US);
    },
    wayOut: async ({ main }) => {
      await main.getByRole('button', { name: 'Try again' }).click();
      await reads(main, 'Starting from');
    },
    consoleErrors: /status of 502/,
  },
  {
    name: 'car, without data',
    path: '/carlist',
    before: ({ site }) => site.network.fail(DETAILS, envelope(200, { code: 1000 })),
    then: async ({ main }) => {
      await main.getByText('Get Car→').first().click();
      await reads(main, 'No car details found.');
    },
  },
  {
    name: 'car, not there',
    path: '/car/987654',
    then: ({ main }) => reads(main, 'No car details found.'),
    consoleErrors: NOT_FOUND_ERROR,
  },
  { name: 'login', path: '/login', then: heading('Login') },
  {
    name: 'login, after a booking',
    path: '/login',
    then: async ({ page, main }) => {
      await page.evaluate((placed) => localStorage.setItem('placedRental', placed), PLACED);
      await page.reload();
      await main.getByRole('region', { name: 'Booking received' }).waitFor();
    },
  },
  {
    name: 'login, wrong address',
    repeated: true,
    path: '/login',
    then: async ({ main }) => {
      await main.getByRole('button', { name: 'Send OTP' }).click();
      await reads(main, 'Please enter a valid email address');
    },
  },
  {
    name: 'login, unknown address',
    repeated: true,
    path: '/login',
    then: async ({ main }) => {
      await main.getByLabel('E-mail address').fill('nobody.at.all@example.com');
      await main.getByRole('button', { name: 'Send OTP' }).click();
      await main.getByRole('alert').first().waitFor();
    },
    consoleErrors: NOT_FOUND_ERROR,
  },
  {
    name: 'login, wrong code',
    repeated: true,
    path: '/login',
    then: async ({ main }, { site }) => {
      await main.getByLabel('E-mail address').fill('approved@example.com');
      await main.getByRole('button', { name: 'Send OTP' }).click();
      await main.getByRole('button', { name: 'Verify OTP' }).waitFor();
      const code = await codeFor(site.server, 'approved@example.com');
      await main.getByLabel('OTP').fill(code === '111111' ? '222222' : '111111');
      await main.getByRole('button', { name: 'Verify OTP' }).click();
      await main.getByRole('alert').first().waitFor();
    },
    consoleErrors: /status of 401/,
  },
  {
    name: 'sign-in to rent',
    repeated: true,
    path: '/user-login',
    session: ({ chosen }) => ({ selectedCar: chosen, carAction: 'book' }),
    then: ({ main }) => main.getByLabel('Mobile number').waitFor(),
  },
  {
    name: 'sign-in to rent, code sent',
    repeated: true,
    path: '/user-login',
    session: ({ chosen }) => ({ selectedCar: chosen, carAction: 'book' }),
    then: async ({ main }) => {
      await main.getByLabel('Mobile number').fill('9822007788');
      await main.getByLabel('E-mail address').fill('scene@example.com');
      await main.getByRole('button', { name: 'Send OTP' }).click();
      await main.getByRole('button', { name: 'Verify OTP' }).waitFor();
    },
  },
  ...SIGN_IN_FAILURES,
];

describe('public screens', () => showScenes(PUBLIC_SCENES));
