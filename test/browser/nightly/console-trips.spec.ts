import type { Locator, Page } from 'playwright-core';
import { reads, useSite } from '../../support/browser/site';
import { picture } from '../../support/pictures';
import { dayAhead, pay, place, rentalRequest, renter } from '../../support/renting';
import { setPickupIn } from '../../support/rows';
import { openAs } from '../../support/staff';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';
import { axeFindings } from '../screens/screen-checks';

interface Made {
  id: number;
  reference: string;
  /** Token of the customer. */
  account: string;
}

describe('trips in the console', () => {
  const site = useSite();
  let admin: string;
  beforeAll(async () => {
    admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
  });

  /** A booking with its pickup this many hours from now. */
  async function rent(pickupInHours: number, isVerified = true): Promise<Made> {
    const { server } = site;
    const person = await renter(server);
    await pay(server, person.token, { amount: 4000, type: 'book' });
    const request = rentalRequest(await buildCar(server), { fromDate: dayAhead(10), toDate: dayAhead(12) });
    const { body } = await place(server, 'bookings', person.token, request).expect(201);
    const { id, reference } = body.data as Omit<Made, 'account'>;
    if (isVerified) {
      const { rows } = await server.db.query<{ transaction_id: string }>(
        'SELECT transaction_id FROM payments WHERE rental_id = $1',
        [id],
      );
      await server.http
        .put('/api/payments/verify')
        .set(bearer(admin))
        .send({ transactionId: rows[0]!.transaction_id, bookingId: id, actionType: 'book', isVerified: true })
        .expect(200);
    }
    await setPickupIn(server, id, pickupInHours);
    return { id, reference, account: person.account };
  }

  const rowOf = (page: Page, { reference }: Made) => page.locator('tbody tr').filter({ hasText: reference });
  const confirm = (page: Page, name: string): Promise<void> =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

  it('records a trip as a custom admin on Today, on the record and in the list', async () => {
    const soon = await rent(0.5);
    const missed = await rent(-3);
    const { page } = await openAs(site, 'custom-admin', '/custom-admin-dashboard');
    const item = page.getByRole('listitem').filter({ hasText: missed.reference });
    await item.getByRole('link', { name: 'Hand over' }).waitFor();
    expect(await item.getByRole('button').count()).toBe(0);
    await item.getByRole('link', { name: missed.reference }).click();
    await page.getByRole('button', { name: 'No-show' }).click();
    await reads(
      page.getByRole('dialog'),
      /^We keep (₹[\d,]+) of the fare of \1; what was paid beyond it is refunded\./,
    );
    expect(await axeFindings(page)).toEqual([]);
    await confirm(page, 'No-show');
    await page.getByText('Confirmed → No-show').waitFor();
    await page.goto('/custom-admin-dashboard');
    await page.getByRole('tab', { name: 'Returns (0)' }).waitFor();
    await item.waitFor({ state: 'detached' });

    await page.goto(`/custom-admin-dashboard/bookings/${soon.id}/show`);
    const agreed = page.getByRole('region', { name: 'Charges as agreed' });
    await reads(agreed, 'Late return', /^₹300 per hour or part of an hour/, 'Cancellation by you');
    await page.getByRole('link', { name: 'Hand over' }).waitFor();
    expect(await page.getByRole('button', { name: /without form/ }).count()).toBe(0);
    await recordsWithoutForm(soon);
    await page.goto('/custom-admin-dashboard/bookings');
    await rowOf(page, soon).getByText('Returned').waitFor();
    await rowOf(page, missed).getByText('No-show').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  /** Records the pickup on the page of the rental and the return in the list, as an admin. */
  async function recordsWithoutForm(made: Made): Promise<void> {
    const { page } = await openAs(site, 'admin', `/admin-dashboard/bookings/${made.id}/show`);
    await page.getByRole('button', { name: 'Pickup without form' }).click();
    await reads(page.getByRole('dialog'), /^Without the form there are no photos and readings\./);
    await confirm(page, 'Picked up');
    await page.getByText('Enter why the form was not used.').waitFor();
    await page.getByLabel('Why without the form').fill('The phone was broken');
    await confirm(page, 'Picked up');
    const history = page.getByRole('region', { name: 'What happened' });
    await history.getByText('Confirmed → On trip').waitFor();
    expect(await page.getByRole('button', { name: 'Cancel', exact: true }).count()).toBe(0);

    await page.goto('/admin-dashboard/bookings');
    const row = rowOf(page, made);
    await row.getByText('On trip').waitFor();
    await row.getByRole('link', { name: 'Take back' }).waitFor();
    await row.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('button', { name: 'Return without form' }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'has the car been returned?' });
    await reads(dialog, 'If the customer ends it', 'No refund for unused time', /^Refund ₹/);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Who ends the trip early?' }).click();
    await page.getByRole('option', { name: 'The customer brings the car back' }).click();
    await dialog.getByLabel('Why without the form').fill('The phone was broken');
    await dialog.getByRole('button', { name: 'Returned' }).click();
    await row.getByText('Returned').waitFor();
  }

  it('asks what happened to a booking past its end, and records its trip as a custom admin', async () => {
    const { id } = await rent(-60);
    const { page } = await openAs(site, 'custom-admin', `/custom-admin-dashboard/bookings/${id}/show`);
    await reads(page, 'What happened?');
    await page.getByRole('button', { name: 'The customer did not come' }).waitFor();
    await page.getByRole('button', { name: 'The trip took place' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Record the trip' }).click();
    await reads(dialog, 'Enter why the trip was not recorded at the time.');
    await dialog.getByLabel('Km at return (optional)').fill('45480');
    await dialog.getByLabel('Note for our records').fill('The network was down');
    const pickup = new Date(Date.now() + (5.5 - 60) * 3_600_000).toISOString().slice(0, 16);
    await dialog.getByLabel('Picked up at').fill(pickup);
    await dialog.getByLabel('Returned at').fill(new Date(Date.now() - 1_800_000).toISOString().slice(0, 16));
    expect(await axeFindings(page)).toEqual([]);
    await confirm(page, 'Record the trip');
    const history = page.getByRole('region', { name: 'What happened' });
    await reads(history, 'Confirmed → On trip', /^Recorded afterwards/, 'Odometer 45,480 km');
    expect(await page.getByRole('button', { name: 'The trip took place' }).count()).toBe(0);
    expect(await history.getByRole('button', { name: /^Correct/ }).count()).toBe(0);
    await correctsOdometer(id);
  });

  it('records a pickup afterwards while the customer still has the car', async () => {
    const { id } = await rent(-60);
    const { page } = await openAs(site, 'custom-admin', `/custom-admin-dashboard/bookings/${id}/show`);
    await page.getByRole('button', { name: 'The trip took place' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Where is the car?' }).click();
    await page.getByRole('option', { name: 'The customer still has the car' }).click();
    await dialog.getByLabel('Returned at').waitFor({ state: 'detached' });
    expect(await dialog.getByLabel('Km at return (optional)').count()).toBe(0);
    const pickup = new Date(Date.now() + (5.5 - 60) * 3_600_000).toISOString().slice(0, 16);
    await dialog.getByLabel('Picked up at').fill(pickup);
    await dialog.getByLabel('Note for our records').fill('The network was down');
    expect(await axeFindings(page)).toEqual([]);
    await confirm(page, 'Record the trip');
    await page.getByRole('region', { name: 'What happened' }).getByText('Confirmed → On trip').waitFor();
    await page.getByRole('link', { name: 'Take back' }).waitFor();
  });

  /** Corrects the odometer of the return as an admin. */
  async function correctsOdometer(id: number): Promise<void> {
    const { page } = await openAs(site, 'admin', `/admin-dashboard/bookings/${id}/show`);
    const history = page.getByRole('region', { name: 'What happened' });
    await history.getByRole('button', { name: 'Correct the odometer reading of On trip → Returned' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Odometer in km').fill('45840');
    await dialog.getByLabel('Note for our records').fill('Two digits were swapped');
    expect(await axeFindings(page)).toEqual([]);
    await confirm(page, 'Correct');
    await reads(history, 'Odometer 45,480 km, corrected to 45,840 km');
  }

  it('records a cancellation that is our fault as a custom admin, with a cause, note and photo', async () => {
    const { id, reference } = await rent(-1);
    const { page } = await openAs(site, 'custom-admin', `/custom-admin-dashboard/bookings/${id}/show`);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Refund by').waitFor();
    await confirm(page, 'Cancel booking');
    await reads(dialog, 'Choose the cause.');
    await dialog.getByLabel('Why').click();
    await page.getByRole('option', { name: 'The car is broken' }).click();
    await dialog.getByLabel('Note to the customer').fill('The clutch failed this morning.');
    const file = { name: 'clutch.png', mimeType: 'image/png', buffer: await picture(7) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await reads(dialog, 'clutch.png');
    expect(await axeFindings(page)).toEqual([]);
    await confirm(page, 'Cancel booking');
    await reads(page, `${reference} is cancelled; a refund is due.`);
    const history = page.getByRole('region', { name: 'What happened' });
    await reads(history, 'Confirmed → Cancelled (The car is broken)', 'The clutch failed this morning.');
    await history.getByRole('button', { name: 'Photo 1' }).click();
    await page.getByRole('dialog').getByRole('img').waitFor();
  });

  it('keeps a car that its customer refuses until it is put right and accepted', async () => {
    const { id, reference, account } = await rent(-1);
    const customer = await site.open(`/confirmation/${reference}`, {
      cookies: { token: account },
      viewport: { width: 360, height: 740 },
    });
    const { page, main } = customer;
    await main.getByRole('button', { name: 'I do not accept this car' }).click();
    await main.getByRole('button', { name: 'Send to our team' }).click();
    await reads(main, 'Choose what is wrong.', 'Add at least one photo of the car.');
    await main.getByLabel('What is wrong?').selectOption('It is not clean');
    await main.getByLabel('What should we know?').fill('The seats are wet.');
    const file = { name: 'seats.png', mimeType: 'image/png', buffer: await picture(8) };
    await main.getByLabel('Photo 1').setInputFiles(file);
    await main.getByText('seats').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await main.getByRole('button', { name: 'Send to our team' }).click();
    await reads(main, 'Our team knows that you do not accept the car');
    expect(await axeFindings(page)).toEqual([]);

    const desk = await openAs(site, 'custom-admin', '/custom-admin-dashboard');
    const item = desk.page.getByRole('listitem').filter({ hasText: 'Refused car' });
    await item.getByRole('link', { name: 'Answer the customer' }).click();
    const panel = desk.page.getByRole('region', { name: 'The customer does not accept the car' });
    await reads(panel, 'It is not clean', 'The seats are wet.', 'Waiting for our answer');
    expect(await desk.page.getByRole('link', { name: 'Hand over' }).count()).toBe(0);
    expect(await panel.getByRole('button', { name: 'We do not agree' }).count()).toBe(0);
    expect(await axeFindings(desk.page)).toEqual([]);
    await panel.getByRole('button', { name: 'It is put right' }).click();
    await desk.page
      .getByRole('dialog')
      .getByLabel(/^Note to the customer/)
      .fill('We have dried the seats.');
    expect(await axeFindings(desk.page)).toEqual([]);
    await confirm(desk.page, 'It is put right');
    await reads(panel, 'Put right, waiting for the customer to accept the car', 'We have dried the seats.');

    await page.reload();
    await reads(main, 'We have put the car right', 'Our answer: We have dried the seats.');
    await main.getByRole('button', { name: 'Accept the car now' }).click();
    await main.getByText('We have put the car right').waitFor({ state: 'detached' });
    await desk.page.reload();
    await desk.page.getByRole('link', { name: 'Hand over' }).waitFor();

    const again = await site.server.http
      .post(`/api/rentals/${reference}/refusal`)
      .set(bearer(account))
      .field('cause', 'UNSAFE')
      .attach('photos', await picture(9), 'brakes.png');
    expect(again.status).toBe(200);
    await site.server.db.query(
      `UPDATE car_refusals SET reported_at = reported_at - interval '31 minutes' WHERE rental_id = $1`,
      [id],
    );
    await page.reload();
    await main.getByRole('button', { name: 'Cancel and get everything back' }).click();
    await reads(main, 'Shall we cancel this and refund everything you paid?');
    await main.getByRole('button', { name: 'Cancel and get everything back' }).click();
    await reads(main, 'Where should we send your refund?');
    await desk.page.reload();
    const history = desk.page.getByRole('region', { name: 'What happened' });
    await reads(history, 'Confirmed → Cancelled (The customer did not accept the car)');
  });

  it('declines an unconfirmed booking after the pickup time instead of cancelling it', async () => {
    const late = await rent(-1);
    const unconfirmed = await rent(-1, false);
    const ahead = await rent(200);
    const { page: desk } = await openAs(site, 'custom-admin', '/custom-admin-dashboard/bookings');
    await rowOf(desk, unconfirmed).waitFor();

    const { page } = await openAs(site, 'admin', '/admin-dashboard/bookings');
    const openMenu = async (page: Page, made: Made): Promise<Locator> => {
      await rowOf(page, made)
        .getByRole('button', { name: /^More for/ })
        .click();
      return page.getByRole('dialog', { name: /^More for/ }).getByRole('button');
    };
    const buttons = async (page: Page, made: Made): Promise<string[]> => {
      const others = await (await openMenu(page, made)).allInnerTexts();
      await page.keyboard.press('Escape');
      const shown = await rowOf(page, made).getByRole('button').allInnerTexts();
      return [...shown.filter((text) => text !== ''), ...others];
    };
    await rowOf(desk, unconfirmed).getByText('Admin verifies').waitFor();
    expect(await desk.getByRole('button', { name: 'More for Bookings' }).count()).toBe(0);
    expect(await buttons(desk, unconfirmed)).toEqual(['Cancel']);
    expect(await buttons(page, late)).toEqual(['Pickup without form', 'No-show', 'Cancel']);
    expect(await buttons(page, ahead)).toEqual(['Cancel']);
    expect(await buttons(page, unconfirmed)).toEqual(['Decline', 'Cancel']);
    await (await openMenu(page, unconfirmed)).filter({ hasText: 'Decline' }).click();
    await confirm(page, 'Decline');
    await page.getByText('Enter a reason; the customer reads it.').waitFor();
    await page.getByRole('dialog').getByLabel('Why').fill('No transfer arrived');
    await confirm(page, 'Decline');
    await rowOf(page, unconfirmed).getByText('Declined').waitFor();
  });

  it('shows why a trip cannot begin while the car is still out', async () => {
    site.expectConsoleErrors(/status of 409/);
    const [out, next] = [await rent(0.5), await rent(100)];
    const { db, http } = site.server;
    await http
      .put(`/console/bookings/${out.id}/trip`)
      .set(bearer(admin))
      .send({ status: 'ON_TRIP', reason: 'The phone was broken' })
      .expect(200);
    await setPickupIn(site.server, out.id, -60);
    await db.query(
      `WITH moved AS (UPDATE rentals SET car_id = (SELECT car_id FROM rentals WHERE id = $2) WHERE id = $1 RETURNING car_id)
       UPDATE occupancies SET car_id = moved.car_id FROM moved WHERE rental_id = $1`,
      [next.id, out.id],
    );
    await setPickupIn(site.server, next.id, 0.5);
    const { page } = await openAs(site, 'admin', `/admin-dashboard/bookings/${next.id}/show`);
    await page.getByRole('button', { name: 'Pickup without form' }).click();
    await page.getByLabel('Why without the form').fill('The phone was broken');
    await confirm(page, 'Picked up');
    await page
      .getByRole('dialog')
      .getByText(`This car is still out on the trip ${out.reference}. Mark that trip as returned first.`)
      .waitFor();
  });
});
