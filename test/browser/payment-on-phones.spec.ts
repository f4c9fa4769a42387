import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { changed, DESK, type Guest, PHONE, useSite } from '../support/browser/site';
import { newTransactionId, renter } from '../support/renting';
import { buildCar } from '../support/world';
import { confirmAndSayPaid } from './site/renting-steps';

const SLOW = { offline: false, latency: 50, downloadThroughput: 500_000 };

describe('paying on a phone', () => {
  const site = useSite();

  /** Somebody who signed in to rent and has opened a car. */
  async function atBooking(viewport = PHONE): Promise<Guest> {
    const car = await buildCar(site.server);
    const { token } = await renter(site.server);
    return site.open(`/booking?car=${car}`, { session: { token }, viewport, fresh: true });
  }

  it('makes a huge photo small before it is sent, and says how much of a slow upload is done', async () => {
    const { page } = await atBooking();
    await confirmAndSayPaid(page, 'Confirm Booking');
    await page.getByLabel('Transaction ID').fill(newTransactionId());
    await page.getByLabel('Amount Paid').fill('1999');
    const huge = await sharp(
      await sharp({
        create: {
          width: 800,
          height: 600,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .png()
        .toBuffer(),
    )
      .resize(8000, 6000)
      .jpeg({ quality: 80 })
      .toBuffer();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer: huge });
    await page.getByText('camera.jpg').waitFor();
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
    const sent = page.waitForRequest(/transaction-details/);
    await page.getByRole('button', { name: 'Submit Payment Details' }).click();
    const announcements = await announced;
    expect(announcements.length).toBeGreaterThanOrEqual(2);
    expect(announcements.length).toBeLessThanOrEqual(6);
    await page.waitForURL('**/login');
    const { rows } = await site.server.db.query<{ bytes: number }>(
      'SELECT bytes FROM documents ORDER BY created_at DESC LIMIT 1',
    );
    expect(rows[0]!.bytes).toBeLessThan(huge.length / 4);
    const { requestBodySize } = await (await sent).sizes();
    expect(requestBodySize).toBeLessThan(huge.length / 2);
  });

  it.each([
    ['is there', 'touch', true],
    ['is not', 'a mouse', false],
  ])('a button for the UPI app %s with %s', async (_is, _what, touch) => {
    const { page, main } = await atBooking(touch ? PHONE : DESK);
    if (touch) {
      const device = await page.context().newCDPSession(page);
      await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await device.send('Emulation.setEmulatedMedia', {
        features: [
          { name: 'pointer', value: 'coarse' },
          { name: 'hover', value: 'none' },
        ],
      });
    }
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/holds'));
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
    // There is no UPI app here.
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await page.mouse.move(0, 0);
    await changed(() => colourOf(paid), plain);
    await changed(() => colourOf(link), bright);
  });
});
