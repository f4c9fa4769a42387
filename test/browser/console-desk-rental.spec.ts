import type { Page } from 'playwright-core';
import { desk, pair } from '../api/desk-rentals/desk-rentals.support';
import { readQrCode } from '../support/browser/qr';
import { hasValue, reads, useSite } from '../support/browser/site';
import { cut } from '../support/network/faulty-network';
import { picture } from '../support/pictures';
import { dayAhead, hold, newTransactionId, pay, rentalRequest } from '../support/renting';
import { setHoldEnd } from '../support/rows';
import { buildCar, buildCustomer, buildStaff, codeFor, signIn } from '../support/test-data';
import { axeFindings, shapeFindings } from './screens/screen-checks';

/** Part of every screen, so it is not checked here. */
const TOP_BAR = /"(Open menu|Refresh)"/;

describe('desk rental on a phone', () => {
  const site = useSite();
  const staff = { id: 0, mobile: '' };

  async function openDesk(): Promise<Page> {
    const { server } = site;
    const member = await buildStaff(server, 'CUSTOM_ADMIN');
    Object.assign(staff, member);
    const value = await signIn(server, 'custom-admin', member);
    const { page } = await site.open('/custom-admin-dashboard', { cookies: { customadmintoken: value } });
    await page.getByRole('link', { name: 'Book / Reserve for a Customer' }).click();
    return page;
  }

  const check = async (page: Page): Promise<void> => {
    const shape = (await shapeFindings(page)).filter((finding) => !TOP_BAR.test(finding));
    expect([await axeFindings(page), shape]).toEqual([[], []]);
  };

  it('leads from the customer to the booking, through a wrong code and an ended session', async () => {
    const { server } = site;
    const person = await buildCustomer(server, { fullName: 'Asha Kulkarni' });
    const carId = await buildCar(server, { carName: 'Tata Nexon' });
    const page = await openDesk();

    await page.getByLabel("Customer's mobile or e-mail").fill('98765 43210');
    site.expectConsoleErrors(/404/);
    await page.keyboard.press('Enter');
    await reads(page, /No customer has this mobile number/);
    await page.getByRole('link', { name: 'Add Customer' }).last().waitFor();
    await page.getByLabel("Customer's mobile or e-mail").fill(person.email);
    await page.keyboard.press('Enter');
    await reads(page, 'Asha Kulkarni', 'Approved', '2. Dates and car');
    expect(await page.getByText(person.mobile).count()).toBe(0);

    await page.getByLabel('From Date').fill('2020-01-01');
    await reads(page, 'The pickup date must not be before today.');
    await page.getByLabel('From Date').fill(dayAhead(10));
    await page.getByLabel('To Date').fill(dayAhead(12));
    const steps = page.getByRole('list', { name: 'Steps' });
    const returned = new RegExp(`, ${Number(dayAhead(12).slice(8))} .*12:00 PM$`);
    await reads(steps, 'Asha Kulkarni', returned);
    await page.getByRole('radio', { name: /Tata Nexon VX.*₹/ }).check();
    await reads(steps, 'Tata Nexon VX');
    await reads(page.getByRole('table', { name: 'Fare' }), '₹3,799');
    await check(page);
    await page.getByRole('button', { name: 'Send OTP to the customer' }).click();

    await reads(page, "3. The customer's OTP");
    await reads(steps, returned, 'Tata Nexon VX');
    const otp = await codeFor(server, person.email);
    site.expectConsoleErrors(/401/);
    await page.getByLabel('OTP (6 digits)').fill(String((Number(otp) + 1) % 1_000_000).padStart(6, '0'));
    await page.getByRole('button', { name: 'Confirm with the OTP' }).click();
    await reads(page, 'Invalid OTP. 4 tries left.');
    await page.getByLabel('OTP (6 digits)').fill(otp);
    await page.keyboard.press('Enter');

    await reads(page, '4. Scan & Pay', '₹3,799');
    const qr = page.getByRole('img', { name: /UPI code to pay ₹3,799/ });
    expect(await readQrCode(await qr.screenshot())).toContain('am=3799.00');
    await check(page);

    // Stored data survives a reload; the input survives the end of the session.
    await page.reload();
    await reads(page, '4. Scan & Pay');
    const transactionId = newTransactionId();
    await page.getByLabel('Transaction ID').fill(transactionId);
    await page.getByLabel('Amount Paid (₹)').fill('3799');
    await page.locator('input[name=screenshot]').setInputFiles({
      name: 'paid.png',
      mimeType: 'image/png',
      buffer: await picture(77),
    });
    await server.db.query(`UPDATE sessions SET revoked_at = app_now() WHERE kind = 'custom-admin'`);
    site.expectConsoleErrors(/ERR_|Failed to load/);
    site.network.fail(/POST .*\/rental$/, cut);
    await page.getByRole('button', { name: 'Submit Payment Details' }).click();
    await reads(page, /Your sign-in has expired/);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mobile number').fill(staff.mobile);
    await page.keyboard.press('Enter');
    const field = dialog.getByLabel('OTP (8 digits)');
    await field.waitFor();
    await field.fill(await codeFor(server, staff.mobile));
    await page.keyboard.press('Enter');

    // The response to the last step was lost; repeating the request executes it once.
    await reads(page, '5. Finish', 'The payment details are saved. One step is left.');
    site.network.clearFaults();
    await page.getByRole('button', { name: 'Place the booking' }).click();
    await reads(page, 'The booking is placed');
    await check(page);
    const { rows } = await server.db.query(
      `SELECT r.kind, r.customer_id, r.car_id, m.moved_by FROM payments p JOIN rentals r ON r.id = p.rental_id
         JOIN rental_moves m ON m.rental_id = r.id WHERE p.transaction_id = $1`,
      [transactionId],
    );
    expect(rows).toEqual([
      { kind: 'BOOKING', customer_id: person.id, car_id: carId, moved_by: String(staff.id) },
    ]);
    await page.getByRole('link', { name: /^Show / }).click();
    await reads(page, /Placed at the desk/);
  });

  it('keeps the typed payment when the hold expires, and uses it for another car', async () => {
    const { server } = site;
    const member = await desk(server);
    const [person, carId] = await pair(server);
    await buildCar(server, { carName: 'Second' });
    const rental = await member.hold(person, carId);
    const { page } = await site.open('/custom-admin-dashboard', {
      cookies: { customadmintoken: member.token },
      clock: true,
    });
    await page.goto(`/custom-admin-dashboard/desk-rentals/create?rental=${rental.id}`);
    await reads(page, '4. Scan & Pay');
    const transactionId = newTransactionId();
    await page.getByLabel('Transaction ID').fill(transactionId);
    await page.getByLabel('Amount Paid (₹)').fill('3799');
    await page.locator('input[name=screenshot]').setInputFiles({
      name: 'paid.png',
      mimeType: 'image/png',
      buffer: await picture(78),
    });
    await setHoldEnd(server, rental.hold!.holdId);
    const rival = await signIn(server, 'renting', await buildCustomer(server));
    await hold(server, rival, rentalRequest(carId)).expect(201);
    await page.clock.fastForward('30:00');
    await reads(page, 'The car is no longer held');
    expect(await page.getByText('Nothing was paid').count()).toBe(0);
    await hasValue(page.getByLabel('Transaction ID'), transactionId);
    await reads(page, /paid.png/);
    await check(page);
    site.expectConsoleErrors(/409/);
    await page.getByRole('button', { name: 'Submit Payment Details' }).click();
    await reads(page, '5. Finish', /the car is no longer held/);
    await page.getByRole('button', { name: 'Place the booking' }).click();
    await reads(page, 'This is not placed.', /the customer does not pay again/);
    await page.getByRole('button', { name: 'Back to dates and car' }).waitFor();
    await check(page);
    await page.getByRole('button', { name: /Choose Second/ }).click();
    await page.getByRole('button', { name: 'Send OTP to the customer' }).click();
    await reads(page, "3. The customer's OTP");
    await page.getByLabel('OTP (6 digits)').fill(await codeFor(server, person.email));
    await page.keyboard.press('Enter');
    await reads(page, '5. Finish', 'The payment details are saved. One step is left.');
    expect(await page.getByLabel('Transaction ID').count()).toBe(0);
    await page.getByRole('button', { name: 'Release this car' }).click();
    await page
      .getByRole('dialog')
      .getByText(/The payment stays recorded/)
      .waitFor();
    await page.getByRole('button', { name: 'Release', exact: true }).click();
    await reads(page, /the car is no longer held/);
    await page.locator('h2:focus', { hasText: '5. Finish' }).waitFor();
    await page.getByRole('button', { name: 'Place the booking' }).click();
    await reads(page, 'The booking is placed');
    const { rows } = await server.db.query('SELECT transaction_id FROM payments WHERE customer_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ transaction_id: transactionId }]);
  });

  it('records the payment that the customer makes now while a smaller one is unclaimed', async () => {
    const { server } = site;
    const member = await desk(server);
    const [person, carId] = await pair(server);
    await pay(server, await signIn(server, 'renting', person), { amount: 1000, type: 'book' });
    const rental = await member.hold(person, carId);
    const { page } = await site.open(`/custom-admin-dashboard/desk-rentals/create?rental=${rental.id}`, {
      cookies: { customadmintoken: member.token },
    });
    await page.getByRole('button', { name: 'Record another payment' }).click();
    await reads(page, '4. Scan & Pay');
    const transactionId = newTransactionId();
    await page.getByLabel('Transaction ID').fill(transactionId);
    await page.getByLabel('Amount Paid (₹)').fill('3799');
    await page.locator('input[name=screenshot]').setInputFiles({
      name: 'paid.png',
      mimeType: 'image/png',
      buffer: await picture(81),
    });
    await page.getByRole('button', { name: 'Submit Payment Details' }).click();
    await reads(page, 'The booking is placed');
    const { rows } = await server.db.query(
      'SELECT transaction_id FROM payments WHERE customer_id = $1 AND rental_id IS NOT NULL',
      [person.id],
    );
    expect(rows).toEqual([{ transaction_id: transactionId }]);
  });

  it('offers other dates and cars after a changed price', async () => {
    const { server } = site;
    const member = await desk(server);
    const rental = await member.hold(...(await pair(server)));
    const { page } = await site.open(`/custom-admin-dashboard/desk-rentals/create?rental=${rental.id}`, {
      cookies: { customadmintoken: member.token },
    });
    await page.getByLabel('Transaction ID').fill(newTransactionId());
    await page.getByLabel('Amount Paid (₹)').fill('3799');
    await page.locator('input[name=screenshot]').setInputFiles({
      name: 'paid.png',
      mimeType: 'image/png',
      buffer: await picture(80),
    });
    site.expectConsoleErrors(/40[09]/);
    await page.route(/\/rental$/, (route) =>
      route.fulfill({
        status: 409,
        json: { code: 1016, status: 'FARE_CHANGED', message: 'The price has changed.', data: null },
      }),
    );
    await page.getByRole('button', { name: 'Submit Payment Details' }).click();
    await reads(page, '5. Finish', 'The payment details are saved. One step is left.');
    await page.getByRole('button', { name: 'Place the booking' }).click();
    await reads(page, 'This is not placed.', /the customer does not pay again/);
    await page.getByRole('button', { name: 'Back to dates and car' }).waitFor();
    expect(await page.getByRole('button', { name: 'Release this car' }).count()).toBe(0);
  });

  it('moves the focus to the heading after a release', async () => {
    const { server } = site;
    const member = await desk(server);
    const rental = await member.hold(...(await pair(server)));
    const { page } = await site.open(`/custom-admin-dashboard/desk-rentals/create?rental=${rental.id}`, {
      cookies: { customadmintoken: member.token },
    });
    await page.getByRole('button', { name: 'Release this car' }).click();
    await page.getByRole('button', { name: 'Release', exact: true }).click();
    await page.locator('h2:focus', { hasText: 'The car is no longer held' }).waitFor();
    expect(await page.getByLabel('Transaction ID').count()).toBe(0);
  });

  it('accepts the payment of a customer who has paid before the hold expired', async () => {
    const { server } = site;
    const member = await desk(server);
    const rental = await member.hold(...(await pair(server)));
    await setHoldEnd(server, rental.hold!.holdId);
    const { page } = await site.open(`/custom-admin-dashboard/desk-rentals/create?rental=${rental.id}`, {
      cookies: { customadmintoken: member.token },
    });
    await reads(page, 'The car is no longer held');
    expect(await page.getByLabel('Transaction ID').count()).toBe(0);
    await page.getByRole('button', { name: 'The customer has already paid' }).click();
    await page.locator('input[name=transactionId]:focus').waitFor();
    await page.getByLabel('Transaction ID').fill(newTransactionId());
    await page.getByLabel('Amount Paid (₹)').fill('3799');
    await page.locator('input[name=screenshot]').setInputFiles({
      name: 'paid.png',
      mimeType: 'image/png',
      buffer: await picture(79),
    });
    await page.getByRole('button', { name: 'Submit Payment Details' }).click();
    await reads(page, 'The booking is placed');
  });
});
