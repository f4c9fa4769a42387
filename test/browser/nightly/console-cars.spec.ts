import type { Browser, Page } from 'playwright-core';
import { adminToken, attach, pdf, picture } from '../../api/fleet/fleet.support';
import { openBrowser, type Visitor, visitor } from '../../support/browser/browser';
import { hasValue } from '../../support/browser/site';
import { endAll } from '../../support/end-all';
import { dayAhead, hold, pay, place, rentalRequest, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { openSession } from '../../support/session';
import { bearer, buildStaff, codeFor } from '../../support/test-data';

describe('fleet in the console', () => {
  let server: TestServer;
  let browser: Browser;
  let carId: number;
  let booking: { reference: string };
  let first: Visitor & { id: number };
  let second: Visitor & { id: number };

  beforeAll(async () => {
    server = await startServer();
    browser = await openBrowser();
    const images: Buffer[] = [];
    for (let n = 0; n < 3; n += 1) images.push(await picture(400, 250).png().toBuffer());
    const car = await attach(server, await adminToken(server), { images, agreement: await pdf() }).expect(
      201,
    );
    carId = car.body.data.id;
    const person = await renter(server);
    const held = await hold(server, person.token, rentalRequest(carId)).expect(201);
    await pay(server, person.token, { amount: held.body.data.fare.total, type: 'book' });
    booking = (await place(server, 'bookings', person.token, rentalRequest(carId)).expect(201)).body.data;
    first = await admin();
    second = await admin();
  });
  afterEach(() => {
    expect(first.consoleErrors.filter((text) => !/status of 4(00|09)/.test(text))).toEqual([]);
    first.consoleErrors.length = 0;
  });
  afterAll(() => endAll(browser, server));

  async function admin(): Promise<Visitor & { id: number }> {
    const { id, mobile } = await buildStaff(server, 'ADMIN');
    const person = await visitor(browser, server.url, { width: 1280, height: 800 });
    await person.page.goto('/admin');
    await person.page.getByLabel(/Mobile/).fill(mobile);
    await person.page.getByRole('button', { name: 'Send OTP' }).click();
    await person.page.getByRole('button', { name: 'Verify OTP' }).waitFor();
    await person.page
      .getByLabel(/code|OTP/i)
      .first()
      .fill(await codeFor(server, mobile));
    await person.page.getByRole('button', { name: 'Verify OTP' }).click();
    await person.page.waitForURL('**/admin-dashboard**');
    return { ...person, id };
  }

  const openCar = async (page: Page): Promise<void> => {
    await page.goto(`/admin-dashboard/cars/${carId}`);
    await page.getByRole('button', { name: 'Save car' }).waitFor();
  };
  const saved = (page: Page): Promise<void> => page.getByText('The car is saved.').first().waitFor();
  const pictures = async (page: Page): Promise<string[]> => {
    const tiles = await page.getByRole('img', { name: /^Photo \d/ }).all();
    return Promise.all(tiles.map(async (tile) => (await tile.getAttribute('src')) ?? ''));
  };

  it('finds and edits a car, and shows an error next to the invalid field', async () => {
    const { page } = first;
    await page.goto('/admin-dashboard/cars');
    await page.getByRole('link', { name: 'Maruti Suzuki Dzire VXi' }).click();
    await page.getByLabel('Cost per day (₹)').fill('2000');
    await page.getByLabel('Number plate').fill('nonsense');
    await page.getByRole('button', { name: 'Save car' }).click();
    await page.getByText('Enter an Indian registration number').first().waitFor();
    expect(await page.getByLabel('Cost per day (₹)').inputValue()).toBe('2000');
    await page.getByLabel('Number plate').fill('MH12AB1234');
    await page.getByLabel('Boot space (litres)').fill('350');
    await page.getByLabel('Kind of plate').selectOption('Private');
    await page.getByLabel('Permit valid in').selectOption('Maharashtra');
    await page.getByRole('button', { name: 'Save car' }).click();
    await saved(page);
    const documents = page.getByRole('region', { name: 'Vehicle documents' });
    await documents.getByRole('button', { name: 'Enter Insurance' }).click();
    const dialog = page.getByRole('dialog', { name: 'Document of the car' });
    await dialog.getByLabel('Number').fill('OG-26-1901');
    await dialog.getByLabel('Expires on').fill(dayAhead(-2));
    const policy = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: await pdf() };
    await dialog.getByLabel('document', { exact: true }).setInputFiles(policy);
    await dialog.getByRole('button', { name: 'Save document' }).click();
    await dialog.waitFor({ state: 'detached' });
    await documents
      .getByRole('listitem')
      .filter({ hasText: /Insurance.*OG-26-1901/ })
      .getByText('Expired')
      .waitFor();
    await documents.getByRole('button', { name: 'Open Insurance' }).waitFor();
    const site = await server.http.get(`/api/vehicles/${carId}`).expect(200);
    expect(site.body.data).toMatchObject({ cost: 2000, bootLitres: 350 });

    await page.goto('/admin-dashboard/settings');
    await page.getByLabel('List no cars with a private plate').check();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('1 listed car has a private plate: MH12AB1234.').first().waitFor();

    await page.goto('/admin-dashboard/cars');
    await page.getByRole('combobox', { name: 'Vehicle documents' }).selectOption({ label: 'Expired' });
    await page.getByRole('row', { name: /MH12AB1234.*Expired/ }).waitFor();

    await page.goto('/admin-dashboard');
    const work = page.getByRole('listitem').filter({ hasText: /Vehicle document expires.*MH12AB1234/ });
    await work.getByRole('link', { name: 'Renew document' }).click();
    await documents.getByRole('button', { name: 'Remove Insurance' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await documents.getByRole('button', { name: 'Enter Insurance' }).waitFor();

    const maintenance = page.getByRole('region', { name: 'Maintenance' });
    await maintenance.getByText('None yet.').waitFor();
    await maintenance.getByRole('button', { name: 'Add a plan' }).click();
    const plan = page.getByRole('dialog', { name: 'Maintenance plan' });
    await plan.getByLabel('Kind of work').selectOption('Service');
    await plan.getByLabel('Every days').fill('30');
    await plan.getByLabel('Last done on').fill(dayAhead(-40));
    await plan.getByLabel('Do not hand over the car while this is overdue').check();
    await plan.getByRole('button', { name: 'Save plan' }).click();
    await maintenance.getByText('Overdue').waitFor();
    await maintenance.getByText('blocks the handover').waitFor();
    await maintenance.getByRole('button', { name: 'Plan a visit' }).click();
    const visit = page.getByRole('dialog', { name: 'Visit to a workshop' });
    await visit.getByLabel('What is to be done?').fill('Yearly service');
    await visit.getByRole('button', { name: 'Plan a visit' }).click();
    await maintenance.getByRole('button', { name: 'Block for Yearly service' }).click();
    const block = page.getByRole('dialog', { name: 'Block for Yearly service' });
    await block.getByLabel(/^From/).fill(dayAhead(40));
    await block.getByLabel(/^To/).fill(dayAhead(40));
    await block.getByRole('button', { name: 'Block the car' }).click();
    await maintenance.getByText('In work').waitFor();
    await maintenance.getByRole('button', { name: 'Block for Yearly service' }).click();
    await block.getByLabel(/^From/).fill(dayAhead(41));
    await block.getByLabel(/^To/).fill(dayAhead(42));
    await block.getByRole('button', { name: 'Block the car' }).click();
    await block.waitFor({ state: 'detached' });
    await maintenance.getByRole('button', { name: 'Plan a visit' }).click();
    await visit.getByLabel('What is to be done?').fill('Wrong car');
    await visit.getByRole('button', { name: 'Plan a visit' }).click();
    await maintenance.getByRole('button', { name: 'Remove Wrong car' }).click();
    const removal = page.getByRole('dialog').filter({ hasText: 'Remove Wrong car?' });
    await removal.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('The visit is removed.').first().waitFor();
    await maintenance.getByText('Wrong car').waitFor({ state: 'detached' });
    await maintenance.getByRole('button', { name: 'Complete Yearly service' }).click();
    const done = page.getByRole('dialog', { name: 'Complete Yearly service' });
    await done.getByLabel('Done on').fill(dayAhead(0));
    await done.getByLabel('Odometer in km').fill('45000');
    await done.getByLabel('Cost').fill('4199');
    await done.getByRole('button', { name: 'Finish' }).click();
    await maintenance.getByText(/Yearly service · .* · 45,000 km · ₹4,199 · paid by us/).waitFor();
    await maintenance.getByRole('button', { name: 'Correct the odometer reading of Yearly service' }).click();
    const correction = page
      .getByRole('dialog')
      .filter({ hasText: 'Correct the odometer of Yearly service?' });
    await correction.getByLabel('Odometer in km').fill('45010');
    await correction.getByLabel('Why').fill('Mistyped');
    await correction.getByRole('button', { name: 'Correct' }).click();
    await maintenance.getByText(/Yearly service · .* · 45,010 km/).waitFor();
    await maintenance.getByText('In time').waitFor();
  });

  it('shows the second of two admins who was first, and keeps their input', async () => {
    await openCar(first.page);
    await openCar(second.page);
    await first.page.getByLabel('Pickup location').fill('Baner');
    await first.page.getByRole('button', { name: 'Save car' }).click();
    await saved(first.page);

    const { page } = second;
    await page.getByLabel('Colour').fill('Red');
    await page.getByRole('button', { name: 'Save car' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to save the car.' });
    await alert.getByText(`This car was changed by #${first.id} on `).waitFor();
    expect(await page.getByLabel('Colour').inputValue()).toBe('Red');
    await alert.getByRole('button', { name: 'Use their changes' }).click();
    await alert.waitFor({ state: 'detached' });
    await hasValue(page.getByLabel('Pickup location'), 'Baner');
    await hasValue(page.getByLabel('Colour'), 'Red');
    await page.getByRole('button', { name: 'Save car' }).click();
    await saved(page);
    const site = await server.http.get(`/api/vehicles/${carId}`).expect(200);
    expect(site.body.data).toMatchObject({ color: 'Red', location: 'Baner' });
  });

  it('reorders photos by drag and by keyboard', async () => {
    const { page } = first;
    await openCar(page);
    const [a, b, c] = (await pictures(page)) as [string, string, string];
    const tile = (place: number) => page.getByRole('img', { name: `Photo ${place}`, exact: true });
    await tile(3).dragTo(tile(1));
    expect(await pictures(page)).toEqual([c, a, b]);
    await page.getByRole('button', { name: 'Move photo 2 later' }).focus();
    await page.keyboard.press('Enter');
    expect(await pictures(page)).toEqual([c, b, a]);
    await page.getByRole('button', { name: 'Save photos' }).click();
    await page.getByText('The photos are saved.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Save car' }).waitFor();
    expect(await pictures(page)).toEqual([c, b, a]);
  });

  it('adds photos and replaces the agreement', async () => {
    const { page } = first;
    await openCar(page);
    const image = {
      name: 'new.png',
      mimeType: 'image/png',
      buffer: await picture(300, 200).png().toBuffer(),
    };
    await page.getByLabel('Add photos').setInputFiles(image);
    await page.getByText('The photo is added.').waitFor();
    expect(await pictures(page)).toHaveLength(4);
    const agreement = {
      name: 'new.pdf',
      mimeType: 'application/pdf',
      buffer: await pdf((one) => one.addPage()),
    };
    await page.getByLabel('Replace the agreement').setInputFiles(agreement);
    await page.getByRole('button', { name: 'Use this agreement' }).click();
    await page.getByText('The new agreement is in use.').waitFor();
    expect(await page.getByRole('link', { name: /^Version of/ }).count()).toBe(2);
  });

  it('refuses a block with the conflicting rentals, then places and removes another', async () => {
    const { page } = first;
    await openCar(page);
    await page.getByRole('link', { name: 'Block', exact: true }).click();
    await page.getByRole('heading', { name: 'Block a car' }).waitFor();
    await page.getByLabel(/^From\s*\*$/).fill(dayAhead(11));
    await page.getByLabel(/^To\s*\*$/).fill(dayAhead(13));
    await page.getByLabel(/^Reason/).fill('Yearly service');
    await page.getByRole('button', { name: 'Block car' }).click();
    const inTheWay = page.getByRole('list', { name: 'Conflicts' });
    await inTheWay.getByText(booking.reference).waitFor();
    expect(await inTheWay.innerText()).toMatch(/Booking \S+ of Person \d+/);
    expect(await page.getByLabel(/^Reason/).inputValue()).toBe('Yearly service');

    await page.getByLabel(/^From\s*\*$/).fill(dayAhead(20));
    await page.getByLabel(/^To\s*\*$/).fill(dayAhead(21));
    await page.getByRole('button', { name: 'Block car' }).click();
    await page.getByText('is blocked.').waitFor();
    const row = page.getByRole('row', { name: /Yearly service/ });
    await row.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await row.waitFor({ state: 'detached' });
  });

  it('shows a booking on the timeline and opens it by keyboard', async () => {
    const { page } = first;
    await page.goto('/admin-dashboard');
    await page.getByRole('menuitem', { name: 'Fleet timeline' }).click();
    const bar = page.getByRole('link', { name: new RegExp(`Booking ${booking.reference}`) });
    await bar.waitFor();
    await page.getByRole('button', { name: '30 days' }).click();
    await page.waitForURL(/days=30/);
    await page.getByRole('columnheader').nth(30).waitFor();
    await bar.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Booking ${booking.reference}` }).waitFor();
    await page.goBack();
    await bar.waitFor();
    await page.getByRole('button', { name: 'Later days' }).click();
    await bar.waitFor({ state: 'detached' });
  });

  it('lets the desk complete a visit to a workshop without a cost, from the timeline', async () => {
    const { id } = await buildStaff(server, 'CUSTOM_ADMIN');
    const value = await openSession(server, 'custom-admin', id);
    const { page, context } = await visitor(browser, server.url, { width: 1280, height: 800 });
    await context.addCookies([{ name: 'customadmintoken', value, url: server.url }]);
    await server.http
      .post(`/console/cars/${carId}/maintenance/jobs`)
      .set(bearer(await adminToken(server)))
      .send({ kind: 'OIL', text: 'Oil change' })
      .expect(200);
    await page.goto('/custom-admin-dashboard/timeline');
    await page.getByRole('rowheader').getByRole('link').click();
    await page.getByText('MH12AB1234').waitFor();
    const maintenance = page.getByRole('region', { name: 'Maintenance' });
    await maintenance.getByRole('button', { name: 'Complete Oil change' }).click();
    const done = page.getByRole('dialog', { name: 'Complete Oil change' });
    await done.getByLabel('Done on').fill(dayAhead(0));
    await done.getByLabel('Odometer in km').fill('45020');
    expect(await done.getByLabel('Cost').count()).toBe(0);
    await done.getByRole('button', { name: 'Finish' }).click();
    await maintenance.getByText(/Oil change · .* · 45,020 km$/).waitFor();
    expect(await maintenance.getByRole('button').count()).toBe(0);
  });

  it('retires a car and returns it to the list', async () => {
    const { page } = first;
    await openCar(page);
    await page.getByRole('button', { name: 'Retire', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Existing bookings and reservations stay and must be honoured').waitFor();
    await dialog.getByRole('button', { name: 'Retire' }).click();
    await page.getByText('is retired.').waitFor();
    await server.http.get(`/api/vehicles/${carId}`).expect(404);
    await page.getByRole('button', { name: 'Bring back' }).click();
    await dialog.getByRole('button', { name: 'Bring back' }).click();
    await page.getByText('is listed again.').waitFor();
    await server.http.get(`/api/vehicles/${carId}`).expect(200);
  });
});
