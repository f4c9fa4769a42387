import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { HandoverMark } from '../../../backend/contract/rentals/handovers';
import { pdf } from '../../api/fleet/fleet.support';
import type { Rented } from '../../api/rentals/cancellation.support';
import { handoverSteps } from '../../api/rentals/handover.support';
import { sign } from '../../support/browser/handover-form';
import { reads, useSite } from '../../support/browser/site';
import { INSPECTION_POINTS } from '../../support/inspection-points';
import { picture } from '../../support/pictures';
import { dayAhead, pay, place, rentalRequest, renter } from '../../support/renting';
import { setPickupIn } from '../../support/rows';
import { openSession } from '../../support/session';
import { changeSettings, requireDeposit } from '../../support/settings';
import { openAs } from '../../support/staff';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';
import { axeFindings } from '../screens/screen-checks';

const DENT = { point: 'LEFT' as const, text: 'Dent on the front door', photo: randomUUID() };
const PHONE = { width: 360, height: 740 };

describe('settlement after the return', () => {
  const site = useSite();
  const confirm = (page: Page, name: string): Promise<void> =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

  /** Records a handover or a return with its form, as staff do. */
  async function recorded(rented: Rented, kind: 'HANDOVER' | 'RETURN', marks: HandoverMark[]): Promise<void> {
    const { server } = site;
    const desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
    const photo = await picture(3);
    const { addPhoto, complete, ready } = handoverSteps(() => ({ server, desk, photo }));
    const fine = INSPECTION_POINTS.filter((point) => marks.every((mark) => mark.point !== point));
    const id = await ready(rented, kind, { over: { fine, marks } });
    for (const { point, photo: photoId } of marks)
      await addPhoto(id, point, { photoId: photoId! }).expect(200);
    await complete(id).expect(200);
  }

  /** Creates a booking whose car was returned this many minutes late. With marks, staff used the form in both steps. */
  async function returned(
    lateMinutes: number,
    { marks, allowBalance = false }: { marks?: HandoverMark[]; allowBalance?: boolean } = {},
  ): Promise<{ id: number; reference: string; account: string }> {
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
    const step = async (kind: 'HANDOVER' | 'RETURN', hours: number): Promise<unknown> => {
      await setPickupIn(server, id, hours);
      if (marks) return recorded({ id } as Rented, kind, kind === 'RETURN' ? marks : []);
      const status = kind === 'RETURN' ? 'RETURNED' : 'ON_TRIP';
      return put(`/console/bookings/${id}/trip`, { status, reason: 'No phone', allowBalance });
    };
    await step('HANDOVER', -0.4);
    await step('RETURN', -48 - lateMinutes / 60);
    return { id, reference, account: person.account };
  }

  it('is sent by the desk, disputed by the customer, and answered by an admin', async () => {
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

  /** Staff charge a damage with the mark of the return and an estimate. */
  async function chargeDent(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Add a charge' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What for').click();
    await page.getByRole('option', { name: 'Damage' }).click();
    await dialog.getByLabel('Mark of the return').click();
    expect(await page.getByRole('option').allTextContents()).toEqual([`Left side: ${DENT.text}`]);
    await page.getByRole('option', { name: DENT.text }).click();
    await dialog.getByLabel('Amount (₹)').fill('1400');
    await dialog.getByLabel('Text for the customer').fill('Repair and paint of the door');
    const estimate = { name: 'estimate.pdf', mimeType: 'application/pdf', buffer: await pdf() };
    await dialog.locator('input[type=file]').setInputFiles(estimate);
    await reads(dialog, 'estimate.pdf');
    expect(await axeFindings(page)).toEqual([]);
    await confirm(page, 'Add a charge');
    await reads(page.getByRole('region', { name: 'Charges' }), `Return, Left side: ${DENT.text}`, '₹2,000');
  }

  it('charges a damage of the return, which the customer compares with the handover and accepts', async () => {
    const { id, reference, account } = await returned(100, { marks: [DENT] });
    const { page } = await openAs(site, 'admin', `/admin-dashboard/bookings/${id}/show`);
    const panel = page.getByRole('region', { name: 'Settlement after the return' });
    await reads(panel, 'Not sent to the customer yet, ₹600');
    await panel.getByRole('link', { name: 'Open the settlement' }).click();
    await chargeDent(page);
    await page.getByRole('button', { name: 'Check and send' }).click();
    await confirm(page, 'Send');
    await reads(page, 'Waiting for the customer');
    await page.getByRole('menuitem', { name: 'Settlements' }).click();
    await page.getByRole('tab', { name: 'Waiting for the customer' }).click();
    await reads(page.locator('tbody tr').filter({ hasText: reference }), '₹2,000', /^The customer has until/);
    expect(await axeFindings(page)).toEqual([]);

    const { main, page: customer } = await site.open(`/confirmation/${reference}`, {
      cookies: { token: account },
      viewport: PHONE,
    });
    const sheet = main.getByRole('region', { name: 'Settlement after your trip' });
    await reads(sheet, `At the return, Left side: ${DENT.text}`);
    for (const name of ['Left side at the handover', 'Left side at the return'])
      await sheet.getByRole('img', { name }).waitFor();
    await sheet.getByRole('link', { name: 'Open the PDF' }).waitFor();
    expect(await axeFindings(customer)).toEqual([]);
    await sheet.getByRole('button', { name: 'Accept', exact: true }).click();
    await reads(sheet, 'Do you accept a total of ₹2,000? It is final then.');
    await sheet.getByRole('button', { name: 'Yes, accept' }).click();
    await reads(sheet, /^This is final/);

    await page.goto(new URL(`/admin-dashboard/bookings/${id}/show`, page.url()).href);
    await chargeChallan(page);
    const links = panel.getByRole('link', { name: 'Open the settlement' });
    // The panel lists the later charge after it has requested the settlements again.
    await links.nth(1).waitFor();
    await links.first().click();
    await reads(page, `Later charge for ${reference}`, /Send it by /);
    await page.getByRole('button', { name: 'Check and send' }).click();
    await confirm(page, 'Send');
    await reads(page, 'Waiting for the customer');
    await customer.reload();
    const later = main.getByRole('region', { name: 'Later charge for your trip' });
    await reads(later, /^Accept it, or dispute lines of it/, 'Challan', 'Speeding on FC Road', '₹1,000');
    expect(await axeFindings(customer)).toEqual([]);
    const focused = (text: RegExp) =>
      customer.waitForFunction(
        (source) => new RegExp(source).test(document.activeElement!.textContent),
        text.source,
      );
    await later.getByRole('button', { name: 'Accept', exact: true }).press('Enter');
    await focused(/^Do you accept a total of ₹1,000\?/);
    await later.getByRole('button', { name: 'Not now' }).press('Enter');
    await focused(/^Accept$/);
    await later.getByRole('button', { name: 'Accept', exact: true }).click();
    await later.getByRole('button', { name: 'Yes, accept' }).click();
    await reads(later, /^This is final\. Please pay ₹[\d,]+ by /);
    await reads(sheet, 'This is final.');
  });

  /** An admin charges a challan that arrives later. */
  async function chargeChallan(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Charge a toll or challan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What for').click();
    await page.getByRole('option', { name: 'Challan' }).click();
    await dialog.getByLabel('Amount (₹)').fill('1000');
    await dialog.getByLabel('Text for the customer').fill('Speeding on FC Road');
    const file = { name: 'challan.pdf', mimeType: 'application/pdf', buffer: await pdf() };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await reads(dialog, 'challan.pdf');
    expect(await axeFindings(page)).toEqual([]);
    await confirm(page, 'Charge a toll or challan');
    await reads(page, 'The line is added. Check and send the settlement.');
  }

  it('is paid from a deposit, whose rest the desk returns in cash, and then waived', async () => {
    const { server } = site;
    const office = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    await changeSettings(server, office, () => ({ deskReturnsCashDeposit: true }));
    await requireDeposit(server, office, 1000);
    const { id, reference, account } = await returned(100, { allowBalance: true });
    await requireDeposit(server, office, 0);
    const desk = await openSession(server, 'custom-admin', (await buildStaff(server, 'CUSTOM_ADMIN')).id);
    const post = (path: string, token: string) => server.http.post(path).set(bearer(token));
    await post('/console/drawers', desk).send({ location: 'Desk', counted: 0 }).expect(200);
    const read = async (resource: string) =>
      (await server.http.get(`/console/${resource}`).set(bearer(office)).expect(200)).body;
    const { deposit, depositHeld } = (await read(`bookings/${id}`)).money;
    await post(`/console/rentals/${id}/receipts`, desk)
      .field({ method: 'CASH', amount: String(deposit - depositHeld) })
      .expect(200);
    const [sheet] = await read(`settlements?filter={"rentalId":${id}}`);
    await server.http
      .put(`/console/settlements/${sheet.id}/issue`)
      .set(bearer(office))
      .send({ version: sheet.version, expectedTotal: 600 })
      .expect(200);
    await post(`/api/rentals/${reference}/settlements/1/acceptance`, account).expect(200);

    const path = `bookings/${id}/show`;
    const counter = await site.open(`/custom-admin-dashboard/${path}`, {
      cookies: { customadmintoken: desk },
      viewport: PHONE,
    });
    const returning = counter.page.getByRole('button', { name: 'Return the deposit in cash' });
    await returning.click();
    await reads(counter.page.getByRole('dialog'), 'Return ₹400 to the customer in cash?');
    expect(await axeFindings(counter.page)).toEqual([]);
    await confirm(counter.page, 'Return the deposit in cash');
    await reads(counter.page, `The deposit of ${reference} is returned.`);
    await returning.waitFor({ state: 'detached' });

    const { page } = await openAs(site, 'admin', `/admin-dashboard/${path}`);
    const money = page.getByRole('region', { name: 'Money', exact: true });
    await page.getByRole('button', { name: /^Waive: 1 h 40 min late/ }).click();
    await page.getByRole('dialog').getByLabel('Why (for our records)').fill('A regular customer');
    expect(await axeFindings(page)).toEqual([]);
    await confirm(page, 'Waive');
    await reads(money, /^Charge waived · 1 h 40 min late.* · A regular customer: ₹600$/);
    await page.getByRole('button', { name: /^Waive: / }).waitFor({ state: 'detached' });

    const receipts = page.getByRole('region', { name: 'Payments at the counter' });
    await receipts.getByRole('button', { name: 'Take a payment' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Paid by').selectOption('CASH');
    await dialog.getByLabel('Amount (₹)').fill('300');
    await dialog.getByLabel('Received earlier, at').fill(`${dayAhead(-2)}T10:00`);
    expect(await axeFindings(page)).toEqual([]);
    await confirm(page, 'Take the payment');
    await reads(receipts, /^Received .* 10:00.*, in no drawer$/);
  });
});
