import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright-core';
import { DESK, useSite } from '../../support/browser/site';
import { decidePayment } from '../../support/decisions';
import { drop } from '../../support/network/faulty-network';
import { dayAhead, pay, place, rentalRequest, renter } from '../../support/renting';
import { buildCar, buildStaff, signIn } from '../../support/test-data';
import { axeFindings } from '../screens/screen-checks';

type Kind = 'bookings' | 'reservations';

interface Made {
  id: number;
  reference: string;
}

describe('bookings and reservations in the console', () => {
  const site = useSite();
  const staff: { id: number; token: string }[] = [];
  let desk: string;
  let bookings: Made[];
  let reservations: Made[];

  beforeAll(async () => {
    const { server } = site;
    for (let n = 0; n < 2; n += 1) {
      const who = await buildStaff(server, 'ADMIN');
      staff.push({ id: who.id, token: await signIn(server, 'admin', who) });
    }
    desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
    bookings = [await rent('bookings', 10), await rent('bookings', 20)];
    reservations = [await rent('reservations', 30), await rent('reservations', 40)];
  });

  /** Places a rental and verifies its payment. */
  async function rent(kind: Kind, inDays: number): Promise<Made> {
    const { server } = site;
    const made = await paid(kind, inDays).then((request) => request());
    const { rows } = await server.db.query<{ id: number }>(`SELECT max(id)::int AS id FROM payments`);
    const decided = await decidePayment(server, staff[0]!.token, rows[0]!.id, { isVerified: true });
    expect(decided.status).toBe(200);
    return made;
  }

  /** Pays, and returns the request for the rental. */
  async function paid(kind: Kind, inDays: number): Promise<() => Promise<Made>> {
    const { server } = site;
    const person = await renter(server);
    const type = kind === 'bookings' ? 'book' : 'reserve';
    await pay(server, person.token, { amount: 4000, type });
    const request = rentalRequest(await buildCar(server), {
      fromDate: dayAhead(inDays),
      toDate: dayAhead(inDays + 1),
    });
    return async () => {
      const { body } = await place(server, kind, person.token, request).expect(201);
      const { id, reservationId, reference } = body.data as Partial<Made> & {
        reservationId?: number;
        reference: string;
      };
      return { id: (id ?? reservationId)!, reference };
    };
  }

  const open = (path: string, token = staff[0]!.token): ReturnType<typeof site.open> =>
    site.open(`/admin-dashboard${path}`, { cookies: { admintoken: token }, viewport: DESK });
  async function addFilter(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitemcheckbox', { name }).or(page.getByRole('menuitem', { name })).click();
  }
  const rowsOf = (page: Page): Locator => page.locator('tbody tr');
  /** Waits for the query of the URL, because the list shows the rows that the URL requests. */
  const addressSays = (page: Page, words: RegExp): Promise<void> =>
    page.waitForURL((url) => words.test(decodeURIComponent(url.search)));
  const only = async (page: Page, { reference }: Made): Promise<void> => {
    await page.getByText('1-1 of 1').waitFor();
    await rowsOf(page).filter({ hasText: reference }).waitFor();
  };

  it('searches, filters, saves the filter and exports the list', async () => {
    const { page } = await open('/bookings');
    await page.getByText('1-2 of 2').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page
      .getByPlaceholder('Reference, name, mobile, plate, transaction ID')
      .fill(bookings[1]!.reference);
    await only(page, bookings[1]!);
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Save current query...' }).click();
    await page.getByLabel('Query name').fill('Just this one');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const chip = page.getByRole('list', { name: 'Filters' }).getByRole('button');
    await chip.filter({ hasText: bookings[1]!.reference }).press('Delete');
    await page.getByText('1-2 of 2').waitFor();

    // The saved filter and the chosen columns remain after a reload.
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menu').getByLabel('Customer').uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Customer' }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('1-2 of 2').waitFor();
    expect(await page.getByRole('columnheader', { name: 'Customer' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Just this one' }).click();
    await only(page, bookings[1]!);

    await page.getByRole('button', { name: 'More for Bookings' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
    const rows = parse(await readFile(await file.path(), 'utf8'), {
      bom: true,
      columns: true,
    }) as unknown as Record<string, string>[];
    expect(rows.map((row) => [row['Reference'], row['Status']])).toEqual([
      [bookings[1]!.reference, 'CONFIRMED'],
    ]);
  });

  it('filters by the open work of a rental, and removes the filter by its chip', async () => {
    const { page } = await open('/reservations');
    await page.getByText('1-2 of 2').waitFor();
    await addFilter(page, 'Waiting for');
    const waits = page.getByRole('combobox', { name: 'Waiting for' });
    const choose = async (choice: string): Promise<void> => {
      await waits.selectOption({ label: choice });
      await page.getByRole('button', { name: `Waiting for: ${choice}` }).waitFor();
    };
    await choose('Our decision');
    await page.getByText('1-2 of 2').waitFor();
    await choose('Payment from the customer');
    await page.getByText('using the current filters').waitFor();
    await addressSays(page, /"waitsFor":"PAYMENT"/);
    await page.getByRole('button', { name: 'Waiting for: Payment from the customer' }).press('Delete');
    await page.getByText('1-2 of 2').waitFor();
  });

  it('offers no filter for decisions on bookings, which need none', async () => {
    const { page } = await open('/bookings');
    await addFilter(page, 'Waiting for');
    const waits = page.getByRole('combobox', { name: 'Waiting for' });
    await waits.getByRole('option', { name: 'Verification of payment' }).waitFor({ state: 'attached' });
    expect(await waits.getByRole('option', { name: 'Our decision' }).count()).toBe(0);
  });

  it('restores the list from its URL and by the back button', async () => {
    const { page } = await open('/bookings');
    await addressSays(page, /sort=createdAt/);
    await page.getByRole('button', { name: 'Pickup and return' }).click();
    await addressSays(page, /sort=fromDate/);
    await addFilter(page, 'Pickup from');
    await page.getByLabel('Pickup from').fill(dayAhead(15));
    await only(page, bookings[1]!);
    const address = page.url();

    await page.goBack();
    await page.getByText('1-2 of 2').waitFor();
    await page.goForward();
    await only(page, bookings[1]!);
    const { page: other } = await open(address.replace(/^.*\/admin-dashboard/, ''), staff[1]!.token);
    await only(other, bookings[1]!);

    await other.getByRole('tab', { name: 'Done (0)' }).click();
    await other.getByText('using the current filters').waitFor();
    await other.getByRole('tab', { name: 'Upcoming (2)' }).click();
    await other.getByText('1-2 of 2').waitFor();
    const rowHeight = async (): Promise<number> => (await rowsOf(other).first().boundingBox())!.height;
    expect(await rowHeight()).toBe(44);
    await other.getByRole('button', { name: 'Roomy rows' }).click();
    expect(await rowHeight()).toBeGreaterThan(44);
    await other.getByRole('button', { name: 'Compact rows' }).click();
    await other.goto('/admin-dashboard');
    await other.getByRole('menuitem', { name: 'Bookings' }).click();
    await other.getByRole('tab', { name: 'Upcoming (2)', selected: true }).waitFor();
  });

  it('shows the second of two admins the author and the time of the decision', async () => {
    const [reserved, declined] = reservations as [Made, Made];
    const cases = [
      { path: `/reservations/${reserved.id}/show`, button: 'Confirm', sure: 'Confirm' },
      {
        path: `/reservations/${declined.id}/show`,
        button: 'Decline',
        sure: 'Decline',
        why: 'The car is ill',
      },
      { path: `/bookings/${bookings[0]!.id}/show`, button: 'Cancel', sure: 'Cancel booking', why: 'A flood' },
    ];
    const first = (await open('/')).page;
    const second = (await open('/', staff[1]!.token)).page;
    for (const { path, button, sure, why } of cases) {
      for (const page of [first, second]) {
        await page.goto(`/admin-dashboard${path}`);
        await page.getByRole('button', { name: button, exact: true }).click();
        if (button === 'Cancel')
          await page.getByRole('dialog').getByText('Refund', { exact: true }).waitFor();
        if (button === 'Cancel') {
          await page.getByRole('dialog').getByLabel('Why').click();
          await page.getByRole('option', { name: 'Other (write a note)' }).click();
        }
        const label = button === 'Cancel' ? 'Note to the customer' : 'Why';
        if (why) await page.getByRole('dialog').getByLabel(label).fill(why);
      }
      expect(await axeFindings(first)).toEqual([]);
      const press = (page: Page): Promise<void> =>
        page.getByRole('dialog').getByRole('button', { name: sure, exact: true }).click();
      await press(first);
      await first.getByRole('dialog').waitFor({ state: 'detached' });
      await press(second);
      const notice = second.getByRole('dialog').getByRole('alert');
      await notice.filter({ hasText: new RegExp(`by #${staff[0]!.id} .*\\d\\d? \\w+ 20\\d\\d`) }).waitFor();
      // The first admin sees it in the history, with author and reason.
      const history = first.getByRole('region', { name: 'What happened' });
      await history.getByText(`by #${staff[0]!.id}`).first().waitFor();
      if (why) await history.getByText(why).waitFor();
      await history
        .getByText(/^Message (sent|waiting)/)
        .first()
        .waitFor();
    }
    expect(await axeFindings(first)).toEqual([]);
    site.expectConsoleErrors(/status of 409/);
  });

  it('shows a custom admin on a phone the rentals without decisions', async () => {
    const { page } = await site.open('/custom-admin-dashboard/reservations', {
      cookies: { customadmintoken: desk },
    });
    await page.getByRole('heading', { name: 'All Reservations' }).waitFor();
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.getByRole('menuitem', { name: 'Pickup and return' }).click();
    await addressSays(page, /order=ASC.*sort=fromDate/);
    await page.getByRole('link', { name: reservations[0]!.reference }).click();
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
    const steps = page.getByRole('list', { name: 'Steps of this rental' });
    expect(await steps.getByRole('listitem').count()).toBe(6);
    expect(await steps.locator('[aria-current=step]').textContent()).toMatch(/^Confirmed|^Picked up/);
    for (const name of ['Confirm', 'Decline', 'Cancel'])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  it('finds and opens a rental from any page by keyboard alone', async () => {
    const { page } = await open('');
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search everything' });
    const field = dialog.getByRole('combobox');
    await field.fill('nobody is called this');
    await dialog.getByText('Nothing was found.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    const { reference } = reservations[0]!;
    await field.fill(reference.slice(0, 7).toLowerCase());
    await dialog.getByRole('option', { name: reference }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: new RegExp(reference) }).waitFor();
    await dialog.waitFor({ state: 'detached' });

    await page.getByLabel('New note').fill('Calls on arrival.');
    await page.getByRole('button', { name: 'Save note' }).click();
    const notes = page.getByRole('region', { name: 'Notes for staff' });
    await notes.getByText('Calls on arrival.').waitFor();
    await page.getByRole('heading', { level: 1 }).click();

    await page.keyboard.press('Shift+?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Open the row').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('moves between rows by J and K, and opens one by Enter', async () => {
    const { page } = await open('/reservations');
    await page.getByText('1-2 of 2').waitFor();
    for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: new RegExp(reservations[0]!.reference) }).waitFor();
  });

  it('detects changes, even after a lost connection, and shows new rows after a click', async () => {
    const request = await paid('reservations', 60);
    const { page } = await open('/reservations');
    await page.getByText('1-2 of 2').waitFor();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const waiting = (count: number) => menu.getByRole('menuitem', { name: `Reservations ${count} waiting` });
    await menu.getByRole('menuitem', { name: /^Reservations/ }).waitFor();
    site.network.fail(/^GET \/console\/reservations\?/, drop);
    site.expectConsoleErrors(/ERR_EMPTY_RESPONSE/);
    const failed = page.waitForEvent('requestfailed', (lost) => lost.url().includes('/reservations?'));
    const { reference } = await request();
    await failed;
    site.network.clearFaults();
    const button = page.getByRole('status').getByRole('button', { name: '1 new' });
    await button.waitFor();
    expect(await rowsOf(page).count()).toBe(2);
    await waiting(await pending()).waitFor();
    await button.click();
    await rowsOf(page).filter({ hasText: reference }).waitFor();
    await button.waitFor({ state: 'detached' });
  });

  const pending = async (): Promise<number> => {
    const { rows } = await site.server.db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM rentals WHERE kind = 'RESERVATION' AND status = 'PENDING'`,
    );
    return rows[0]!.n;
  };
});
