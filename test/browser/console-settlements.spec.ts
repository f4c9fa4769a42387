import type { Page } from 'playwright-core';
import { sign } from '../support/browser/handover-form';
import { reads, useSite } from '../support/browser/site';
import { picture } from '../support/pictures';
import { dayAhead, pay, place, rentalRequest, renter } from '../support/renting';
import { setPickupIn } from '../support/rows';
import { openAs } from '../support/staff';
import { bearer, buildCar, buildStaff, signIn } from '../support/test-data';
import { axeFindings } from './screens/screen-checks';

const PHONE = { width: 360, height: 740 };

describe('settlement after the return', () => {
  const site = useSite();
  const confirm = (page: Page, name: string): Promise<void> =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

  /** A booking that came back this many minutes late. */
  async function returned(lateMinutes: number): Promise<{ id: number; reference: string; account: string }> {
    const { server } = site;
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    const person = await renter(server);
    const transactionId = await pay(server, person.token, { amount: 4000, type: 'book' });
    const request = rentalRequest(await buildCar(server), { fromDate: dayAhead(10), toDate: dayAhead(12) });
    const { id, reference } = (await place(server, 'bookings', person.token, request).expect(201)).body.data;
    const put = (path: string, body: object) =>
      server.http.put(path).set(bearer(admin)).send(body).expect(200);
    const verdict = { transactionId, bookingId: id, actionType: 'book', isVerified: true };
    await put('/api/payments/verify', verdict);
    await setPickupIn(server, id, -1);
    await put(`/console/bookings/${id}/trip`, { status: 'ON_TRIP', reason: 'No phone' });
    await setPickupIn(server, id, -48 - lateMinutes / 60);
    await put(`/console/bookings/${id}/trip`, { status: 'RETURNED', reason: 'No phone' });
    return { id, reference, account: person.account };
  }

  it('goes from the desk to the customer, who disputes a line, and back', async () => {
    const { reference, account } = await returned(310);
    const desk = await openAs(site, 'custom-admin', '/custom-admin-dashboard');
    const item = desk.page.getByRole('listitem').filter({ hasText: reference });
    await item.getByRole('link', { name: 'Check and send' }).click();
    const charges = desk.page.getByRole('region', { name: 'Charges' });
    await reads(charges, 'Late return', /^5 h 10 min late\. 5 started hours/);
    await desk.page.getByRole('button', { name: 'Add a charge' }).click();
    const dialog = desk.page.getByRole('dialog');
    await dialog.getByLabel('What for').click();
    expect(await desk.page.getByRole('option', { name: 'Credit' }).count()).toBe(0);
    await desk.page.getByRole('option', { name: 'Cleaning' }).click();
    await dialog.getByLabel('Amount (₹)').fill('450.50');
    await dialog.getByLabel('Text for the customer').fill('The rear seats are stained.');
    const file = { name: 'seats.png', mimeType: 'image/png', buffer: await picture(8) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await reads(dialog, 'seats.png');
    expect(await axeFindings(desk.page)).toEqual([]);
    await confirm(desk.page, 'Add a charge');
    await reads(charges, 'The rear seats are stained.', '₹450.50', '₹1,950.50');
    expect(await axeFindings(desk.page)).toEqual([]);
    await desk.page.getByRole('button', { name: 'Check and send' }).click();
    await confirm(desk.page, 'Send');
    await reads(desk.page, 'Waiting for the customer');

    const customer = await site.open(`/confirmation/${reference}`, {
      cookies: { token: account },
      viewport: PHONE,
    });
    const { page, main } = customer;
    const sheet = main.getByRole('region', { name: 'Settlement after your trip' });
    await reads(
      sheet,
      /^Accept it, or dispute lines of it, until/,
      '₹1,950.50',
      'The rear seats are stained.',
    );
    await sheet.getByRole('img', { name: 'Photo of our team' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await sheet
      .getByRole('listitem')
      .filter({ hasText: 'Cleaning' })
      .getByRole('button', { name: 'Dispute this line' })
      .click();
    await sheet.getByRole('button', { name: 'Send dispute' }).click();
    await reads(sheet, 'Tell us in at least 10 characters what is wrong.');
    await sheet.getByLabel('What is wrong with this line?').fill('The seats were like this at the pickup.');
    await sheet.getByLabel('Photo 1').setInputFiles(file);
    await sheet.getByText('seats').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Send dispute' }).click();
    await reads(sheet, /^We have your dispute and answer it by/, /^You wrote: The seats were like this/);

    const admin = await openAs(site, 'admin', '/admin-dashboard');
    const dispute = admin.page.getByRole('listitem').filter({ hasText: reference });
    await dispute.getByRole('link', { name: 'Answer the dispute' }).click();
    const answer = admin.page.getByRole('region', { name: 'Answer the dispute' });
    await answer.getByLabel('Answer').click();
    await admin.page.getByRole('option', { name: 'Reduce the charge' }).click();
    await answer.getByLabel('Amount (₹)').fill('100');
    await answer.getByLabel('Text for the customer').fill('One seat only.');
    expect(await axeFindings(admin.page)).toEqual([]);
    await answer.getByRole('button', { name: 'Send the answers' }).click();
    await confirm(admin.page, 'Send the answers');
    await reads(admin.page.getByRole('region', { name: 'Charges' }), '₹1,600', /One seat only\.$/);

    await page.reload();
    await reads(sheet, /^This is final\. Please pay/, 'We reduce this charge to ₹100.', /One seat only\.$/);
    await main.getByRole('button', { name: /^Pay ₹/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('is accepted at the counter with a signature', async () => {
    const { id, reference } = await returned(100);
    const { page } = await openAs(site, 'custom-admin', `/custom-admin-dashboard/bookings/${id}/show`);
    await page.getByRole('link', { name: 'Open the settlement' }).click();
    await page.getByRole('button', { name: 'Check and send' }).click();
    await confirm(page, 'Send');
    const panel = page.getByRole('region', { name: 'Acceptance at the counter' });
    await panel.getByRole('button', { name: 'Send the code' }).click();
    await reads(panel, /^The code is on its way/);
    await panel.getByLabel('By a signature').check();
    await panel.getByRole('button', { name: 'Record the acceptance' }).click();
    await reads(page.getByRole('dialog'), 'Ask the customer to sign.');
    await page.keyboard.press('Escape');
    await sign(page);
    expect(await axeFindings(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Record the acceptance' }).click();
    await reads(page.getByRole('dialog'), 'Does the customer accept a total of ₹600? It is final then.');
    await confirm(page, 'Record the acceptance');
    await reads(page, `The settlement of ${reference} is accepted.`, /^With a signature, recorded by /);
    await page.getByRole('button', { name: 'Open the signature' }).waitFor();
    await page.goBack();
    await reads(
      page.getByRole('region', { name: 'What happened' }),
      'Settlement of ₹600 accepted at the counter with a signature',
    );
  });

  it('is listed by state, opened from its booking, and accepted by its customer', async () => {
    const { id, reference, account } = await returned(100);
    const { page } = await openAs(site, 'admin', `/admin-dashboard/bookings/${id}/show`);
    const panel = page.getByRole('region', { name: 'Settlement after the return' });
    await reads(panel, 'Not sent to the customer yet, ₹600');
    await panel.getByRole('link', { name: 'Open the settlement' }).click();
    await page.getByRole('button', { name: 'Check and send' }).click();
    await confirm(page, 'Send');
    await reads(page, 'Waiting for the customer');
    await page.getByRole('menuitem', { name: 'Settlements' }).click();
    await page.getByRole('tab', { name: 'Waiting for the customer' }).click();
    await reads(page.locator('tbody tr').filter({ hasText: reference }), '₹600', /^The customer has until/);
    expect(await axeFindings(page)).toEqual([]);

    const { main } = await site.open(`/confirmation/${reference}`, {
      cookies: { token: account },
      viewport: PHONE,
    });
    const sheet = main.getByRole('region', { name: 'Settlement after your trip' });
    await sheet.getByRole('button', { name: 'Accept', exact: true }).click();
    await reads(sheet, 'Do you accept a total of ₹600? It is final then.');
    await sheet.getByRole('button', { name: 'Yes, accept' }).click();
    await reads(sheet, /^This is final/);
  });
});
