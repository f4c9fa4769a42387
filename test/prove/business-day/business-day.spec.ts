import type { Locator } from 'playwright-core';
import { summarise } from '../../concurrency/summary';
import { photographAll, sign } from '../../support/browser/handover-form';
import { DESK, reads, useSite } from '../../support/browser/site';
import { moveClock } from '../../support/server';
import { openAs } from '../../support/staff';
import { codeFor } from '../../support/test-data';
import { type Booked, FARE } from './days-before';
import { countedIn, documentedTable, type Figures, renewDocument, tableOf } from './figures';
import { type Morning, untilMorning, WAITING } from './morning';
import { Operator } from './operator';

const FARES = (WAITING.pickups + WAITING.returns + WAITING.payments) * FARE;

const balance = (account: string): string =>
  `(SELECT sum(CASE '${account}' WHEN debit THEN amount_paise WHEN credit THEN -amount_paise ELSE 0 END)::int / 100 FROM ledger_entries)`;
/** The number of finished tasks of each kind, and the accounts of the ledger in rupees. */
const DONE = `
  SELECT (SELECT count(*)::int FROM rentals WHERE id = ANY ($1::int[]) AND status = 'ON_TRIP') AS pickups,
         (SELECT count(*)::int FROM rentals WHERE id = ANY ($2::int[]) AND status = 'CLOSED') AS returns,
         (SELECT count(*)::int FROM customers WHERE id = ANY ($3::int[]) AND approval = 'APPROVED') AS documents,
         (SELECT count(*)::int FROM payments p JOIN rentals r ON r.id = p.rental_id
           WHERE r.id = ANY ($4::int[]) AND r.status = 'CONFIRMED' AND p.status = 'VERIFIED') AS payments,
         (SELECT count(*)::int FROM refunds WHERE rental_id = ANY ($5::int[]) AND state = 'SENT') AS refunds,
         (SELECT count(*)::int FROM complaints WHERE state = 'ANSWERED') AS complaints,
         ${balance('MONEY')} AS money, -${balance('INCOME')} AS income, ${balance('CUSTOMER')} AS owed`;
const ODOMETER = { HANDOVER: '45210', RETURN: '45400' };

describe('a business day in the console', () => {
  const site = useSite({ SEED_DEMO: 'off' });
  let morning: Morning;
  let staff: Operator;

  const work = (): Locator => staff.page.getByRole('region', { name: 'Work to do' });
  const dialog = (): Locator => staff.page.getByRole('dialog');
  const button = (name: string, scope: Locator = staff.page.locator('main')): Locator =>
    scope.getByRole('button', { name, exact: true });
  /** The first row of the work list with this next action. */
  const firstRow = (act: string): Locator =>
    work()
      .getByRole('listitem')
      .filter({
        has: staff.page
          .getByRole('link', { name: act, exact: true })
          .or(staff.page.getByRole('button', { name: act, exact: true })),
      })
      .first();
  const backToToday = (): Promise<void> =>
    staff.click(staff.page.getByRole('menuitem', { name: 'Overview', exact: true }));
  /** Waits until the row has left the list, because its work is done. */
  async function isGone(subject: string): Promise<void> {
    await work().getByRole('tab').first().waitFor();
    await work().getByText(subject).waitFor({ state: 'detached' });
  }
  const subjectOf = async (row: Locator): Promise<string> =>
    (await row.getByRole('link').first().textContent())!;

  /** Opens the form of the first pickup or return, and returns its booking. */
  async function openForm(act: string, bookings: readonly Booked[]): Promise<Booked> {
    await staff.click(firstRow(act).getByRole('link', { name: act, exact: true }));
    const title = staff.page.getByRole('heading', { level: 1, name: act });
    const reference = (await title.textContent())!.slice(act.length).trim();
    return bookings.find((booked) => booked.reference === reference)!;
  }

  /** Inspects and photographs the car, and reads its displays. */
  async function inspect(kind: keyof typeof ODOMETER, shade: number): Promise<void> {
    const { page } = staff;
    await staff.click(button('All fine'));
    await staff.clicks(5, () => photographAll(page, shade));
    await staff.fill(page.getByLabel('Odometer in km'), ODOMETER[kind]);
    await staff.choose(page.getByRole('combobox', { name: 'Fuel level' }), 'Full');
  }

  async function handOver(): Promise<void> {
    const { page } = staff;
    const { id, customer, reference } = await openForm('Hand over', morning.pickups);
    await inspect('HANDOVER', id);
    await staff.fill(page.getByLabel(/^Number from the licence/), customer.licenceNumber);
    await staff.click(button('Send the code'));
    await reads(page, 'The code is on its way by e-mail, and by SMS if the customer chose SMS.');
    await staff.fill(page.getByLabel('Code from the e-mail'), await codeFor(site.server, customer.email));
    await staff.click(button('Complete the handover'));
    await reads(page, /The car is handed over\./);
    await staff.click(page.getByRole('link', { name: 'Work to do' }));
    await isGone(reference);
  }

  /** Records a return and sends its settlement. */
  async function takeBack(): Promise<void> {
    const { id, reference } = await openForm('Take back', morning.returns);
    await inspect('RETURN', 1000 + id);
    await staff.clicks(2, () => sign(staff.page));
    await staff.click(button('Complete the return'));
    await reads(staff.page, /The car is back\./);
    await staff.click(staff.page.getByRole('link', { name: 'Open the settlement' }));
    await staff.click(button('Check and send'));
    await staff.click(button('Send', dialog()));
    await reads(staff.page, /The settlement of .* is sent\./);
    await backToToday();
    await isGone(reference);
  }

  /** Approves all customers. The screen of the next customer opens after each decision. */
  async function reviewAll(): Promise<void> {
    const { page } = staff;
    await staff.click(firstRow('Review documents').getByRole('link', { name: 'Review documents' }));
    for (let left: number = WAITING.documents; left > 0; left -= 1) {
      await reads(page, new RegExp(`· ${left} waiting`));
      const name = (await page.getByRole('heading', { level: 1 }).textContent())!;
      await page.getByRole('button', { name: 'Approve', exact: true, disabled: false }).waitFor();
      await staff.click(button('Approve'));
      await reads(dialog(), `Approve ${name}?`);
      await staff.click(button('Approve', dialog()));
      await reads(page, `${name} is approved.`);
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ state: 'detached' });
    }
    await reads(page, 'No customers are waiting for approval.');
    await backToToday();
  }

  async function verify(): Promise<void> {
    const row = firstRow('Verify');
    await row.waitFor();
    const transactionId = await subjectOf(row);
    await staff.click(button('Verify', row));
    await reads(dialog(), transactionId, '₹3,799');
    await staff.click(button('Verify', dialog()));
    await reads(staff.page, `Transaction ${transactionId} is verified.`);
    await isGone(transactionId);
  }

  async function sendRefund(): Promise<void> {
    const row = firstRow('Send');
    await row.waitFor();
    const transactionId = await subjectOf(row);
    await staff.click(button('Send', row));
    await staff.click(button('Show the destination', dialog()));
    await reads(dialog(), /^customer\d+@upi$/);
    await staff.page.waitForFunction(() => document.activeElement?.textContent === 'Copy');
    await staff.fill(dialog().getByLabel('Reference of your transfer'), `61234${transactionId.slice(-7)}`);
    await staff.click(button('Record as sent', dialog()));
    await isGone(transactionId);
  }

  async function answer(): Promise<void> {
    const row = firstRow('Answer');
    await row.waitFor();
    const number = await subjectOf(row);
    await staff.click(button('Answer', row));
    await staff.fill(
      dialog().getByLabel('Answer'),
      'We are sorry. The window is repaired and the seat is dry.',
    );
    await staff.click(button('Answer', dialog()));
    await isGone(number);
  }

  async function openTab(name: RegExp): Promise<void> {
    await staff.click(work().getByRole('tab', { name }));
  }

  const each =
    (count: number, task: () => Promise<void>): (() => Promise<void>) =>
    async () => {
      for (let done = 0; done < count; done += 1) await task();
    };
  const inTab =
    (name: RegExp, tasks: () => Promise<void>): (() => Promise<void>) =>
    async () => {
      await openTab(name);
      await tasks();
    };

  /** The tasks in the order of a day, which begins with people at the counter. */
  const tasks = (): [task: string, count: number, work: () => Promise<void>][] => [
    ['Hand over a car', WAITING.pickups, each(WAITING.pickups, handOver)],
    ['Take a car back, send the settlement', WAITING.returns, each(WAITING.returns, takeBack)],
    ['Review documents', WAITING.documents, reviewAll],
    ['Verify a payment', WAITING.payments, inTab(/^Money/, each(WAITING.payments, verify))],
    ['Send a refund', WAITING.refunds, each(WAITING.refunds, sendRefund)],
    ['Answer a complaint', WAITING.complaints, inTab(/^People/, each(WAITING.complaints, answer))],
  ];

  /** Expects that all work is done. The ledger keeps 46 fares, because the other two were refunded. */
  async function expectDone(): Promise<void> {
    // Returned rentals are closed once their return can no longer be undone.
    await moveClock(site.server, '1 hour');
    await site.server.runJob('follow-settlements');
    const { pickups, returns, pending, newcomers, cancelled } = morning;
    const { rows } = await site.server.db.query(DONE, [
      ...[pickups, returns, newcomers, pending, cancelled].map((all) => all.map(({ id }) => id)),
    ]);
    expect(rows).toEqual([{ ...WAITING, money: FARES, income: FARES, owed: 0 }]);
  }

  it(
    'takes the documented clicks and fields, and finishes all work',
    async () => {
      morning = await untilMorning(site.server);
      const { page } = await openAs(site, 'admin', '/admin-dashboard', { fresh: true, viewport: DESK });
      staff = new Operator(page, site.network.url);
      const figures: Figures[] = [];
      for (const [task, count, perform] of tasks())
        figures.push({ task, count, ...(await staff.measure(perform)) });
      await work().getByRole('tab', { name: 'All (0)' }).waitFor();
      // Leaves the page, because moving the clock ends the session.
      await page.goto('about:blank');
      await expectDone();
      const table = tableOf(figures);
      summarise(table);
      if (process.env['RENEW']) renewDocument(table);
      else expect(countedIn(table)).toEqual(countedIn(documentedTable()));
    },
    30 * 60_000,
  );
});
