import type { Page } from 'playwright-core';
import type { TodayReport } from '../../../backend/contract/reports';
import { summarise } from '../../concurrency/summary';
import { DESK, useSite } from '../../support/browser/site';
import { dayAhead } from '../../support/renting';
import { openAs } from '../../support/staff';
import { bearer, buildStaff, signIn } from '../../support/test-data';
import { type Booked, DaysBefore, FARE, lastHalfHour, times } from './days-before';

const WEEKS = [4, 3, 2, 1];
const RENTALS_A_WEEK = 8;
/** The number of rentals that customers cancel each week. */
const CANCELLED = 1;
const RENTED = RENTALS_A_WEEK - CANCELLED;

/** The lists of the console. A month of rentals fills these; the others show their text for an empty list. */
const FILLED = [
  'customers',
  'transactions',
  'refunds',
  'issued-documents',
  'bookings',
  'settlements',
  'cars',
  'complaints',
  'staff',
  'messages',
  'audit',
] as const;
const EMPTY = {
  'pending-documents': 'No customers are waiting for approval.',
  reservations: 'No reservations yet.',
  statements: 'No statement has been uploaded yet.',
  drawers: 'No drawer has been opened yet.',
  blocks: 'No car is blocked.',
  'blocked-identities': 'Nobody is blocked.',
  subscribers: 'No subscribers yet.',
} as const;
/** Removes the default filter, which shows only open work. */
const ALL = `?filter=${encodeURIComponent('{}')}`;

const ACCOUNTS = `
  SELECT (SELECT count(*)::int FROM rentals WHERE status = 'CLOSED') AS closed,
         (SELECT count(*)::int FROM refunds WHERE state = 'SENT') AS refunded,
         (SELECT sum(CASE 'MONEY' WHEN debit THEN amount_paise WHEN credit THEN -amount_paise ELSE 0 END)::int / 100 FROM ledger_entries) AS money,
         (SELECT sum(CASE 'INCOME' WHEN credit THEN amount_paise WHEN debit THEN -amount_paise ELSE 0 END)::int / 100 FROM ledger_entries) AS income,
         (SELECT sum(CASE 'CUSTOMER' WHEN debit THEN amount_paise WHEN credit THEN -amount_paise ELSE 0 END)::int / 100 FROM ledger_entries) AS owed`;
const VERIFIED_THIS_MONTH = `
  SELECT coalesce(sum(amount_paise), 0)::int / 100 AS verified FROM ledger_entries
   WHERE kind = 'VERIFIED' AND at >= date_trunc('month', app_now() AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata'`;

describe('a business month in the console', () => {
  const site = useSite({ SEED_DEMO: 'off' });

  /** Rents each car for two days and 150 km, except that one customer cancels. */
  async function workWeek(before: DaysBefore, cars: readonly number[], week: number): Promise<void> {
    const start = -7 * week;
    const odometer = 45_000 + 1000 * (WEEKS[0]! - week);
    const time = lastHalfHour();
    await before.setClock(`${start - 1} days`);
    const booked = await times(RENTALS_A_WEEK, (index) =>
      before.confirmed(`Customer ${week}.${index + 1}`, cars[index]!, { fromDays: start + 1, time }),
    );
    const [cancelled, ...rented] = booked as [Booked, ...Booked[]];
    await before.cancel(cancelled);
    await before.sendRefund(cancelled, dayAhead(start - 1));
    await before.setClock(`${start + 2} days`);
    await times(RENTED, (index) => before.handOver(rented[index]!, odometer));
    await before.setClock(`${start + 3} days`);
    await times(RENTED, (index) => before.takeBack(rented[index]!, odometer + 150));
    await times(RENTED, (index) => before.sendSettlement(rented[index]!));
    await before.complain(rented[0]!);
    await before.setClock(`${start + 4} days`);
    await site.server.runJob('follow-settlements');
  }

  /** The number of rows of a list, or its text if it is empty. */
  async function shown(page: Page, resource: string): Promise<number | string> {
    await page.goto(`/admin-dashboard/${resource}${ALL}`);
    const main = page.locator('#main-content');
    const rows = main.locator('tbody > tr, [data-rows] > li');
    const empty = main.getByText(/^(No |Nobody )/);
    await rows.or(empty).first().waitFor();
    return (await rows.count()) || (await empty.first().textContent()) || '';
  }

  it(
    'fills each list or shows why it is empty, and reports the figures of the ledger',
    async () => {
      const { server } = site;
      const before = await DaysBefore.start(server);
      await before.setClock('-30 days');
      await before.openAtAnyTime();
      const cars = await before.attachCars(RENTALS_A_WEEK);
      for (const week of WEEKS) await workWeek(before, cars, week);
      await before.setClock('0 hours');

      const fares = WEEKS.length * RENTED * FARE;
      const counts = { closed: WEEKS.length * RENTED, refunded: WEEKS.length * CANCELLED };
      expect((await server.db.query(ACCOUNTS)).rows).toEqual([
        { ...counts, money: fares, income: fares, owed: 0 },
      ]);
      const token = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
      const report = (await server.http.get('/console/reports/today').set(bearer(token)).expect(200))
        .body as TodayReport;
      const { rows } = await server.db.query<{ verified: number }>(VERIFIED_THIS_MONTH);
      expect(report).toMatchObject({
        out: { bookings: 0, reservations: 0 },
        refunds: { count: 0, amount: 0 },
        verified: { thisMonth: rows[0]!.verified },
      });

      const { page } = await openAs(site, 'admin', '/admin-dashboard', { fresh: true, viewport: DESK });
      const screens: Record<string, number | string> = {};
      for (const resource of [...FILLED, ...Object.keys(EMPTY)])
        screens[resource] = await shown(page, resource);
      summarise(`Screens after a month: ${JSON.stringify(screens)}`);
      for (const resource of FILLED)
        expect([resource, screens[resource]]).toEqual([resource, expect.any(Number)]);
      for (const [resource, text] of Object.entries(EMPTY))
        expect([resource, screens[resource]]).toEqual([resource, text]);
    },
    20 * 60_000,
  );
});
