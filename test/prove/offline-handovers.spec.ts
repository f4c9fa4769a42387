import type { Page } from 'playwright-core';
import { photographAll, sign } from '../support/browser/handover-form';
import { PHONE, reads, useSite } from '../support/browser/site';
import { cut, drop } from '../support/network/faulty-network';
import { confirmedBooking } from '../support/renting';
import { setPickupIn } from '../support/rows';
import { moveClock } from '../support/server';
import { completeSignIn, openAs, type StaffGuest } from '../support/staff';
import { buildStaff, signIn } from '../support/test-data';

const HANDOVERS = Number(process.env['HANDOVERS'] ?? 200);
const TROUBLES = [
  'responses cut',
  'requests dropped',
  'reload',
  'kill',
  'four hours offline',
  'two phones',
  'photos of a second phone',
  'suspended meanwhile',
] as const;
type Trouble = (typeof TROUBLES)[number];
type Conflict = 'two phones' | 'photos of a second phone' | 'suspended meanwhile';

const REQUESTS = /^(PUT|POST) \/console\/handovers\//;
const ANY_STATE = /Saved on this phone|Sending|Received by the office/;

describe(`${HANDOVERS} handovers with a bad network`, () => {
  const site = useSite();
  let admin: string;
  let desk: StaffGuest;

  async function rent(): Promise<number> {
    const { server } = site;
    const { id } = await confirmedBooking(server, admin);
    await setPickupIn(server, id, -0.2);
    return id;
  }

  const open = (page: Page, id: number, area = 'custom-admin'): Promise<unknown> =>
    page.goto(`/${area}-dashboard/handovers/${id}/show`);

  async function fill(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'All fine' }).click();
    await photographAll(page, 40, ANY_STATE);
    await page.getByLabel('Odometer in km').fill('45210');
    await page.getByRole('combobox', { name: 'Fuel level' }).selectOption('7/8');
    await reads(page.locator('main'), ANY_STATE);
  }

  async function complete(page: Page): Promise<void> {
    await sign(page);
    await page.getByRole('button', { name: 'Complete the handover' }).click();
  }

  const reconnect = (page: Page): Promise<unknown> =>
    page.evaluate(() => window.dispatchEvent(new Event('online')));

  async function completeOffline({ page, context }: StaffGuest): Promise<void> {
    await context.setOffline(true);
    await fill(page);
    await complete(page);
    await reads(page, 'It is sent as soon as the phone has a network.');
  }

  /** The number of records of a rental that are still on phones, which the work list contains. */
  async function refusedRecords(id: number): Promise<number> {
    const { rows } = await site.server.db.query(
      'SELECT count(*)::int AS count FROM records_on_phones WHERE rental_id = $1',
      [id],
    );
    return rows[0].count as number;
  }

  /** An admin signs in on the phone of the desk and decides about its record of this rental. */
  async function decide(id: number, action: string, reason: string): Promise<void> {
    const { page, context } = desk;
    await context.addCookies([{ name: 'admintoken', value: admin, url: site.network.url }]);
    await open(page, id, 'admin');
    await page.getByRole('button', { name: action }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Reason/).fill(reason);
    await dialog.getByRole('button', { name: action }).click();
  }

  /** The customer is suspended after the car has left. The admin records the handover as it happened. */
  async function suspendedMeanwhile(id: number): Promise<void> {
    const { page, context } = desk;
    await completeOffline(desk);
    const { rows } = await site.server.db.query<{ id: number }>(
      `UPDATE customers SET suspended_at = app_now(), suspension_reason = 'Unpaid fine'
        WHERE id = (SELECT customer_id FROM rentals WHERE id = $1) RETURNING id`,
      [id],
    );
    expect(rows).toHaveLength(1);
    await context.setOffline(false);
    await reads(page, 'Needs you', /This customer is suspended: Unpaid fine/, /^On this phone: .*45,210 km/);
    await reads(page, 'An admin who signs in on this phone can record it as it happened, or discard it.');
    expect(await refusedRecords(id)).toBe(1);
    await decide(id, 'Record it as it happened', 'The car left before the suspension');
    await reads(page, /The car is handed over\./);
  }

  /** Completes the handover on another phone first, then sends the record of the desk. */
  async function completeOnBoth(id: number): Promise<void> {
    const { page, context } = desk;
    await completeOffline(desk);
    const other = await openAs(site, 'admin', `/admin-dashboard/handovers/${id}/show`, { fresh: true });
    await fill(other.page);
    await complete(other.page);
    await reads(other.page, /The car is handed over\./);
    await other.context.close();
    await context.setOffline(false);
    await reads(
      page,
      'Needs you',
      /This was completed by/,
      /^On this phone: .*45,210 km/,
      /^At the office: .*45,210 km/,
    );
    expect(await refusedRecords(id)).toBe(1);
  }

  /** The photos of the desk join the record of the other phone. */
  async function photosOfSecond(id: number): Promise<void> {
    const { page } = desk;
    await completeOnBoth(id);
    await page.getByRole('button', { name: 'Send its photos to the office' }).click();
    await reads(page, /The car is handed over\./);
    const { rows } = await site.server.db.query(
      `SELECT count(p.id)::int AS photos FROM handovers h JOIN handover_photos p ON p.handover_id = h.id
        WHERE h.rental_id = $1 AND h.photos_only`,
      [id],
    );
    expect(rows).toEqual([{ photos: 6 }]);
  }

  /** The record of the desk stays until an admin discards it. */
  async function twoPhones(id: number): Promise<void> {
    const { page } = desk;
    await completeOnBoth(id);
    await reads(page, 'An admin who signs in on this phone can discard the record.');
    await decide(id, 'Discard the record', 'Recorded by the other phone');
    await reads(page, 'The record is no longer on this phone.');
    const { rows } = await site.server.db.query(
      `SELECT text FROM notes WHERE text LIKE 'Discarded a record of a phone (HANDOVER, %'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  }

  const DURING: Record<Exclude<Trouble, Conflict>, (page: Page) => Promise<Page>> = {
    async 'responses cut'(page) {
      site.network.fail(REQUESTS, cut);
      await fill(page);
      return page;
    },
    async 'requests dropped'(page) {
      site.network.fail(REQUESTS, drop);
      await fill(page);
      return page;
    },
    async reload(page) {
      await fill(page);
      await page.reload();
      return page;
    },
    async kill(page) {
      const { context } = desk;
      const url = page.url();
      await fill(page);
      const next = await context.newPage();
      await page.close();
      await next.setViewportSize({ ...PHONE, width: 360 });
      await next.goto(url);
      return next;
    },
    async 'four hours offline'(page) {
      await desk.context.setOffline(true);
      await fill(page);
      await page.reload();
      return page;
    },
  };

  async function onePhone(trouble: Exclude<Trouble, Conflict>): Promise<void> {
    desk.page = await DURING[trouble](desk.page);
    const { page, context, mobile } = desk;
    await reads(page, /11 of 11 points checked, 5 of 5 photos taken/);
    await complete(page);
    if (trouble === 'four hours offline') {
      await reads(page, 'It is sent as soon as the phone has a network.');
      await moveClock(site.server, '4 hours');
      await context.setOffline(false);
    }
    site.network.clearFaults();
    await reconnect(page);
    const done = page.getByText(/The car is handed over\./);
    const signInAgain = page.getByRole('dialog', { name: /login/ });
    await done.or(signInAgain).first().waitFor();
    if (await signInAgain.isVisible()) await completeSignIn(site.server, signInAgain, mobile);
    await done.waitFor();
  }

  /** Expects one completed record with six photos, and one pickup at the time when staff completed it. */
  async function expectOnce(id: number, trouble: Trouble): Promise<void> {
    const { rows } = await site.server.db.query(
      `SELECT count(DISTINCT h.id)::int AS records, count(p.id)::int AS photos, bool_and(m.recorded_at IS NOT NULL) AS late,
              max(round(extract(epoch FROM app_now() - m.at) / 3600))::int AS "hoursAgo"
         FROM handovers h JOIN valid_moves m ON m.id = h.move_id LEFT JOIN handover_photos p ON p.handover_id = h.id
        WHERE h.rental_id = $1`,
      [id],
    );
    const late = trouble === 'four hours offline';
    expect([trouble, ...rows]).toEqual([trouble, { records: 1, photos: 6, late, hoursAgo: late ? 4 : 0 }]);
    expect(await refusedRecords(id)).toBe(0);
  }

  const copies = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const opened = indexedDB.open('handovers');
          opened.onsuccess = () => {
            const counted = opened.result.transaction('trips').objectStore('trips').count();
            counted.onsuccess = () => {
              opened.result.close();
              resolve(counted.result);
            };
          };
        }),
    );

  /** Expects that the end of the session removes all trips from the phone. */
  async function expectForgotten(): Promise<void> {
    const { page } = desk;
    const read = page.waitForResponse(/\/console\/trip-copies$/);
    await open(page, await rent());
    await (await read).finished();
    await page.getByRole('button', { name: 'All fine' }).waitFor();
    expect(await copies(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Custom admin' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/custom-admin');
    expect(await copies(page)).toBe(0);
  }

  it(
    'records each handover once with its real time, and shows each conflict',
    async () => {
      admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
      site.expectConsoleErrors(/ERR_|Failed to fetch|NetworkError|status of (401|403|409)/);
      desk = await openAs(site, 'custom-admin', '/privacy', {
        fresh: true,
        viewport: { ...PHONE, width: 360 },
      });
      for (let round = 0; round < HANDOVERS; round += 1) {
        const trouble = TROUBLES[round % TROUBLES.length]!;
        const id = await rent();
        await open(desk.page, id);
        await desk.page.getByRole('button', { name: 'All fine' }).waitFor();
        if (trouble === 'two phones') await twoPhones(id);
        else if (trouble === 'photos of a second phone') await photosOfSecond(id);
        else if (trouble === 'suspended meanwhile') await suspendedMeanwhile(id);
        else await onePhone(trouble);
        await expectOnce(id, trouble);
        await moveClock(site.server, '0 hours');
      }
      await expectForgotten();
    },
    60_000 + HANDOVERS * 60_000,
  );
});
