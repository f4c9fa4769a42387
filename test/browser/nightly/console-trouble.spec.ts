import type { Page } from 'playwright-core';
import { adminToken, attach, pdf, picture } from '../../api/fleet/fleet.support';
import { reads, useSite } from '../../support/browser/site';
import { badGateway, cut, drop, type Fault, garbage } from '../../support/network/faulty-network';
import { dayAhead } from '../../support/renting';
import { completeSignIn, endSessions, openAs } from '../../support/staff';

const BLOCK = '/admin-dashboard/blocks/create';
const CALL = /^POST \/console\/blocks/;

describe('failures in the console', () => {
  const site = useSite();
  let carId: number;
  beforeAll(async () => {
    const images = [await picture(400, 250).png().toBuffer()];
    const sent = attach(site.server, await adminToken(site.server), { images, agreement: await pdf() });
    carId = (await sent.expect(201)).body.data.id;
  });

  async function fillBlock(page: Page, from: number, reason: string): Promise<void> {
    await page.getByLabel(/^From\s*\*$/).fill(dayAhead(from));
    await page.getByLabel(/^To\s*\*$/).fill(dayAhead(from + 1));
    await page.getByLabel(/^Reason/).fill(reason);
  }
  const press = (page: Page, name: string): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click();
  const blocks = async (reason: string): Promise<number> => {
    const { rows } = await site.server.db.query('SELECT id FROM occupancies WHERE block_reason = $1', [
      reason,
    ]);
    return rows.length;
  };

  it('renews a session that ended during a long form in place, and keeps the input', async () => {
    site.expectConsoleErrors(/status of 401/);
    const { page, main, mobile } = await openAs(site, 'admin', '/admin-dashboard/cars/create');
    for (const [label, text] of [
      ['First name', 'Asha'],
      ['Last name', 'Kulkarni'],
      ['Mobile', '9876543210'],
      ['E-mail', 'asha.owner@example.com'],
      ['Car name', 'Konkan'],
      ['Car model', 'Cabrio'],
      ['Year', '2025'],
      ['Seating capacity', '4'],
      ['Mileage (km/l)', '16'],
      ['Pickup location', 'Baner'],
      ['Cost per day (₹)', '4800'],
    ] as const)
      await main.getByLabel(label).fill(text);
    for (const [label, choice] of [
      ['Vehicle type', 'Convertible'],
      ['Fuel type', 'Petrol'],
      ['Transmission', 'Manual'],
    ] as const) {
      await main.getByRole('combobox', { name: label }).selectOption({ label: choice });
    }
    const image = await picture(410, 260).png().toBuffer();
    const files = { name: 'konkan.png', mimeType: 'image/png', buffer: image };
    await main.locator('input[name=images]').setInputFiles(files);
    const agreement = { name: 'konkan.pdf', mimeType: 'application/pdf', buffer: await pdf() };
    await main.locator('input[name=agreement]').setInputFiles(agreement);
    await endSessions(site.server, mobile);
    await press(page, 'Attach car');

    const dialog = page.getByRole('dialog', { name: 'Admin login' });
    await reads(dialog, 'Your sign-in has expired. Sign in again to continue where you were.');
    expect(await page.getByLabel('Car name').inputValue()).toBe('Konkan');
    await completeSignIn(site.server, dialog, mobile);
    await reads(page, 'Konkan Cabrio is listed.');
    await page.getByRole('row', { name: /Konkan Cabrio/ }).waitFor();
    const { body } = await site.server.http.get('/api/vehicles').expect(200);
    const names = (body.data as { carName: string }[]).map(({ carName }) => carName);
    expect(names.filter((name) => name === 'Konkan')).toHaveLength(1);
  });

  it('shows a text for each kind of failure, keeps the input, and places the block once', async () => {
    site.expectConsoleErrors(
      /ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH|ERR_INCOMPLETE/,
      /status of 502/,
      /status of 400/,
    );
    const { page, main } = await openAs(site, 'admin', `${BLOCK}?carId=${carId}`);
    const alert = main.getByRole('alert').filter({ hasText: 'The car is not blocked.' });
    await fillBlock(page, 40, 'Broken lines');
    const fails = async (fault: Fault, text: RegExp): Promise<void> => {
      site.network.clearFaults();
      site.network.fail(CALL, fault);
      await press(page, 'Block car');
      await reads(alert, text);
      expect(await page.getByLabel(/^Reason/).inputValue()).toBe('Broken lines');
    };
    await fails(badGateway, /Server error: The server answered 502\./);
    await fails(drop, /Network error: No response from server\./);
    await fails(garbage, /Error: No data found or invalid response\./);
    site.network.clearFaults();
    await page.getByLabel(/^To\s*\*$/).fill(dayAhead(39));
    await press(page, 'Block car');
    await reads(alert, /Error: The end must be after the start\./);
    await page.getByLabel(/^To\s*\*$/).fill(dayAhead(41));
    // The server places the rental; only the response is lost.
    await fails(cut, /Network error: No response from server\./);
    site.network.clearFaults();
    await press(page, 'Block car');
    await page.getByText('is blocked.').waitFor();
    expect(await blocks('Broken lines')).toBe(1);
  });

  it('times out when the server does not respond', async () => {
    const { page, main } = await openAs(site, 'admin', '/privacy', { fresh: true });
    await page.addInitScript(() => {
      const real = window.setTimeout.bind(window);
      const sooner = (run: TimerHandler, ms?: number) => real(run, ms === 30_000 ? 1500 : ms);
      window.setTimeout = sooner as typeof window.setTimeout;
    });
    const release = site.network.hold(CALL);
    await page.goto(`${BLOCK}?carId=${carId}`);
    await fillBlock(page, 50, 'Long silence');
    await press(page, 'Block car');
    await reads(
      main.getByRole('alert').filter({ hasText: 'The car is not blocked.' }),
      /No response from server\./,
    );
    release();
  });

  it('shows the second of two admins the conflicting block, and who removed one first', async () => {
    site.expectConsoleErrors(/status of 409/);
    const first = await openAs(site, 'admin', `${BLOCK}?carId=${carId}`);
    const second = await openAs(site, 'admin', `${BLOCK}?carId=${carId}`);
    await fillBlock(first.page, 60, 'New tyres');
    await fillBlock(second.page, 61, 'Polish');
    await press(first.page, 'Block car');
    await first.page.getByText('is blocked.').waitFor();
    await press(second.page, 'Block car');
    const inTheWay = second.page.getByRole('list', { name: 'Conflicts' });
    await reads(inTheWay, /Block/, /New tyres/);
    expect(await second.page.getByLabel(/^Reason/).inputValue()).toBe('Polish');

    await second.page.goto('/admin-dashboard/blocks');
    const row = (page: Page) => page.getByRole('row', { name: /New tyres/ });
    await row(second.page).waitFor();
    for (const { page } of [first, second]) {
      await row(page).getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).waitFor();
    }
    await first.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await first.page.getByText('is free again.').waitFor();
    const dialog = second.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await reads(
      dialog,
      'Action failed.',
      new RegExp(`This block was already removed by #${first.id} on [A-Z][a-z]{2}, \\d`),
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await row(second.page).waitFor({ state: 'detached' });
  });

  it('shows the second of two admins who retired a car first, in Hindi too', async () => {
    site.expectConsoleErrors(/status of 409/);
    const path = `/admin-dashboard/cars/${carId}`;
    const first = await openAs(site, 'admin', path);
    const second = await openAs(site, 'admin', path, { cookies: { language: 'hi' } });
    await second.page.getByRole('button', { name: 'लिस्ट से हटाएँ' }).click();
    const dialog = second.page.getByRole('dialog');
    await dialog.getByText('को लिस्ट से हटाएँ?').waitFor();
    await press(first.page, 'Retire');
    await first.page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
    await first.page.getByText('is retired.').waitFor();
    await dialog.getByRole('button', { name: 'लिस्ट से हटाएँ' }).click();
    await reads(
      dialog,
      'यह काम नहीं हो सका।',
      new RegExp(`इस बीच #${first.id} ने .* को इस कार की जानकारी बदल दी।`),
    );
  });
});
