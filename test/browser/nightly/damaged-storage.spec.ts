import type { Page } from 'playwright-core';
import { reads, useSite, visit } from '../../support/browser/site';
import { attachCar, selectedCar } from '../../support/cars';
import { openAs } from '../../support/staff';
import { codeFor } from '../../support/test-data';

interface Damage {
  session?: Record<string, string>;
  local?: Record<string, string>;
}

/** Writes the values before the scripts of every page that the tab opens. */
const damage = (page: Page, values: Damage): Promise<unknown> =>
  page.addInitScript(({ session = {}, local = {} }) => {
    // An empty page has no storage.
    if (location.protocol === 'about:') return;
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  }, values);

const SESSION_KEYS = [
  'carAction',
  'selectedCar',
  'holdId',
  'paymentDraft.book',
  'paymentDraft.reserve',
  'mobile',
  'email',
];

/** Values that the pages do not write themselves. */
const DAMAGED = ['{', '[null]', '{"rental":{},"draft":{"carId":{}},"until":9e15,"by":""}'];

const PAGES = [
  '/user-login',
  '/booking',
  '/reserve',
  '/register',
  '/carlist',
  '/confirmation/B-2026-ABCDE',
  '/dashboard/bookings',
  '/login',
  '/',
];

/** Makes the storage of every page that the tab opens throw, as browsers do. */
const breakStorage = (page: Page, fault: 'blocked' | 'full'): Promise<unknown> =>
  page.addInitScript((kind) => {
    const fail = (name: string): never => {
      throw new DOMException('', name);
    };
    if (kind === 'full') Storage.prototype.setItem = () => fail('QuotaExceededError');
    else
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, { get: () => fail('SecurityError') });
  }, fault);

describe('damaged values in browser storage', () => {
  const site = useSite();
  let car: Record<string, unknown>;
  beforeAll(async () => {
    car = JSON.parse(await selectedCar(site.server, await attachCar(site.server, {}, 1)));
  });

  it('leaves every page of the site usable', async () => {
    const { page, main } = await site.open('/terms', {
      fresh: true,
      // The sequence is not valid UTF-8.
      cookies: { token: '%E0%A4%A', language: '%E0%A4%A' },
    });
    const session = SESSION_KEYS.map((key, index) => [key, DAMAGED[index % DAMAGED.length]!]);
    await damage(page, {
      session: { token: '\u0939', ...(Object.fromEntries(session) as Record<string, string>) },
      local: { savedCars: DAMAGED[1]!, placedRental: DAMAGED[2]! },
    });
    for (const path of PAGES) {
      await visit(page, path);
      await main.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText('This page could not be shown').count()).toBe(0);
    }
  });

  it.each(['blocked', 'full'] as const)(
    'keeps a sign-in until the page is reloaded if storage is %s',
    async (fault) => {
      const { page, main } = await site.open('/terms', { fresh: true });
      await breakStorage(page, fault);
      for (const path of PAGES) {
        await visit(page, path);
        await main.getByRole('heading', { level: 1 }).waitFor();
        expect(await page.getByText('This page could not be shown').count()).toBe(0);
      }
      const email = `${fault}@example.com`;
      await visit(page, `/car/${car['id'] as number}`);
      await main.getByRole('button', { name: 'Book Now' }).first().click();
      await page.waitForURL('**/user-login');
      await main.getByLabel('Mobile').fill(fault === 'full' ? '9822000301' : '9822000302');
      await main.getByLabel('E-mail').fill(email);
      await main.getByRole('button', { name: 'Send OTP' }).click();
      await main.getByLabel('OTP').waitFor();
      await main.getByLabel('OTP').fill(await codeFor(site.server, email));
      await main.getByRole('button', { name: 'Verify OTP' }).click();
      await page.waitForURL('**/booking');
      await main.getByRole('checkbox', { name: /accept/ }).check();
      await main.getByRole('button', { name: 'Confirm Booking' }).click();
      await reads(page.getByRole('dialog'), 'Scan & Pay');
    },
  );

  it.each([
    ['no images', { images: undefined }],
    ['an image without sizes', { images: [{ url: '/car.webp', width: 320, height: 200, placeholder: '' }] }],
    ['a list for a name', { carName: ['Tata Nexon'] }],
    ['a text for an id', { id: 'seven' }],
  ])('ignores a selected car with %s', async (_fault, part) => {
    const session = { carAction: 'book', selectedCar: JSON.stringify({ ...car, ...part }) };
    const { main } = await site.open('/user-login', { session });
    await main.getByRole('heading', { level: 1 }).waitFor();
    expect(await main.getByText('Tata Nexon').count()).toBe(0);
  });

  it('leaves the console usable', async () => {
    const { page } = await openAs(site, 'admin', '/terms', { fresh: true });
    await damage(page, {
      local: {
        'RaStore.cars.listParams': '{"filter":"x","sort":{},"page":"none"}',
        'RaStore.cars.selectedIds': '{',
        'RaStore.cars.datagrid_columnRanks': '{',
        'RaStore.theme': '{',
        'RaStore.sidebar.open': '{"filter":"x"}',
      },
    });
    await page.goto('/admin-dashboard/cars');
    await reads(page, 'Tata Nexon XZ');
  });

  it('requests a sign-in if the cookie of the console is not a token', async () => {
    const { page } = await openAs(site, 'admin', '/terms', { fresh: true });
    await page.context().addCookies([{ name: 'admintoken', value: '%E0%A4%A', url: site.network.url }]);
    await page.goto('/admin-dashboard');
    await reads(page, 'You must be logged in as admin.');
  });
});
