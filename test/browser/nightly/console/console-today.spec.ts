import { cookiesOf, DESK, PHONE, reads, useSite } from '../../../support/browser/site';
import { disableRowChecks } from '../../../support/rows';
import { openAs } from '../../../support/staff';
import { buildCar, buildCustomer } from '../../../support/test-data';
import { axeFindings } from '../../screens/screen-checks';

describe('first screens of the console', () => {
  const site = useSite();

  const rent = async (reference: string): Promise<void> => {
    await disableRowChecks(site.server);
    const customer = await buildCustomer(site.server, { fullName: 'Asha Kulkarni' });
    await site.server.db.query(
      `INSERT INTO rentals (reference, kind, status, customer_id, car_id, from_date, to_date, pickup_time, drop_time, starts_at, ends_at,
                            fare, total_paise, cancellation, buffer_minutes)
       VALUES ($1, 'BOOKING', 'CONFIRMED', $2, $3, current_date, current_date + 1, '12:00', '12:00', now() - interval '1 hour',
               now() + interval '1 day', $4, 100, '{}', 60)`,
      [
        reference,
        customer.id,
        await buildCar(site.server, { carName: 'Maruti Suzuki Dzire' }),
        JSON.stringify({ lines: [], days: 1, extraHours: 0 }),
      ],
    );
    await site.server.db.query(
      `INSERT INTO rental_moves (rental_id, from_status, to_status, moved_by)
       SELECT id, NULL, 'CONFIRMED', 'test' FROM rentals WHERE reference = $1`,
      [reference],
    );
  };

  it('shows the work of an admin above the figures, with its next action as a button', async () => {
    const { page } = await openAs(site, 'admin', '/admin-dashboard');
    await reads(page, 'Work to do', 'Nothing to do now.', 'The next seven days');
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1366, height: 768 });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    expect((await menu.boundingBox())!.height).toBeLessThanOrEqual(620);

    await rent('TODAYLATE1');
    await page.goto('/admin-dashboard/settings');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect((await menu.boundingBox())!.height).toBeLessThanOrEqual(620);
    await page.goto('/admin-dashboard');
    const work = page.getByRole('region', { name: 'Work to do' });
    await work.getByRole('tab', { name: 'Pickups (1)' }).click();
    await reads(page, 'Vehicle documents expiring', 'Not entered: 1', 'No plate: 1');
    const cut = await page
      .locator('h2, h2 ~ *')
      .evaluateAll((texts) =>
        texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent),
      );
    expect(cut).toEqual([]);
    const row = work.getByRole('listitem').filter({ hasText: 'TODAYLATE1' });
    await reads(row, /Asha Kulkarni/, 'Late by 1 h');
    expect(await row.locator('a[href^="tel:+91"]').count()).toBe(1);
    await work.getByRole('tab', { name: 'Money (0)' }).click();
    await reads(work, 'Nothing to do now.');
    await work.getByRole('tab', { name: 'Pickups (1)' }).click();
    await row.getByRole('link', { name: 'Hand over' }).press('Enter');
    await reads(page, 'Hand over TODAYLATE1', /Asha Kulkarni/);
    expect(await axeFindings(page)).toEqual([]);
    await page.goBack();
    await work.getByRole('tab', { name: 'Pickups (1)', selected: true }).waitFor();
    await page.getByRole('link', { name: 'No plate: 1' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Number plate: Not entered' }).waitFor();
    await page.getByText('1-1 of 1').waitFor();
    await page.getByText('Maruti Suzuki Dzire').first().waitFor();
  });

  it('shows a new row without a reload, and the number of late rows in the title of the tab', async () => {
    const { page, context } = await openAs(site, 'custom-admin', '/custom-admin-dashboard');
    await page.getByRole('tab', { name: 'Pickups (1)' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('(1) '));
    await page.getByRole('switch', { name: 'Sound when work becomes late' }).check();
    await rent('TODAYLATE2');
    await page.getByRole('tab', { name: 'Pickups (2)' }).waitFor({ timeout: 10_000 });
    await page.waitForFunction(() => document.title.startsWith('(2) '));
    await site.server.db.query(`UPDATE rentals SET status = 'CANCELLED' WHERE reference = 'TODAYLATE2'`);
    await page.getByRole('tab', { name: 'Pickups (1)' }).waitFor({ timeout: 10_000 });
    const elsewhere = await site.open('/custom-admin-dashboard', {
      cookies: await cookiesOf(context),
      viewport: DESK,
      fresh: true,
    });
    const sound = { name: 'Sound when work becomes late', checked: true };
    await elsewhere.page.getByRole('switch', sound).waitFor();
  });

  it('reports a handover that could not be read', async () => {
    site.expectConsoleErrors(/ERR_|Failed to load/);
    // A fresh tab, like another phone, has no copy of the trip.
    const { page } = await openAs(site, 'admin', '/admin-dashboard', { fresh: true });
    await page.route(/console\/(rentals\/\d+\/handover|trip-copies)$/, (route) => route.abort());
    await page.getByRole('listitem').getByRole('link', { name: 'Hand over' }).click();
    await reads(page, /No response from server/, 'Try again');
  });

  it('shows custom admins the work list on a phone, and a retry button after a lost response', async () => {
    site.expectConsoleErrors(/500|503|ERR_|Failed to load/);
    const { page } = await openAs(site, 'custom-admin', '/privacy');
    await page.setViewportSize({ ...PHONE, width: 360 });
    // Every response is lost until a click, because the console also requests the list again automatically.
    await page.addInitScript(() =>
      addEventListener('click', () => (document.documentElement.dataset['pressed'] = 'yes'), true),
    );
    await page.route('**/console/work', async (route) => {
      const isPressed = await page.evaluate(() => 'pressed' in document.documentElement.dataset);
      await (isPressed ? route.continue() : route.abort());
    });
    await page.goto('/custom-admin-dashboard');
    await reads(page, 'The work list could not be loaded.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('tab', { name: 'Pickups (1)' }).waitFor();
    expect(await page.getByRole('tab', { name: /People/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Add Customer (To reserve / book)' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize(DESK);
  });
});
