import type { Page } from 'playwright-core';
import { cashier, drawerCalls } from '../../api/drawers/drawers.support';
import { DESK, type Guest, reads, useSite } from '../../support/browser/site';
import { badGateway } from '../../support/network/faulty-network';
import { mailServer } from '../../support/network/mail-server';
import { subscribe } from '../../support/newsletter';
import { hold, rentalRequest, renter } from '../../support/renting';
import { openAs } from '../../support/staff';
import { bearer, buildCar, buildCustomer, buildStaff, codeFor, signIn } from '../../support/test-data';
import { axeFindings } from '../screens/screen-checks';

const HOME = '/admin-dashboard';

describe('office screens of the console', () => {
  const env: Record<string, string> = {};
  let dead: number;
  // A port without a mail server.
  beforeAll(async () => {
    const mail = await mailServer();
    dead = mail.port;
    env['SMTP_URL'] = `smtp://127.0.0.1:${dead}`;
    await mail.close();
  });
  const site = useSite(env);

  const row = ({ main }: Pick<Guest, 'main'>, text: string) =>
    main.getByRole('row').filter({ hasText: text });
  const spaced = (mobile: string): string => `${mobile.slice(0, 5)} ${mobile.slice(5)}`;
  const inDialog = (page: Page) => page.getByRole('dialog');
  /** Opens a row's decision, gives a reason if one is required, and decides. */
  async function decide({ page, main }: Guest, text: string, button: string, reason?: string): Promise<void> {
    await row({ main }, text).getByRole('button', { name: button }).click();
    if (reason) await inDialog(page).getByLabel('Reason').fill(reason);
    await inDialog(page).getByRole('button', { name: button }).click();
  }

  it('lists, finds and removes subscribers, and reports a failure to load them', async () => {
    const admin = await openAs(site, 'admin', `${HOME}/subscribers`);
    await reads(admin.main, 'No subscribers yet.');
    for (const email of ['asha@example.com', 'ravi@example.com']) await subscribe(site.server, email);
    await admin.page.reload();
    await row(admin, 'ravi@example.com').waitFor();
    expect(await axeFindings(admin.page)).toEqual([]);
    await admin.main.getByPlaceholder('E-mail').fill('asha');
    await row(admin, 'ravi@example.com').waitFor({ state: 'detached' });
    await decide(admin, 'asha@example.com', 'Unsubscribe');
    await reads(admin.page, 'asha@example.com is unsubscribed.');
    await row(admin, 'asha@example.com').waitFor({ state: 'detached' });

    site.expectConsoleErrors(/status of 502/);
    site.network.fail(/^GET \/console\/subscribers\?/, badGateway);
    await admin.page.reload();
    await admin.main.getByRole('button', { name: 'Try again' }).waitFor();
    site.network.clearFaults();
    await admin.main.getByRole('button', { name: 'Try again' }).click();
    await reads(admin.main, /No .* found using the current filters/);
  });

  it('shows and resends a message that the mail server refused, and hides a code', async () => {
    const customer = await buildCustomer(site.server);
    const token = await signIn(site.server, 'customer', customer);
    await site.server.http
      .post('/api/complaints')
      .set(bearer(token))
      .field('subject', 'Wet seat')
      .field('message', 'It rained in.')
      .expect(201);
    // Its last attempt is due now: the real worker finds the server unreachable and gives up.
    const given = `SELECT status FROM outbox_messages WHERE recipient = $1 AND NOT carries_code`;
    const state = async (): Promise<string> =>
      (await site.server.db.query<{ status: string }>(given, [customer.email])).rows[0]!.status;
    while ((await state()) !== 'FAILED')
      await site.server.db.query(
        `WITH due AS (UPDATE outbox_messages SET attempts = 33, next_attempt_at = app_now()
                       WHERE recipient = $1 AND status = 'PENDING' AND attempts < 34 AND NOT carries_code)
         SELECT pg_notify('outbox_email', '')`,
        [customer.email],
      );

    const admin = await openAs(site, 'admin', `${HOME}/messages`);
    await reads(admin.main, 'Not delivered: 1');
    const code = await codeFor(site.server, customer.email).catch(() => null);
    await row(admin, 'Your one-time code').first().getByRole('button', { name: 'Read' }).click();
    await reads(
      inDialog(admin.page),
      /•••••• is your one-time code/,
      /Only the recipient can see the one-time code/,
    );
    if (code) expect(await inDialog(admin.page).innerText()).not.toContain(code);
    await inDialog(admin.page).getByRole('button', { name: 'Close' }).click();

    await admin.main.getByRole('link', { name: 'Show them' }).click();
    await row(admin, 'Your one-time code').first().waitFor({ state: 'detached' });
    const failed = row(admin, 'We have received your complaint');
    await reads(failed, 'Failed', /Tried 34 times.*ECONNREFUSED/);
    await failed.getByRole('button', { name: 'Read' }).click();
    await reads(inDialog(admin.page), /Wet seat/);
    await admin.page.keyboard.press('Escape');
    await inDialog(admin.page).waitFor({ state: 'detached' });
    expect(await axeFindings(admin.page)).toEqual([]);

    const mail = await mailServer(dead);
    try {
      await decide(admin, 'We have received your complaint', 'Send again');
      await reads(admin.page, 'The message is being sent again.');
      while (!mail.taken.some((text) => text.includes('Subject: We have received your complaint')))
        await mail.more();
      await reads(admin.main, /No .* found using the current filters/);
    } finally {
      await mail.close();
    }
  });

  it('disables a staff member once for two admins, and offers no such action on the caller', async () => {
    const desk = await buildStaff(site.server, 'CUSTOM_ADMIN');
    const [first, second] = [
      await openAs(site, 'admin', `${HOME}/staff`),
      await openAs(site, 'admin', `${HOME}/staff`),
    ];
    const who = spaced(desk.mobile);
    await reads(row(first, spaced(first.mobile)), 'This is you');
    expect(await row(first, spaced(first.mobile)).getByRole('button', { name: /able/ }).count()).toBe(0);
    expect(await axeFindings(first.page)).toEqual([]);

    await row(first, who).getByRole('button', { name: 'Disable' }).click();
    await inDialog(first.page).getByRole('button', { name: 'Disable' }).click();
    await reads(inDialog(first.page), 'Give a reason; admins read it in the history.');
    await inDialog(first.page).getByLabel('Reason').fill('Left the company.');
    await inDialog(first.page).getByRole('button', { name: 'Disable' }).click();
    await reads(first.page, `${who} is disabled.`);
    await reads(row(first, who), 'Disabled', /Left the company\./);

    await row(second, who).waitFor();
    site.expectConsoleErrors(/status of 409/);
    await decide(second, who, 'Disable', 'I was second.');
    await reads(inDialog(second.page), new RegExp(`already disabled, decided by #${first.id} on`));
    await inDialog(second.page).getByRole('button', { name: 'Cancel' }).click();
    await row(second, who).getByRole('button', { name: 'Enable' }).waitFor();
    await decide(second, who, 'Enable', 'Came back.');
    await reads(second.page, `${who} can sign in again.`);
  });

  it('resolves a complaint once for two admins, and shows the second one who was first', async () => {
    const customer = await buildCustomer(site.server);
    await site.server.db.query(
      `INSERT INTO complaints (number, customer_id, subject, message) VALUES ('TWDADMNS22', $1, 'Two at once', 'x')`,
      [customer.id],
    );
    const list = `${HOME}/complaints?filter=${encodeURIComponent('{"q":"TWDADMNS22"}')}`;
    const [first, second] = [await openAs(site, 'admin', list), await openAs(site, 'admin', list)];
    await row(second, 'TWDADMNS22').waitFor();
    await decide(first, 'TWDADMNS22', 'Resolve');
    await reads(first.page, 'Complaint TWDADMNS22 is resolved. The customer gets an e-mail.');
    site.expectConsoleErrors(/status of 409/);
    await decide(second, 'TWDADMNS22', 'Resolve');
    await reads(inDialog(second.page), new RegExp(`RESOLVED already, decided by #${first.id} on`));
  });

  it('finds an audit entry by its action and shows its changes as a table, in Hindi too', async () => {
    const boss = await buildStaff(site.server, 'ADMIN');
    const gone = await buildStaff(site.server, 'CUSTOM_ADMIN');
    const token = await signIn(site.server, 'admin', boss);
    await site.server.http
      .put(`/console/staff/${gone.id}/access`)
      .set(bearer(token))
      .send({ enabled: false, reason: 'Moved away.' })
      .expect(200);
    const { page, main } = await openAs(site, 'admin', `${HOME}/audit`);
    await main.getByLabel('Action').selectOption({ label: 'Disabled staff' });
    const entry = row({ main }, `Staff ${gone.id}`);
    await reads(entry, `#${boss.id}`, 'Disabled staff', 'Reason, Enabled');
    expect(await axeFindings(page)).toEqual([]);
    await entry.getByText('Disabled staff').click();
    const changes = main.getByRole('table', { name: 'Before and after' });
    await changes.getByRole('row', { name: 'Enabled Yes No' }).waitFor();
    await changes.getByRole('row', { name: 'Reason — Moved away.' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const hindi = await site.open(new URL(page.url()).pathname, {
      cookies: { admintoken: token, language: 'hi' },
      viewport: DESK,
    });
    await hindi.main.getByRole('heading', { level: 1, name: 'स्टाफ़ का लॉगिन बंद किया' }).waitFor();
    await reads(hindi.main, 'क्या हुआ', 'पहले और बाद में');
  });

  it('corrects a customer and the number, exports the data, and deletes the account', async () => {
    const { id } = await buildCustomer(site.server);
    const { page } = await openAs(site, 'admin', `${HOME}/customers/${id}/show`);
    await page.getByRole('button', { name: 'Correct details' }).click();
    await inDialog(page).getByLabel('New name').fill('Asha Deshpande');
    await inDialog(page).getByLabel('Why').fill('As in the licence.');
    await inDialog(page).getByRole('button', { name: 'Correct details' }).click();
    await page.getByRole('heading', { level: 1, name: 'Asha Deshpande' }).waitFor();
    await reads(page, 'Details changed', 'Not proved');
    await page.getByRole('button', { name: 'Change contact' }).click();
    await inDialog(page).getByLabel('New mobile number').fill('70000 00001');
    await inDialog(page).getByRole('button', { name: 'Send OTP' }).click();
    await reads(inDialog(page), /Sent to 70000 00001\./);
    await inDialog(page)
      .getByLabel('OTP sent by SMS')
      .fill(await codeFor(site.server, '7000000001'));
    await inDialog(page).getByLabel('Why').fill('A new phone.');
    await inDialog(page).getByRole('button', { name: 'Save contact' }).click();
    await reads(page, '70000 00001', /^Proved to our team, /);
    await page.getByRole('button', { name: 'Export data' }).click();
    await inDialog(page).getByLabel('Why').fill('Letter of 20 November.');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      inDialog(page).getByRole('button', { name: 'Export data' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('my-data.zip');
    await reads(page, 'The data is saved on this device.');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await inDialog(page).getByLabel('Why').fill('Letter of 20 November.');
    await inDialog(page).getByRole('button', { name: 'Delete account' }).click();
    await reads(page, 'The account is deleted.');
    await page.getByRole('heading', { level: 1, name: `Customer ${id} (erased)` }).waitFor();
    for (const name of [
      'Delete account',
      'Correct details',
      'Change contact',
      'Export data',
      'Suspend',
      'Lift suspension',
    ])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('requests documents from an approved customer, who can still rent, and reviews them', async () => {
    const { id } = await buildCustomer(site.server, { fullName: 'Asha Rao' });
    const { page } = await openAs(site, 'admin', `${HOME}/customers/${id}/show`);
    await page.getByRole('button', { name: 'Ask for documents again' }).click();
    await inDialog(page).getByLabel('Why').fill('It has expired.');
    await inDialog(page).getByRole('button', { name: 'Ask for documents again' }).click();
    await reads(page, 'New licence', 'It has expired.', 'Approved until');
    expect(await axeFindings(page)).toEqual([]);
    await site.server.db.query('UPDATE renewals SET submitted_at = app_now() WHERE customer_id = $1', [id]);
    await page.goto(`${HOME}/pending-documents`);
    await reads(page, /^Renewal · /);
    await page.getByRole('link', { name: 'Asha Rao' }).click();
    await reads(page, 'New licence');
    await page.getByRole('button', { name: 'Reject' }).waitFor();
  });

  it('declines the hold of a suspended customer, lists who was blocked, and removes an entry', async () => {
    const { id, token } = await renter(site.server);
    await hold(site.server, token, rentalRequest(await buildCar(site.server))).expect(201);
    await site.server.db.query(
      `INSERT INTO aadhaar_records (customer_id, number_hash, last_four) VALUES ($1, 'stored', '2346')`,
      [id],
    );
    const { page } = await openAs(site, 'admin', `${HOME}/customers/${id}/show`);
    await page.getByRole('button', { name: 'Suspend' }).click();
    await inDialog(page).getByLabel('Why').fill('Forged documents.');
    await inDialog(page).getByLabel('Block for new accounts').click();
    await page.getByRole('option', { name: 'E-mail and mobile' }).click();
    await inDialog(page).getByLabel('Numbers of documents').click();
    await page.getByRole('option', { name: 'Flag them at the review' }).click();
    await reads(inDialog(page), /Pending rentals: 0, open payments: 0, holds: 1\./);
    await inDialog(page).getByLabel('Pending rentals').click();
    await page.getByRole('option', { name: /^Decline them/ }).click();
    await inDialog(page).getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('button', { name: 'Lift suspension' }).waitFor();
    const holds = await site.server.db.query('SELECT state FROM holds WHERE customer_id = $1', [id]);
    expect(holds.rows).toEqual([{ state: 'RELEASED' }]);
    await page.goto(`${HOME}/blocked-identities`);
    await reads(page, 'p***@example.com', 'XXXX XXXX 2346', 'Forged documents.');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove from the list' }).first().click();
    await inDialog(page).getByRole('button', { name: 'Remove from the list' }).click();
    await reads(page, /is removed from the block list\.$/);
    const { rows } = await site.server.db.query('SELECT kind FROM blocked_identities');
    expect(rows).toEqual([{ kind: 'EMAIL' }, { kind: 'MOBILE' }]);
  });

  it('shows the report of a drawer without line breaks within a number of pieces', async () => {
    const [by, calls] = [await cashier(site.server, 'ADMIN'), drawerCalls(site.server)];
    const id = await calls.opened(by);
    await calls.closeWith(id, by, 2000, { pieces: { '500': 3, '100': 5 } });
    const { main } = await openAs(site, 'admin', `${HOME}/drawers/${id}/show`);
    const pieces = main.getByText('3 × ₹500, 5 × ₹100');
    expect(await pieces.innerText()).toBe('3\u00a0×\u00a0₹500, 5\u00a0×\u00a0₹100');
  });

  it('moves a disputed number to the claimant who reads out the code', async () => {
    const { id, mobile } = await buildCustomer(site.server);
    const email = 'claimant@example.com';
    await site.server.http.post('/api/auth/send-otp').send({ mobile, email }).expect(409);
    const { page } = await openAs(site, 'admin', `${HOME}/number-disputes`);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await inDialog(page).getByLabel('E-mail address of the claimant').fill(email);
    await inDialog(page).getByRole('button', { name: 'Send OTP' }).click();
    await inDialog(page).getByLabel('Why').fill('The claimant called from it.');
    await inDialog(page)
      .getByLabel('OTP sent by SMS')
      .fill(await codeFor(site.server, mobile));
    await inDialog(page).getByRole('button', { name: 'Move the number' }).click();
    await reads(page, /^The number .* is moved\.$/, 'Nobody claims the number of another customer.');
    await page.goto(`${HOME}/customers/${id}/show`);
    await reads(page, 'No number');
  });
});
