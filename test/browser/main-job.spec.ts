import type { Browser, Page } from 'playwright-core';
import { openBrowser, type Visitor, visitor } from '../support/browser/browser';
import { readQrCode } from '../support/browser/qr';
import { visit } from '../support/browser/site';
import { endAll } from '../support/end-all';
import { picture } from '../support/pictures';
import { dayAhead, newTransactionId } from '../support/renting';
import { startServer, type TestServer } from '../support/server';
import { codeFor } from '../support/test-data';

const ADMIN = '9000000001';
const AADHAAR = '499118665246';

/** An image file as a user chooses it on a phone. */
async function chosenFile(
  shade: number,
  name: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return { name, mimeType: 'image/png', buffer: await picture(shade) };
}

describe('main journey of a customer', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startServer({ SEED_DEMO: 'on' });
    browser = await openBrowser();
  });
  afterAll(() => endAll(browser, server));

  const form = (page: Page): ReturnType<Page['locator']> => page.locator('main');

  async function enterCode(page: Page, to: string): Promise<void> {
    await form(page).getByRole('button', { name: 'Verify OTP' }).waitFor();
    await form(page)
      .getByLabel('OTP')
      .fill(await codeFor(server, to));
    await form(page).getByRole('button', { name: 'Verify OTP' }).click();
  }

  async function findCar(page: Page): Promise<string> {
    await visit(page, '/carlist');
    await page.getByRole('heading', { name: 'Find the perfect ride for your next adventure!' }).waitFor();
    const filters = page.getByRole('button', { name: 'Filters' });
    if (await filters.isVisible()) await filters.click();
    await page.getByLabel('Car type').selectOption('LUXURY');
    await page.getByRole('button', { name: 'Find Car' }).click();
    await page.waitForURL(/type=LUXURY/);
    const card = page.getByRole('article').first();
    await card.getByText('/ per hour').waitFor();
    await card.getByText('Get Car→').click();
    await page.waitForURL(/\/car\/\d+$/);
    await page.getByText('Starting from').waitFor();
    // Read here, because the list may still have shown the cars before the filter.
    return (await page.getByRole('heading', { level: 1 }).textContent())!.trim();
  }

  async function proveMobileAndEmail(page: Page, person: { mobile: string; email: string }): Promise<void> {
    await page.waitForURL('**/user-login');
    await form(page).getByLabel('Mobile').fill(person.mobile);
    await form(page).getByLabel('E-mail').fill(person.email);
    await form(page).getByRole('button', { name: 'Send OTP' }).click();
    await enterCode(page, person.email);
  }

  /** Confirms, pays the amount of the QR code, and submits the details. Returns the transaction ID. */
  async function confirmAndPay(
    page: Page,
    confirm: string,
    shade: number,
  ): Promise<{ transactionId: string; total: number }> {
    const button = page.getByRole('button', { name: confirm });
    expect(await button.isDisabled()).toBe(true);
    await page.getByText('Please accept the agreement before booking.').waitFor();
    await page.getByRole('checkbox', { name: /accept/ }).check();
    await button.click();

    const dialog = page.getByRole('dialog');
    await dialog.getByText('Scan & Pay').waitFor();
    const total = Number(/₹([\d,]+(?:\.\d\d)?)/.exec(await dialog.innerText())![1]!.replaceAll(',', ''));
    const link = new URL(await readQrCode(await dialog.getByRole('img').first().screenshot()));
    expect(`${link.protocol}//${link.host}`).toBe('upi://pay');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      pa: 'punecitycars@example',
      pn: 'Pune City Cars',
      am: total.toFixed(2),
      cu: 'INR',
      tr: expect.stringMatching(/^[2-9A-Z]{10}$/),
    });

    await dialog.getByRole('button', { name: 'I have done the payment' }).click();
    await dialog.getByRole('button', { name: 'Submit Payment Details' }).click();
    await dialog.getByText('All fields are required.').first().waitFor();
    const transactionId = newTransactionId();
    await dialog.getByLabel('Transaction ID').fill(transactionId);
    await dialog.getByLabel('Amount Paid').fill(String(total));
    await dialog.locator('input[type=file]').setInputFiles(await chosenFile(shade, 'payment.png'));
    await dialog.getByRole('button', { name: 'Submit Payment Details' }).click();
    return { transactionId, total };
  }

  async function logIn(page: Page, email: string): Promise<void> {
    await page.waitForURL('**/login');
    await form(page).getByLabel('E-mail').fill(email);
    await form(page).getByRole('button', { name: 'Send OTP' }).click();
    await enterCode(page, email);
  }

  /** Checks the confirmation on the sign-in page and at its own URL, before and after a reload. Returns the reference. */
  async function seesWhatWasPlaced(page: Page, carName: string, email: string): Promise<string> {
    const panel = form(page).getByRole('region', { name: 'Booking received' });
    for (const step of ['arrival', 'reload']) {
      if (step === 'reload') await page.reload();
      await panel.getByText(carName).waitFor();
      await panel.getByRole('link', { name: /^Questions\? Call / }).waitFor();
    }
    const reference = await panel.locator('strong').innerText();
    await panel.getByRole('link', { name: 'Open the confirmation' }).click();
    await page.waitForURL(`**/confirmation/${reference}`);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Booking received' }).waitFor();
    await form(page).getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login');
    await page.waitForFunction(
      (known) => document.querySelector<HTMLInputElement>('main input[type=email]')?.value === known,
      email,
    );
    return reference;
  }

  async function adminSignsIn(): Promise<Visitor> {
    const admin = await visitor(browser, server.url, { width: 1280, height: 800 });
    await admin.page.goto('/admin');
    await admin.page.getByLabel(/Mobile/).fill(ADMIN);
    await admin.page.getByRole('button', { name: 'Send OTP' }).click();
    await admin.page.getByRole('button', { name: 'Verify OTP' }).waitFor();
    await admin.page
      .getByLabel(/code|OTP/i)
      .first()
      .fill(await codeFor(server, ADMIN));
    await admin.page.getByRole('button', { name: 'Verify OTP' }).click();
    await admin.page.waitForURL('**/admin-dashboard**');
    return admin;
  }

  it('books a car, registers, is approved and sees the booking confirmed', async () => {
    const { page, consoleErrors, context } = await visitor(browser, server.url);
    const person = { mobile: '9822000101', email: 'asha.new@example.com' };
    const carName = await findCar(page);
    await page.getByRole('button', { name: 'Book Now' }).last().click();
    await proveMobileAndEmail(page, person);
    await page.waitForURL('**/booking');
    await page.getByRole('heading', { level: 1, name: new RegExp(carName) }).waitFor();
    const { transactionId } = await confirmAndPay(page, 'Confirm Booking', 1);

    await page.waitForURL('**/login');
    expect(
      await page.evaluate(() =>
        ['token', 'carAction', 'selectedCar', 'mobile', 'email'].filter((key) => sessionStorage.getItem(key)),
      ),
    ).toEqual([]);
    const reference = await seesWhatWasPlaced(page, carName, person.email);
    await logIn(page, person.email);

    await page.waitForURL('**/register');
    await form(page).getByRole('region', { name: 'Booking received' }).getByText(reference).waitFor();
    await form(page)
      .getByLabel(/^(Full )?name/i)
      .fill('Asha Kulkarni');
    await form(page)
      .getByLabel(/address/i)
      .first()
      .fill('4 Karve Road, Pune 411004');
    await form(page).getByRole('radio', { name: 'Aadhaar' }).check();
    await form(page)
      .getByLabel(/Aadhaar number/i)
      .fill(AADHAAR);
    await form(page).getByRole('button', { name: 'Add the back: Aadhaar card' }).click();
    for (const [shade, name] of ['identityFile', 'identityBackFile', 'drivingLicenseFile'].entries())
      await form(page)
        .locator(`input[name=${name}]`)
        .setInputFiles(await chosenFile(20 + shade, `${name}.png`));
    await form(page).getByRole('button', { name: 'Send for approval' }).click();
    await page.waitForURL('**/waiting-page');
    await form(page).getByRole('region', { name: 'Booking received' }).getByText(reference).waitFor();

    const { page: desk, context: deskContext } = await adminSignsIn();
    await desk
      .getByRole('link', { name: /Pending Customers/ })
      .or(desk.getByRole('menuitem', { name: /Pending Customers/ }))
      .first()
      .click();
    const row = desk.getByRole('row', { name: /Asha Kulkarni/ });
    for (const name of ['View Aadhaar', 'View License']) {
      await row.getByRole('button', { name }).click();
      await desk.getByRole('dialog').locator('img').first().waitFor();
      // The row is behind the dialog, so it has no accessible role.
      const viewed = desk.locator('tr', { hasText: 'Asha Kulkarni' }).locator('[data-viewed=true]');
      await viewed.filter({ hasText: name }).waitFor({ state: 'attached' });
      await desk.keyboard.press('Escape');
      await desk.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await row.getByRole('button', { name: 'More for Asha Kulkarni' }).click();
    await desk.getByRole('button', { name: 'Approve', exact: true }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /Approve/ })
      .click();
    await desk.getByRole('dialog').waitFor({ state: 'detached' });
    await row.waitFor({ state: 'detached' });

    await desk
      .getByRole('link', { name: /Pending Transaction Verification/ })
      .or(desk.getByRole('menuitem', { name: /Pending Transaction Verification/ }))
      .first()
      .click();
    const payment = desk.getByRole('row', { name: new RegExp(transactionId) });
    await payment.getByRole('button', { name: /^Verify/ }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /Verify/ })
      .click();
    // Waits for the end of the dialog, because a row behind it has no accessible role.
    await desk.getByRole('dialog').waitFor({ state: 'detached' });
    await payment.waitFor({ state: 'detached' });
    await deskContext.close();

    // The waiting page moves on after the approval, which can precede the verification of the payment.
    await page.waitForURL(/\/dashboard/, { timeout: 60_000 });
    await page.reload();
    await page.getByText('CONFIRMED').or(page.getByText('Confirmed')).first().waitFor();
    await page.getByRole('button', { name: 'Next' }).first().click();
    await page.getByText(transactionId).waitFor();
    await page.getByRole('link', { name: `Confirmation and receipt of ${reference}` }).click();
    await page.waitForURL(`**/confirmation/${reference}`);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Booking confirmed' }).waitFor();
    await page.getByText(`verified (transaction ${transactionId})`).waitFor();
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download receipt (PDF)' }).click(),
    ]);
    expect(receipt.suggestedFilename()).toBe(`receipt-${reference}.pdf`);
    await page.getByText('Receipts, bills and agreement', { exact: true }).click();
    const [document] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download RC\// }).click(),
    ]);
    expect(document.suggestedFilename()).toMatch(/^RC-\d{4}-\d{6}\.pdf$/);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('reserves a car for chosen days, and sees it confirmed by an admin', async () => {
    const { page, consoleErrors, context } = await visitor(browser, server.url, { width: 1280, height: 800 });
    await findCar(page);
    await visit(page, '/login');
    await logIn(page, 'approved@example.com');
    await page.waitForURL(/\/dashboard/);
    const carName = await findCar(page);
    await page.getByRole('button', { name: 'Reserve Now' }).click();
    await page.waitForURL('**/reserve');
    await page.getByRole('heading', { level: 1, name: new RegExp(carName) }).waitFor();
    await page.getByLabel('From Date').fill(dayAhead(100));
    await page.getByLabel('To Date').fill(dayAhead(103));
    await page.getByText('3 days').first().waitFor();
    const { transactionId } = await confirmAndPay(page, 'Confirm Reservation', 4);
    await page.waitForURL(/\/dashboard/);
    await page.getByText(/^[2-9A-Z]{10} received\. We confirm it after our checks\.$/).waitFor();
    await page.getByRole('link', { name: 'Reservation', exact: true }).first().click();
    await page.getByText('Your reservation is under admin review. Please wait.').first().waitFor();

    const { page: desk, context: deskContext } = await adminSignsIn();
    await desk
      .getByRole('link', { name: /Pending Transaction Verification/ })
      .or(desk.getByRole('menuitem', { name: /Pending Transaction Verification/ }))
      .first()
      .click();
    const payment = desk.getByRole('row', { name: new RegExp(transactionId) });
    await payment.getByRole('button', { name: /^Verify/ }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /Verify/ })
      .click();
    // Waits for the end of the dialog, because a row behind it has no accessible role.
    await desk.getByRole('dialog').waitFor({ state: 'detached' });
    await payment.waitFor({ state: 'detached' });
    await desk
      .getByRole('link', { name: /^(All )?Reservations/ })
      .or(desk.getByRole('menuitem', { name: /^(All )?Reservations/ }))
      .first()
      .click();
    const reservation = desk.getByRole('row', { name: new RegExp(transactionId) });
    await reservation.getByRole('button', { name: /^Confirm/ }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /Confirm/ })
      .click();
    await reservation
      .getByText(/confirmed/i)
      .first()
      .waitFor();
    await deskContext.close();

    await page.reload();
    await page.getByText(transactionId).waitFor();
    const card = page.getByRole('article').filter({ hasText: transactionId });
    await card
      .getByText(/confirmed/i)
      .first()
      .waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});
