import type { Browser, Locator, Page } from 'playwright-core';
import { hasVerhoeffCheck } from '../../../backend/contract/customers/identity';
import { auditOf, register } from '../../api/customers/console-customers.support';
import { openBrowser, type Visitor, visitor } from '../../support/browser/browser';
import { freeze } from '../../support/browser/site';
import { decideDocuments } from '../../support/decisions';
import { endAll } from '../../support/end-all';
import { hold, pay, place, rentalRequest, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { buildCar, buildCustomer, buildStaff, type Person, signIn } from '../../support/test-data';
import { axeFindings } from '../screens/screen-checks';

type Admin = Visitor & { id: number };

describe('customers in the console', () => {
  let server: TestServer;
  let browser: Browser;
  let first: Admin;
  let second: Admin;

  beforeAll(async () => {
    server = await startServer();
    browser = await openBrowser();
    first = await admin();
    second = await admin();
  });
  afterEach(() => {
    for (const { consoleErrors } of [first, second]) {
      // The browser logs refusals that the page shows.
      expect(consoleErrors.filter((text) => !/status of 409|ERR_FAILED/.test(text))).toEqual([]);
      consoleErrors.length = 0;
    }
  });
  afterAll(() => endAll(browser, server));

  async function admin(): Promise<Admin> {
    const { id, mobile } = await buildStaff(server, 'ADMIN');
    const person = await visitor(browser, server.url, { width: 1280, height: 800 });
    const value = await signIn(server, 'admin', { mobile });
    await person.context.addCookies([{ name: 'admintoken', value, url: server.url }]);
    return { ...person, id };
  }

  const numberOf = ({ id }: Person): string =>
    Array.from('0123456789')
      .map((check) => `${23_412_341_200 + id}${check}`)
      .find(hasVerhoeffCheck)!;
  async function pending(name: string): Promise<Person> {
    const person = await buildCustomer(server);
    await register(server, person, numberOf(person), name);
    return person;
  }
  const approvalOf = async ({ id }: Person): Promise<string> =>
    (await server.db.query<{ approval: string }>('SELECT approval FROM customers WHERE id = $1', [id]))
      .rows[0]!.approval;

  const onScreen = (page: Page, name: string): Promise<void> =>
    page.getByRole('heading', { level: 1, name }).waitFor();
  const dialogOf = (page: Page): Locator => page.getByRole('dialog');
  const closed = (page: Page): Promise<void> => dialogOf(page).waitFor({ state: 'detached' });
  /** Waits until Approve is enabled, which requires that both documents were opened. */
  const approvable = (page: Page): Promise<void> =>
    page.getByRole('button', { name: 'Approve', exact: true, disabled: false }).waitFor();
  /** Waits for the mark of an opened document. The row is behind the dialog, so its button has no accessible role. */
  const viewed = (page: Page, customer: string, button: string): Promise<void> =>
    page
      .locator('tr', { hasText: customer })
      .locator('[data-viewed=true]', { hasText: button })
      .waitFor({ state: 'attached' });
  const seesDecision = (page: Page, state: string, who: string): Promise<void> =>
    dialogOf(page)
      .getByText(new RegExp(`This customer is already ${state}, decided by ${who} on .+ IST\\.`))
      .waitFor();

  it('reviews documents one by one by keyboard alone, and ignores shortcuts in text fields', async () => {
    const people = [await pending('Asha Kulkarni'), await pending('Ravi Patil'), await pending('Neha Iyer')];
    const { page } = first;
    await page.goto('/admin-dashboard/pending-documents');
    await page.getByRole('link', { name: 'Review one by one' }).click();
    await onScreen(page, 'Asha Kulkarni');
    await page.getByText('· 3 waiting').waitFor();
    for (const name of ['Aadhaar of Asha Kulkarni', 'Licence of Asha Kulkarni'])
      await page.getByRole('img', { name }).waitFor();
    await page.getByText('4 Karve Road, Pune').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.keyboard.press('n');
    await onScreen(page, 'Ravi Patil');
    await page.keyboard.press('p');
    await onScreen(page, 'Asha Kulkarni');
    await approvable(page);
    await page.keyboard.press('a');
    await dialogOf(page).getByText('Approve Asha Kulkarni?').waitFor();
    // Another shortcut opens no second dialog.
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await page.getByText('Asha Kulkarni is approved.').waitFor();
    await onScreen(page, 'Ravi Patil');

    await closed(page);
    await page.keyboard.press('r');
    await dialogOf(page).getByText('Reject Ravi Patil?').waitFor();
    await dialogOf(page).getByLabel('What is wrong with the licence').click();
    await page.getByRole('option', { name: 'A reason in your own words' }).click();
    await dialogOf(page).getByLabel('Another reason for the licence').fill('an unreadable document');
    await dialogOf(page).getByRole('button', { name: 'Reject' }).click();
    await page.getByText('Ravi Patil is rejected and gets the reasons by e-mail.').waitFor();
    await onScreen(page, 'Neha Iyer');
    expect(await Promise.all(people.map(approvalOf))).toEqual(['APPROVED', 'REJECTED', 'PENDING']);
    const reasonsOf = 'SELECT rejection_reasons AS reasons FROM customers WHERE id = $1';
    const { rows } = await server.db.query(reasonsOf, [people[1]!.id]);
    expect(rows).toEqual([{ reasons: { license: 'an unreadable document' } }]);
    // The keyboard also zooms and rotates a document; these keys make no decision.
    const picture = page.getByRole('region', { name: 'Aadhaar of Neha Iyer, scrollable' });
    await picture.focus();
    const narrow = await picture.evaluate((box) => box.scrollWidth);
    await page.keyboard.press('+');
    await page.waitForFunction(
      ([name, before]) => document.querySelector(`[aria-label="${name}, scrollable"]`)!.scrollWidth > before,
      ['Aadhaar of Neha Iyer', narrow] as const,
    );

    await closed(page);
    await approvable(page);
    await page.keyboard.press('a');
    await dialogOf(page).getByRole('button', { name: 'Approve' }).click();
    await page.getByText('No customers are waiting for approval.').waitFor();
    // The reload after the decision opens neither document again.
    const actions = (await auditOf(server, people[2]!.id)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'view-document')).toHaveLength(2);
  });

  it('enables Approve after both documents were opened, in the row, on the page and by key', async () => {
    const person = await pending('Opened Later');
    const { page } = first;
    const { rows } = await server.db.query<{ id: string }>(
      `SELECT id FROM documents WHERE customer_id = $1 AND kind = 'DRIVING_LICENSE'`,
      [person.id],
    );
    const licence = `**/api/documents/${rows[0]!.id}`;
    await page.goto('/admin-dashboard/pending-documents');
    const row = page.getByRole('row', { name: /Opened Later/ });
    const reason = 'View both documents to approve.';
    const openMenu = (): Promise<void> => row.getByRole('button', { name: 'More for Opened Later' }).click();
    await openMenu();
    await page.getByRole('button', { name: 'Approve', disabled: true, description: reason }).waitFor();
    await page.keyboard.press('Escape');
    expect(await row.getByRole('checkbox').isDisabled()).toBe(true);

    await page.route(licence, (route) => route.abort());
    await row.getByRole('link', { name: 'Review', exact: true }).click();
    await onScreen(page, 'Opened Later');
    await page
      .getByRole('button', { name: 'Approve', disabled: true, description: 'View the licence to approve.' })
      .waitFor();
    await page.keyboard.press('a');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Approve');
    await page.keyboard.press('Enter');
    expect(await dialogOf(page).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);

    await page.unroute(licence);
    await page.getByRole('button', { name: 'Try again' }).click();
    await approvable(page);
    // The row also marks documents as opened that were opened on the page.
    await page.getByRole('main').getByRole('link', { name: 'Pending Customers' }).click();
    await openMenu();
    await page.getByRole('button', { name: 'Approve', exact: true, disabled: false }).click();
    await dialogOf(page).getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Opened Later is approved.').waitFor();
    expect(await approvalOf(person)).toBe('APPROVED');
  });

  it('shows the second of two admins the author and the time of the decision', async () => {
    const [name, label] = ['Two at once', 'Approve'];
    const person = await pending(name);
    for (const { page } of [first, second]) {
      await page.goto(`/admin-dashboard/pending-documents/${person.id}/show`);
      await onScreen(page, name);
      await page.getByRole('button', { name: label, exact: true }).click();
    }
    await dialogOf(first.page).getByRole('button', { name: label }).click();
    await closed(first.page);
    await dialogOf(second.page).getByRole('button', { name: label }).click();
    await seesDecision(second.page, 'APPROVED', `#${first.id}`);
    await dialogOf(second.page).getByRole('button', { name: 'Cancel' }).click();
    // The page shows the new state, and offers no decision.
    await second.page.getByText(`Approved by #${first.id}`).waitFor();
    expect(await second.page.getByRole('button', { name: label, exact: true }).count()).toBe(0);
  });

  it('requires another review of documents that were submitted again during the first', async () => {
    const person = await pending('Sent Once');
    const { page } = first;
    await page.goto(`/admin-dashboard/pending-documents/${person.id}/show`);
    await onScreen(page, 'Sent Once');
    await page.getByRole('button', { name: 'Approve', exact: true }).click();

    const token = (await second.context.cookies()).find(({ name }) => name === 'admintoken')!.value;
    const rejection = { decision: 'REJECTED', reasons: { note: 'Blurred.' } } as const;
    expect((await decideDocuments(server, token, person.id, rejection)).status).toBe(200);
    await register(server, person, numberOf(person), 'Sent Again');

    await dialogOf(page).getByRole('button', { name: 'Approve' }).click();
    await dialogOf(page)
      .getByText(/These documents were sent again on .+ IST; check them again\./)
      .waitFor();
    expect(await dialogOf(page).getByRole('button', { name: 'Approve' }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await onScreen(page, 'Sent Again');
    expect(await approvalOf(person)).toBe('PENDING');

    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await dialogOf(page).getByRole('button', { name: 'Approve' }).click();
    await closed(page);
    expect(await approvalOf(person)).toBe('APPROVED');
  });

  it('approves many customers together, and reports the outcome of each', async () => {
    const names = ['Bulk One', 'Bulk Two', 'Bulk Three'];
    const people = [];
    for (const name of names) people.push(await pending(name));
    const { page } = first;
    await page.goto('/admin-dashboard/pending-documents');
    for (const name of names) {
      const row = page.getByRole('row', { name: new RegExp(name) });
      for (const button of ['View Aadhaar', 'View License']) {
        await row.getByRole('button', { name: button }).click();
        await viewed(page, name, button);
        await page.keyboard.press('Escape');
        await closed(page);
      }
      await row.getByRole('checkbox').check();
    }
    await page.getByRole('button', { name: 'Approve together' }).click();
    await dialogOf(page).getByText('Approve 3 customers?').waitFor();

    const token = (await second.context.cookies()).find(({ name }) => name === 'admintoken')!.value;
    const decided = await decideDocuments(server, token, people[1]!.id, {
      decision: 'REJECTED',
      reasons: { note: 'Not you.' },
    });
    expect(decided.status).toBe(200);

    await dialogOf(page).getByRole('button', { name: 'Approve all' }).click();
    await dialogOf(page).getByText('2 of 3 are approved.').waitFor();
    await dialogOf(page)
      .getByRole('listitem')
      .filter({ hasText: 'Bulk Two' })
      .getByText(`This customer is already REJECTED, decided by #${second.id}`)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await page.getByText('No customers are waiting for approval.').waitFor();
    expect(await Promise.all(people.map(approvalOf))).toEqual(['APPROVED', 'REJECTED', 'APPROVED']);
  });

  it('finds a customer, and shows the Aadhaar number for a minute after a reason was given', async () => {
    const person = await pending('Meera Sane');
    const { page } = first;
    await page.clock.install();
    await page.goto('/admin-dashboard/customers');
    const mobile = `${person.mobile.slice(0, 5)} ${person.mobile.slice(5)}`;
    await page.getByPlaceholder('Name, mobile, e-mail').fill(mobile);
    await page.getByText('1-1 of 1').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Meera Sane' }).click();
    await onScreen(page, 'Meera Sane');
    const masked = page.getByText(/^XXXX XXXX \d{4}$/);
    const full = page.getByText(/^\d{4} \d{4} \d{4}$/);
    await masked.waitFor();

    await page.getByRole('button', { name: 'Show in full' }).click();
    await dialogOf(page).getByRole('button', { name: 'Show in full' }).click();
    await dialogOf(page).getByText('Enter a reason. The audit records it.').waitFor();
    await dialogOf(page).getByLabel('Why').fill('Compared with the card.');
    await dialogOf(page).getByRole('button', { name: 'Show in full' }).click();
    await full.waitFor();
    // Waits until the page has read the customer again, because a pending request would time out with the clock.
    await page.getByText('Identity number shown in full').waitFor();
    await page.getByText('Compared with the card.').waitFor();
    await freeze(page);
    await page.clock.fastForward('00:50');
    expect(await full.count()).toBe(1);
    await page.clock.fastForward('00:10');
    await masked.waitFor();
    expect(await full.count()).toBe(0);
    await page.clock.resume();

    await page.getByRole('button', { name: 'Enter licence details' }).click();
    const details = ['MH12 2011 0012345', 'LMV', '2060-11-20', '1998-04-12'];
    for (const [n, text] of details.entries()) await dialogOf(page).locator('input').nth(n).fill(text);
    await dialogOf(page).getByRole('button', { name: 'Enter licence details' }).click();
    await page.getByText(/^LMV, valid until /).waitFor();
  });

  it('suspends a customer once, signs them out, and offers decisions on their open rentals', async () => {
    const person = await renter(server);
    const carId = await buildCar(server);
    const held = await hold(server, person.token, rentalRequest(carId)).expect(201);
    await pay(server, person.token, { amount: held.body.data.fare.total, type: 'book' });
    const { reference } = (await place(server, 'bookings', person.token, rentalRequest(carId)).expect(201))
      .body.data;

    for (const { page } of [first, second]) {
      await page.goto(`/admin-dashboard/customers/${person.id}/show`);
      await page.getByRole('link', { name: reference }).waitFor();
      await page.getByRole('button', { name: 'Suspend' }).click();
      await dialogOf(page).getByLabel('Why').fill('Forged documents.');
    }
    const toDecide = first.page.getByRole('region', { name: 'Bookings and reservations to decide' });
    expect(await toDecide.count()).toBe(0);
    await dialogOf(first.page).getByRole('button', { name: 'Suspend' }).click();
    await first.page.getByText(/is suspended and gets the reason by e-mail\./).waitFor();
    await server.http.get('/api/user/profile').set('authorization', `Bearer ${person.account}`).expect(401);

    await dialogOf(second.page).getByRole('button', { name: 'Suspend' }).click();
    await seesDecision(second.page, 'suspended', `#${first.id}`);
    await dialogOf(second.page).getByRole('button', { name: 'Cancel' }).click();
    await second.page.getByRole('button', { name: 'Lift suspension' }).waitFor();

    const { page } = first;
    await toDecide.getByRole('link', { name: reference }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await toDecide.getByRole('button', { name: 'Cancel' }).click();
    await dialogOf(page).getByLabel('Why').click();
    await page.getByRole('option', { name: 'The car is broken' }).click();
    await dialogOf(page).getByRole('button', { name: 'Cancel booking' }).click();
    await toDecide.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Lift suspension' }).click();
    await dialogOf(page).getByLabel('Why').fill('A mistake of ours.');
    await dialogOf(page).getByRole('button', { name: 'Lift suspension' }).click();
    await page.getByRole('button', { name: 'Suspend' }).waitFor();
    await page.getByText('A mistake of ours.').first().waitFor();
  });
});
