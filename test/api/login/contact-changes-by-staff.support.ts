import type { ConsoleCustomerDetails } from '../../../backend/contract/customers/console-customers';
import { openedTexts } from '../../support/sealed-outbox';
import { moveClock, type TestServer } from '../../support/server';
import { bearer, buildCustomer, buildStaff, codeFor, type Person, signIn } from '../../support/test-data';

interface Sent {
  challengeId: string;
  otp: string;
}
interface Answer {
  status: number;
  code?: number;
  waits?: boolean;
}

const REASON = 'The customer called.';

/** Defines the tests of changes by an admin, which run on the server of the calling spec. */
export function testChangesByStaff(serverOf: () => TestServer): void {
  let server: TestServer;
  let customer: Person;
  let admin: string;
  let count = 0;
  beforeEach(async () => {
    server = serverOf();
    customer = await buildCustomer(server);
    admin = await anAdmin();
  });

  const anAdmin = async (): Promise<string> => signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  const newEmail = (): string => `changed-${(count += 1)}@example.com`;
  const newMobile = (): string => `60000${String((count += 1)).padStart(5, '0')}`;
  const post = (path: string, body: object, id = customer.id) =>
    server.http.post(`/console/customers/${id}/${path}`).set(bearer(admin)).send(body);
  async function send(kind: 'email' | 'mobile', to: string): Promise<Sent> {
    const { body } = await post(`${kind}-change`, { [kind]: to }).expect(200);
    return { challengeId: (body as Sent).challengeId, otp: await codeFor(server, to) };
  }
  async function confirm(kind: 'email' | 'mobile', sent: object): Promise<Answer> {
    const { status, body } = await post(`${kind}-change/confirm`, { reason: REASON, ...sent });
    return { ...(body as Answer), status };
  }
  const details = async (): Promise<ConsoleCustomerDetails> =>
    (await server.http.get(`/console/customers/${customer.id}`).set(bearer(admin)).expect(200))
      .body as ConsoleCustomerDetails;
  const audited = async (action: string) =>
    (
      await server.db.query<{ by: boolean; after: object | null }>(
        `SELECT staff_id IS NOT NULL AS by, after FROM audit_entries WHERE action = $1 AND subject_id = $2 ORDER BY id`,
        [action, String(customer.id)],
      )
    ).rows;
  const changes = async () =>
    (
      await server.db.query(
        `SELECT field, old_value AS before, new_value AS after, staff_id IS NOT NULL AS by, reason
           FROM customer_changes WHERE customer_id = $1 ORDER BY id`,
        [customer.id],
      )
    ).rows;
  async function pass(hours: number): Promise<void> {
    await moveClock(server, `${hours} hours`);
    admin = await anAdmin();
  }
  /** Requests and confirms a change of the e-mail address without a code by SMS, so that it waits for a day. */
  async function plan(): Promise<string> {
    const email = newEmail();
    expect(await confirm('email', await send('email', email))).toMatchObject({ status: 200, waits: true });
    return email;
  }

  it('replaces the mobile number with the code that an admin enters, and audits no values', async () => {
    const own = await signIn(server, 'customer', customer);
    const mobile = newMobile();
    const sent = await send('mobile', mobile);
    expect((await openedTexts(server, mobile)).join()).toMatch(
      /confirms a change of your contact details at .*Give it to our team only if you asked for this change\./,
    );
    await post('mobile-change/confirm', sent).expect(400);
    const wrong = { ...sent, otp: sent.otp === '111111' ? '222222' : '111111' };
    expect(await confirm('mobile', wrong)).toMatchObject({ code: 1010 });
    expect(await confirm('mobile', sent)).toMatchObject({ status: 200, waits: false });
    expect(await confirm('mobile', sent)).toMatchObject({ code: 1010 });
    expect(await details()).toMatchObject({ mobile, mobileProof: { by: 'STAFF', replacesWait: false } });
    expect(await changes()).toEqual([
      { field: 'mobile', before: customer.mobile, after: mobile, by: true, reason: REASON },
    ]);
    expect(await audited('change-customer')).toEqual([
      { by: true, after: { changed: ['mobile'], reason: REASON } },
    ]);
    expect((await openedTexts(server, customer.email)).join()).toContain(`ends in ${mobile.slice(-2)}`);
    await server.http.get('/api/user/profile').set(bearer(own)).expect(401);
  });

  it('proves the current number, which removes the wait for a new address after a day', async () => {
    expect((await details()).mobileProof).toBeNull();
    expect(await confirm('mobile', await send('mobile', customer.mobile))).toMatchObject({ status: 200 });
    expect((await openedTexts(server, customer.email)).join()).toContain(
      `ends in ${customer.mobile.slice(-2)}`,
    );
    expect(await audited('prove-mobile')).toEqual([{ by: true, after: { reason: REASON } }]);
    expect(await changes()).toEqual([]);
    await pass(1);
    const both = async (email: string) => ({
      ...(await send('email', email)),
      mobile: await send('mobile', customer.mobile),
    });
    expect(await confirm('email', await both(newEmail()))).toMatchObject({ status: 409, code: 1015 });
    await pass(25);
    expect((await details()).mobileProof).toMatchObject({ by: 'STAFF', replacesWait: true });
    const email = newEmail();
    const codes = await both(email);
    // A wrong code of one channel leaves the right code of the other valid.
    for (const wrong of [
      { ...codes, otp: '0000000' },
      { ...codes, mobile: { ...codes.mobile, otp: '0000000' } },
    ])
      expect(await confirm('email', wrong)).toMatchObject({ code: 1010, data: { triesLeft: 4 } });
    expect(await confirm('email', codes)).toMatchObject({ status: 200, waits: false });
    expect(await details()).toMatchObject({ email, emailMove: null });
    expect((await openedTexts(server, customer.email)).join()).toMatch(/now uses another e-mail address/);
  });

  it('replaces the e-mail address after a day, without a code to the mobile number', async () => {
    const email = await plan();
    expect(await details()).toMatchObject({ email: customer.email, emailMove: { email } });
    const [text] = await openedTexts(server, customer.email);
    expect(text).toMatch(/changes in 24 hours.*your sign-in stops the change/);
    expect(text).not.toContain(email);
    await moveClock(server, '23 hours 59 minutes');
    await server.runJob('finish-email-moves');
    await pass(24);
    expect(await details()).toMatchObject({ email: customer.email });
    await server.runJob('finish-email-moves');
    expect(await details()).toMatchObject({ email, emailMove: null });
    expect(await audited('plan-email-change')).toEqual([{ by: true, after: { reason: REASON } }]);
    expect(await audited('change-customer')).toEqual([
      { by: false, after: { changed: ['email'], reason: REASON } },
    ]);
    expect(await changes()).toEqual([
      { field: 'email', before: customer.email, after: email, by: true, reason: REASON },
    ]);
    await signIn(server, 'customer', { ...customer, email });
  });

  it.each(['customer', 'renting'] as const)('is stopped by a sign-in before its end (%s)', async (kind) => {
    await plan();
    await signIn(server, kind, customer);
    expect(await audited('stop-email-change')).toEqual([{ by: false, after: null }]);
    await pass(25);
    await server.runJob('finish-email-moves');
    expect(await details()).toMatchObject({ email: customer.email, emailMove: null });
  });

  it('is dropped if another account takes the address, if it is blocked, or for a suspended customer', async () => {
    const taken = await plan();
    const { id } = await buildCustomer(server);
    await server.db.query('UPDATE customers SET email = $2 WHERE id = $1', [id, taken]);
    const other = customer;
    customer = await buildCustomer(server);
    const toBlocked = customer;
    const { id: owner } = await buildCustomer(server);
    await server.db.query('UPDATE customers SET email = $2 WHERE id = $1', [owner, await plan()]);
    const block = { suspended: true, reason: 'Forged documents.', block: ['email'] };
    await server.http
      .put(`/console/customers/${owner}/suspension`)
      .set(bearer(admin))
      .send(block)
      .expect(200);
    await server.db.query(`UPDATE customers SET email = 'moved@example.com' WHERE id = $1`, [owner]);
    customer = await buildCustomer(server);
    await plan();
    await server.db.query('UPDATE customers SET suspended_at = app_now() WHERE id = $1', [customer.id]);
    const sent = await send('mobile', newMobile());
    expect(await confirm('mobile', sent)).toMatchObject({ status: 409, code: 1015 });
    await pass(25);
    await server.runJob('finish-email-moves');
    for (const person of [other, toBlocked, customer]) {
      customer = person;
      expect(await details()).toMatchObject({ email: person.email, emailMove: null });
      expect(await audited('stop-email-change')).toHaveLength(1);
    }
  });

  it('takes a number from an account that has never proved it', async () => {
    const squatted = await buildCustomer(server, { approval: 'NOT_REGISTERED' });
    const sent = await send('mobile', squatted.mobile);
    expect(await confirm('mobile', sent)).toMatchObject({ status: 200 });
    expect(await details()).toMatchObject({ mobile: squatted.mobile });
    const { rows } = await server.db.query('SELECT mobile FROM customers WHERE id = $1', [squatted.id]);
    expect(rows).toEqual([{ mobile: null }]);
  });

  it('refuses contacts of other accounts with 1009, and deleted accounts with 404', async () => {
    const other = await buildCustomer(server);
    expect((await post('email-change', { email: other.email })).body).toMatchObject({ code: 1009 });
    expect((await post('mobile-change', { mobile: other.mobile })).body).toMatchObject({ code: 1009 });
    await plan();
    await post('erasure', { reason: REASON }).expect(200);
    expect(
      (await server.db.query('SELECT FROM email_moves WHERE customer_id = $1', [customer.id])).rowCount,
    ).toBe(0);
    await post('mobile-change', { mobile: newMobile() }).expect(404);
  });
}
