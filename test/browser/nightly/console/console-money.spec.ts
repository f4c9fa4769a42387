import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { bankDay, FARE, type StatementData, statementData } from '../../../api/payments/statement.support';
import { openBrowser, type Visitor, visitor } from '../../../support/browser/browser';
import { endAll } from '../../../support/end-all';
import { pay, renter } from '../../../support/renting';
import { setRefund } from '../../../support/rows';
import { bearer } from '../../../support/test-data';
import { settled } from '../../screens/screen-checks';

describe('payments in the console', () => {
  let w: StatementData;
  let browser: Browser;
  let first: Visitor;
  let second: Visitor;
  beforeAll(async () => {
    [w, browser] = await Promise.all([statementData(), openBrowser()]);
    [first, second] = await Promise.all([admin(w.admin), admin(w.other)]);
  });
  afterAll(async () => {
    await endAll(browser);
    await w.server.stop();
  });

  async function admin(token: string): Promise<Visitor> {
    const someone = await visitor(browser, w.server.url, { width: 1024, height: 900 });
    await someone.context.addCookies([{ name: 'admintoken', value: token, url: w.server.url }]);
    return someone;
  }
  const address = async (transactionId: string): Promise<string> => {
    const { rows } = await w.server.db.query('SELECT id FROM payments WHERE transaction_id = $1', [
      transactionId,
    ]);
    return `/admin-dashboard/transactions/${rows[0].id}/show`;
  };
  const review = async (page: Page, transactionId: string): Promise<void> => {
    await page.goto(await address(transactionId));
    await page.getByRole('img', { name: `Screenshot of ${transactionId}` }).waitFor();
    await page.getByText('Submitted by the customer').waitFor();
  };
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const answer = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  async function isAccessible(page: Page): Promise<void> {
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }

  it('decides a payment once for two admins, and shows the second one the author and the time', async () => {
    const [verified, rejected] = (await w.waiting(2)) as [string, string];
    const { token } = await renter(w.server);
    const owed = await pay(w.server, token, { amount: FARE, type: 'book' });
    expect((await w.verifyByHand(owed)).status).toBe(200);
    const decisions = [
      { id: verified, label: 'Verify', done: 'Verified', status: 'VERIFIED', text: null },
      { id: rejected, label: 'Reject', done: 'Rejected', status: 'REJECTED', text: 'Not on our statement' },
    ];
    for (const { id, label, done, status, text } of decisions) {
      await Promise.all([review(first.page, id), review(second.page, id)]);
      for (const { page } of [first, second]) {
        await press(page, label);
        if (text) await page.getByRole('dialog').getByRole('textbox').fill(text);
      }
      if (status === 'VERIFIED') await isAccessible(first.page);
      await answer(first.page, label);
      await first.page.getByRole('dialog').waitFor({ state: 'detached' });
      await first.page.getByRole('listitem').filter({ hasText: done }).first().waitFor();
      await answer(second.page, label);
      const notice = second.page.getByRole('dialog').getByText(`decided by #${w.staff[0].id} on`);
      await notice.waitFor();
      expect(await notice.textContent()).toContain(`This payment is ${status} already`);
      await answer(second.page, 'Cancel');
      await second.page.getByRole('listitem').filter({ hasText: done }).first().waitFor();
    }
    await Promise.all([review(first.page, owed), review(second.page, owed)]);
    for (const { page } of [first, second]) await press(page, 'Refund it now');
    await answer(first.page, 'Make it due');
    await first.page.getByRole('link', { name: 'Go to the refund' }).waitFor();
    await answer(second.page, 'Make it due');
    await second.page.getByRole('dialog').getByText('There is nothing to refund').waitFor();
    await answer(second.page, 'Cancel');
    await second.page.getByRole('link', { name: 'Go to the refund' }).waitFor();

    await w.server.http
      .put((await address(owed)).replace(/^.*(\/transactions\/\d+)\/show$/, '/console$1/refund'))
      .set(bearer(w.admin))
      .send({ reference: '612345678901' })
      .expect(200);
    await review(first.page, owed);
    await press(first.page, 'Reopen');
    await first.page
      .getByRole('dialog')
      .getByText('A refund of ₹3,799 was sent for this payment. The customer will owe it.')
      .waitFor();
    await isAccessible(first.page);
    await answer(first.page, 'Cancel');
  });

  it('reviews payments by keyboard, with lists of unusual payments and links to overdue refunds', async () => {
    const [short, late] = (await w.waiting(2)) as [string, string];
    await w.server.db.query(
      'UPDATE payments SET expected_paise = amount_paise + 50000 WHERE transaction_id = $1',
      [short],
    );
    await setRefund(w.server, late, { dueOn: '2020-01-02' });
    const { page } = first;
    await page.goto('/admin-dashboard/transactions');
    await page.getByText('Amount matches').first().waitFor();
    await page.keyboard.press('j');
    for (const [key, dialog] of [
      ['v', /arrived\?$/],
      ['x', 'Reject this payment?'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('dialog', { name: dialog }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.getByRole('tab', { name: 'Flagged (1)' }).click();
    await page.getByText('Short by ₹500').waitFor();
    await page.getByRole('tab', { name: 'Refunds due (1)' }).click();
    await page.getByText('Overdue').waitFor();
    await isAccessible(page);
    await page.getByRole('link', { name: 'Go to the refund' }).click();
    await page.getByRole('heading', { name: 'Refunds', exact: true }).waitFor();
    await page.getByRole('link', { name: late, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Enter the destination' }).waitFor();
    await isAccessible(page);

    await review(page, w.first);
    await page.keyboard.press('n');
    await page.getByRole('heading', { name: `Transaction ${short}` }).waitFor();
    await page.getByText('Short by ₹500.').waitFor();
    await page.getByRole('button', { name: 'Verify', exact: true }).waitFor();
    await page.keyboard.press('v');
    await page.getByText(`Has ₹3,799 arrived?`).waitFor();
    // An open dialog disables the shortcuts.
    await page.keyboard.press('p');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: `Transaction ${short}` }).waitFor();
    await isAccessible(page);

    await page.goto('/admin-dashboard/transactions');
    await page.getByRole('tab', { name: /^To verify/ }).click();
    await page.getByText(short).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('v');
    await page.getByRole('dialog').getByText(w.first).waitFor();
    await page.keyboard.press('Enter');
    // A notice under the pointer stays, but the next one replaces it.
    await page.getByText(`Transaction ${w.first} is verified.`).hover();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The next payment has the focus.
    await page.keyboard.press('v');
    await page.getByRole('dialog').getByText(short).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(`Transaction ${short} is verified.`).waitFor();
  });

  it('lists the issued receipts, and downloads one', async () => {
    await w.server.db.query(
      `SELECT issue_document('RC', e, 379900) FROM ledger_entries e ORDER BY id LIMIT 1`,
    );
    const { page } = first;
    await page.goto('/admin-dashboard/issued-documents');
    await page
      .getByText(/^RC\/\d{4}\/\d{6}$/)
      .first()
      .waitFor();
    await isAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Download RC\// })
        .first()
        .click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^RC-\d{4}-\d{6}\.pdf$/);
  });

  it('matches a statement, verifies it in one step, and recognises it the next time', async () => {
    const [one, two] = (await w.waiting(2)) as [string, string];
    const line = (narration: string, deposit: string, withdrawal = '') =>
      `${bankDay()};${narration};${withdrawal};${deposit};1`;
    const lines = [
      'Statement of account',
      'Date;Remarks;Withdrawals;Deposits;Balance',
      line(`UPI/${one}/A`, '3,799.00'),
      line(`=1+1/${two}`, '3,799.00'),
      line('UPI/499999999999/B', '1,23,456.00'),
      line('UPI/612345678901/C', '', '3,799.00'),
    ];
    const buffer = Buffer.from(`\ufeff${lines.join('\r\n')}`);
    const { page } = first;
    await page.goto('/admin-dashboard/transactions');
    await page.getByRole('link', { name: 'Match a bank statement' }).click();
    const choose = (content: Buffer) =>
      page
        .getByLabel('CSV file of your bank')
        .setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: content });
    await choose(Buffer.from('PK\x03\x04'));
    await page.getByText('This is an Excel workbook or a zip file.').waitFor();
    await choose(buffer);
    await page.getByText('These columns are a guess.').waitFor();
    const read = page.getByRole('table', { name: 'The first rows, as they are read' });
    await read.getByRole('row', { name: new RegExp(`${one} ₹3,799`) }).waitFor();
    await page.getByRole('combobox', { name: 'Amount received' }).selectOption({ label: 'Balance' });
    await read.getByRole('row', { name: new RegExp(`${one} ₹1$`) }).waitFor();
    await page.getByRole('combobox', { name: 'Amount received' }).selectOption({ label: 'Deposits' });
    await read.getByRole('row', { name: '612345678901 -₹3,799' }).waitFor();
    await isAccessible(page);
    await press(page, 'Match with the payments');

    await press(page, 'Verify all 2 exact matches');
    await page.getByText('Verify 2 payments of ₹7,598?').waitFor();
    await answer(page, 'Verify all');
    await page.getByText('2 payments of ₹7,598 are verified.').waitFor();
    await page.getByRole('button', { name: '2 Already verified' }).click();
    await page.getByText(`=1+1/${two}`).waitFor();
    await page.getByText(`Verified by #${w.staff[0].id} on`).first().waitFor();
    await page.getByRole('button', { name: '1 Refunds found' }).click();
    await page.getByRole('link', { name: 'Refund 612345678901' }).waitFor();
    await isAccessible(page);

    await second.page.goto('/admin-dashboard/statements/create');
    await second.page
      .getByLabel('CSV file of your bank')
      .setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer });
    await second.page.getByText('The columns of this bank are remembered from last time.').waitFor();
    await press(second.page, 'Match with the payments');
    await second.page.getByRole('button', { name: '2 Already verified' }).waitFor();
    expect(await second.page.getByRole('button', { name: /^Verify all/ }).count()).toBe(0);

    // The server refuses with 4xx, which browsers log as errors.
    const heard = [...first.consoleErrors, ...second.consoleErrors].filter(
      (text) => !/status of 4\d\d/.test(text),
    );
    expect(heard).toEqual([]);
  });
});
