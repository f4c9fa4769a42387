import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { rupees } from '../../../backend/contract/money';
import type { EditableSettings } from '../../../backend/contract/settings';
import { changed, DESK, type Guest, PHONE, useSite } from '../../support/browser/site';
import { newTransactionId, renter } from '../../support/renting';
import { changeSettings } from '../../support/settings';
import { buildCar, buildStaff, signIn } from '../../support/test-data';
import { confirmAndSayPaid, sendPayment } from '../site/renting-steps';

/** One colour, in 6 KB; the server refuses more than 50 megapixels. */
const HUGE_PHOTO = readFileSync(join(__dirname, '51-megapixels.png'));
const LOW = { width: 360, height: 740 };
const SLOW = { offline: false, latency: 50, downloadThroughput: 500_000 };

describe('payment on a phone', () => {
  const site = useSite();

  /** A customer who signed in to rent and has opened a car. */
  async function atBooking({ viewport = PHONE, fresh = false } = {}): Promise<Guest> {
    const car = await buildCar(site.server);
    const { token } = await renter(site.server);
    return site.open(`/booking?car=${car}`, { session: { token }, viewport, fresh });
  }

  async function asPhone(page: Page): Promise<void> {
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await device.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'pointer', value: 'coarse' },
        { name: 'hover', value: 'none' },
      ],
    });
  }

  /** True if this button of the dialog is visible without scrolling. */
  async function isInView(page: Page, name: string): Promise<boolean> {
    const box = await page.getByRole('dialog').getByRole('button', { name }).boundingBox();
    return box!.y + box!.height <= page.viewportSize()!.height;
  }

  async function changeUpi(upi: Partial<EditableSettings['upi']>): Promise<void> {
    const admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
    await changeSettings(site.server, admin, (settings) => ({ upi: { ...settings.upi, ...upi } }));
  }

  /** Saves the kind of account and opens the dialog to pay for a rental of `costPerDay` plus 199 for washing. */
  async function atPayment(upi: Partial<EditableSettings['upi']>, isPhone: boolean, costPerDay = 1_800) {
    await changeUpi(upi);
    const car = await buildCar(site.server, { costPerDay });
    const { token } = await renter(site.server);
    const viewport = isPhone ? { width: 360, height: 800 } : DESK;
    const guest = await site.open(`/booking?car=${car}`, { session: { token }, viewport, fresh: isPhone });
    if (isPhone) await asPhone(guest.page);
    await guest.main.getByRole('checkbox').check();
    await guest.main.getByRole('button', { name: 'Confirm Booking' }).click();
    const dialog = guest.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'I have done the payment' }).waitFor();
    return { ...guest, dialog };
  }

  it('has no link to a UPI app on a phone for a PERSONAL account', async () => {
    const { dialog } = await atPayment({ kind: 'PERSONAL' }, true);
    expect(await dialog.locator('a[href^="upi:"]').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Copy UPI ID' }).first().waitFor();
    await dialog.getByText('Show the QR code for a second phone').click();
    await dialog.getByRole('img', { name: /^UPI payment code/ }).waitFor();
    await dialog.getByRole('button', { name: 'Save the QR code as an image' }).waitFor();
  });

  it('shows the total, the payee to expect and the main button of both steps without scrolling', async () => {
    const { page, dialog } = await atPayment({ kind: 'PERSONAL', payee: 'Pune City Cars' }, true);
    await dialog.getByText('₹1,999', { exact: true }).first().waitFor();
    await dialog.getByText('Your UPI app must show Pune City Cars. Another name? Do not pay.').waitFor();
    const call = dialog.getByRole('link', { name: 'Call +91 90000 00001.' });
    expect(await call.getAttribute('href')).toBe('tel:+919000000001');
    await dialog
      .getByText(
        'At 0:00 others can book the car. Once you send the payment details, we hold it for at least 30',
      )
      .waitFor();
    await page.setViewportSize(LOW);
    expect(await isInView(page, 'I have done the payment')).toBe(true);
    await dialog.getByText('Show the QR code for a second phone').click();
    const code = dialog.getByRole('img', { name: /^UPI payment code/ });
    expect((await code.boundingBox())!.width).toBe(176);
    await dialog.getByRole('button', { name: 'I have done the payment' }).click();
    await dialog.getByLabel('Transaction ID').waitFor();
    expect(await isInView(page, 'Submit Payment Details')).toBe(true);
  });

  it('warns on a phone that the app may not work if the kind of account is unknown', async () => {
    const { dialog } = await atPayment({ kind: 'UNKNOWN' }, true);
    await dialog.getByText('Works only with some accounts').waitFor();
    const first = dialog.getByRole('button', { name: 'Copy UPI ID' }).first();
    const [copy, app] = [await first.boundingBox(), await dialog.locator('a[href^="upi:"]').boundingBox()];
    expect(copy!.y).toBeLessThan(app!.y);
  });

  it('offers the QR code as an image above 2,000 rupees only for verified merchants', async () => {
    const personal = await atPayment({ kind: 'PERSONAL' }, false, 2_000);
    const save = 'Save the QR code as an image';
    expect(await personal.dialog.getByRole('button', { name: save }).count()).toBe(0);
    const verified = await atPayment({ kind: 'VERIFIED' }, false, 2_000);
    const download = verified.page.waitForEvent('download');
    await verified.dialog.getByRole('button', { name: save }).click();
    expect((await download).suggestedFilename()).toBe('upi-payment.png');
  });

  it('offers payment in parts and a bank transfer above the limit', async () => {
    const bank = { holder: 'Deccan Drives LLP', number: '50100012345678', ifsc: 'HDFC0000123' };
    const { dialog } = await atPayment({ kind: 'PERSONAL', limit: rupees(2_000), bank }, true, 2_001);
    await dialog.getByText('Pay ₹2,000 now and send its details.').waitFor();
    await dialog.getByText('50100012345678').waitFor();
    await dialog.getByText('The payment does not work?').click();
    await dialog.getByText('Your app refuses this way of paying.').waitFor();
    await dialog
      .getByText(
        /^If the payment failed, your bank returns the money on the next working day\. .* The car is held for you until/,
      )
      .waitFor();
    await dialog.getByRole('button', { name: 'I have done the payment' }).click();
    expect(await dialog.getByLabel('Amount Paid').inputValue()).toBe('2000');
    await dialog
      .getByText('A part of the total of ₹2,200. Pay the remaining ₹200 on the page of the rental.')
      .waitFor();
  });

  it('places the rental with the first of several payments, and accepts the rest on its page', async () => {
    await changeUpi({ kind: 'PERSONAL', limit: rupees(2_000) });
    const car = await buildCar(site.server, { costPerDay: 3_802 });
    const { token, account } = await renter(site.server);
    const arrival = { session: { token }, cookies: { token: account } };
    const { page, main } = await site.open(`/booking?car=${car}`, arrival);
    await confirmAndSayPaid(page, 'Confirm Booking');
    await sendPayment(page, 2_000);
    await page.waitForURL('**/dashboard');
    const { rows } = await site.server.db.query<{ reference: string }>(
      'SELECT reference FROM rentals ORDER BY id DESC LIMIT 1',
    );
    await page.goto(`${site.network.url}/confirmation/${rows[0]!.reference}`);
    await main.getByText('Pay the rest of the payment.').waitFor();
    await page.setViewportSize(LOW);
    await main.getByRole('button', { name: 'Pay ₹2,001' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText('Pay ₹2,000 now and send its details. Then pay the remaining ₹1 on the page of the rental.')
      .waitFor();
    expect(await dialog.getByLabel('Amount Paid').inputValue()).toBe('2000');
    expect(await isInView(page, 'Submit Payment Details')).toBe(true);
    await sendPayment(page, 2_000);
    await main.getByRole('button', { name: 'Pay ₹1', exact: true }).click();
    expect(await dialog.getByLabel('Amount Paid').inputValue()).toBe('1');
    await sendPayment(page, 1);
    await main.getByRole('button', { name: /^Pay ₹/ }).waitFor({ state: 'detached' });
  });

  async function fillPayment(page: Page, photo: Buffer, shownAs: string): Promise<void> {
    await confirmAndSayPaid(page, 'Confirm Booking');
    await page.getByLabel('Transaction ID').fill(newTransactionId());
    await page.getByLabel('Amount Paid').fill('1999');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo });
    await page.getByText(shownAs).waitFor();
  }

  it('shrinks a photo that has too many pixels for the server', async () => {
    const { page } = await atBooking();
    await fillPayment(page, HUGE_PHOTO, 'photo.jpg');
    await page.getByRole('button', { name: 'Submit Payment Details' }).click();
    await page.waitForURL('**/login');
    const { rows } = await site.server.db.query(
      'SELECT content_type FROM documents ORDER BY created_at DESC LIMIT 1',
    );
    expect(rows).toEqual([{ content_type: 'image/jpeg' }]);
  });

  it('submits after the photo is prepared if Enter was pressed before', async () => {
    const { page } = await atBooking();
    await confirmAndSayPaid(page, 'Confirm Booking');
    await page.getByLabel('Transaction ID').fill(newTransactionId());
    // Delays the preparation of the photo until the test allows it.
    await page.evaluate(() => {
      const prepare = window.createImageBitmap.bind(window);
      const allowed = new Promise((resolve) => addEventListener('prepare', resolve, { once: true }));
      window.createImageBitmap = async (image: ImageBitmapSource) => {
        await allowed;
        return prepare(image);
      };
    });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: HUGE_PHOTO });
    const submit = page.getByRole('button', { name: 'Submit Payment Details' });
    await submit.focus();
    await page.keyboard.press('Enter');
    await page.locator('button[type=submit][aria-busy=true]').waitFor();
    await page.evaluate(() => dispatchEvent(new Event('prepare')));
    await page.waitForURL('**/login');
  });

  it('announces the progress of a slow upload', async () => {
    const { page } = await atBooking({ fresh: true });
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } });
    await fillPayment(page, await photo.png().toBuffer(), 'photo.png');
    const line = await page.context().newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', { ...SLOW, uploadThroughput: 150_000 });
    const announced = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const announcements = new Set<string>();
          new MutationObserver(() => {
            for (const status of document.querySelectorAll('[role=status]'))
              if (/Sending, \d+% done|Sent\./.test(status.textContent)) announcements.add(status.textContent);
            if ([...announcements].some((text) => text.startsWith('Sent.'))) resolve([...announcements]);
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
    );
    await page.getByRole('button', { name: 'Submit Payment Details' }).click();
    const announcements = await announced;
    expect(announcements.length).toBeGreaterThanOrEqual(2);
    expect(announcements.length).toBeLessThanOrEqual(6);
    await page.waitForURL('**/login');
  });

  it.each([
    ['shows', 'touch', true],
    ['hides', 'a mouse', false],
  ])('%s the button for the UPI app with %s', async (_verb, _pointer, touch) => {
    await changeUpi({ kind: 'VERIFIED', limit: rupees(100_000) });
    const { page, main } = await atBooking({ viewport: touch ? PHONE : DESK, fresh: touch });
    if (touch) await asPhone(page);
    const answer = page.waitForResponse(
      (response) => response.url().endsWith('/api/holds') && response.request().method() === 'POST',
    );
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Confirm Booking' }).click();
    const { data } = (await (await answer).json()) as { data: { payment: { upiUri: string } } };
    await page.getByRole('dialog').getByRole('button', { name: 'I have done the payment' }).waitFor();
    const link = page.getByRole('link', { name: 'Pay with UPI app' });
    expect(await link.isVisible()).toBe(touch);
    if (!touch) return;
    expect(await link.getAttribute('href')).toBe(data.payment.upiUri);
    expect(data.payment.upiUri).toMatch(/^upi:\/\/pay\?pa=/);

    const code = page.getByRole('img', { name: /^UPI payment code/ });
    expect(await code.isVisible()).toBe(false);
    await page.getByText('Show the QR code instead').click();
    await code.waitFor();
    const paid = page.getByRole('button', { name: 'I have done the payment' });
    const colourOf = (button: Locator): Promise<string> =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [bright, plain] = [await colourOf(link), await colourOf(paid)];
    expect(bright).not.toBe(plain);
    // Prevents the navigation, because the test has no UPI app.
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await page.mouse.move(0, 0);
    await changed(() => colourOf(paid), plain);
    await changed(() => colourOf(link), bright);
  });
});
