import { openedTexts } from '../../support/sealed-outbox';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { bearer, buildCustomer, buildStaff, codeFor, type Person, signIn } from '../../support/test-data';
import { testChangesByStaff } from './contact-changes-by-staff.support';
import { testLostNumbers } from './lost-numbers.support';

interface Answer {
  code: number;
  data: { challengeId: string };
  errors?: { field: string }[];
}

describe('contact change', () => {
  let server: TestServer;
  let customer: Person;
  let token: string;
  let count = 0;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await moveClock(server, '0 seconds');
    customer = await buildCustomer(server, { fullName: 'Asha Kulkarni' });
    token = await signIn(server, 'customer', customer);
  });

  const newEmail = (): string => `new-address-${(count += 1)}@example.com`;
  const newMobile = (): string => `70000${String((count += 1)).padStart(5, '0')}`;
  async function post(path: string, body: object, by = token): Promise<Answer & { status: number }> {
    const { status, body: answer } = await server.http.post(`/api/user/${path}`).set(bearer(by)).send(body);
    return { ...(answer as Answer), status };
  }
  /** Requests a code for a new contact, and returns the data that confirms the change. */
  async function request(kind: 'email' | 'mobile', to: string, by = token) {
    const { data, status } = await post(`${kind}-change`, { [kind]: to }, by);
    expect(status).toBe(200);
    return { challengeId: data.challengeId, otp: await codeFor(server, to) };
  }
  const row = async (id = customer.id): Promise<Record<string, unknown>> => {
    const { rows } = await server.db.query<Record<string, unknown>>(
      `SELECT email, mobile, mobile_proven_by AS proof, full_name AS name, address FROM customers WHERE id = $1`,
      [id],
    );
    return rows[0]!;
  };
  const audit = async () =>
    (
      await server.db.query<{ staff_id: null; after: object }>(
        `SELECT staff_id, after FROM audit_entries WHERE action = 'change-customer' AND subject_id = $1`,
        [String(customer.id)],
      )
    ).rows;
  const mobileChallenges = async () =>
    (await server.db.query(`SELECT FROM login_challenges WHERE purpose = 'MOBILE'`)).rowCount ?? 0;
  const sessionOf = async (by: string): Promise<number> =>
    (await server.http.get('/api/user/sessions').set(bearer(by))).status;

  it('sets a new e-mail address, notifies both addresses, and ends other sessions and browsers', async () => {
    const other = await signIn(server, 'customer', customer);
    const renting = await signIn(server, 'renting', customer);
    const email = newEmail();
    expect(await post('email-change/confirm', await request('email', email))).toMatchObject({ status: 200 });
    expect(await row()).toMatchObject({ email, mobile: customer.mobile });
    expect(await audit()).toEqual([{ staff_id: null, after: { changed: ['email'] } }]);
    expect(await sessionOf(token)).toBe(200);
    expect(await sessionOf(other)).toBe(401);
    await server.http.get('/api/adminVerified').set(bearer(renting)).expect(401);
    const browsers = await server.db.query(
      `SELECT FROM known_browsers WHERE person_kind = 'customer' AND person_id = $1`,
      [customer.id],
    );
    expect(browsers.rowCount).toBe(0);
    expect((await openedTexts(server, customer.email)).join()).toMatch(/now uses another e-mail address/);
    expect((await openedTexts(server, email)).join()).toMatch(/now the e-mail address of your account/);
    expect((await openedTexts(server, customer.email)).join()).not.toContain(email);
    await server.http.post('/api/login/send-otp').send({ email: customer.email }).expect(404);
    await signIn(server, 'customer', { ...customer, email });
  });

  it('sets a new mobile number with a code by SMS', async () => {
    const mobile = newMobile();
    const proof = await request('mobile', mobile);
    const { rows } = await server.db.query(
      'SELECT channel, template FROM outbox_messages WHERE recipient = $1',
      [mobile],
    );
    expect(rows).toEqual([{ channel: 'SMS', template: 'MOBILE_CODE' }]);
    const before = await mobileChallenges();
    expect(await post('mobile-change/confirm', proof)).toMatchObject({ status: 200 });
    // The limits still count the request.
    expect(await mobileChallenges()).toBe(before);
    expect(await row()).toMatchObject({ email: customer.email, mobile, proof: 'SMS' });
    expect((await openedTexts(server, customer.email)).join()).toContain(`ends in ${mobile.slice(-2)}`);
    expect(await post('mobile-change', { mobile })).toMatchObject({
      code: 1001,
      errors: [{ field: 'mobile' }],
    });
  });

  it('requires a proof ten minutes after the sign-in, by a code to the current address', async () => {
    await moveClock(server, '10 minutes 1 second');
    const email = newEmail();
    expect(await post('email-change', { email })).toMatchObject({ status: 403, code: 1022 });
    expect(await post('mobile-change', { mobile: newMobile() })).toMatchObject({ code: 1022 });
    const { challengeId } = (await post('proof/send-otp', {})).data;
    const otp = await codeFor(server, customer.email);
    const wrong = otp === '111111' ? '222222' : '111111';
    expect(await post('proof', { challengeId, otp: wrong })).toMatchObject({ code: 1010 });
    expect(await post('email-change', { email })).toMatchObject({ code: 1022 });
    expect(await post('proof', { challengeId, otp })).toMatchObject({ status: 200 });
    await request('email', email);
  });

  it('accepts a code once, and only for its account, purpose and address', async () => {
    const email = newEmail();
    const proof = await request('email', email);
    const stranger = await signIn(server, 'customer', await buildCustomer(server));
    expect(await post('email-change/confirm', proof, stranger)).toMatchObject({ code: 1010 });
    expect(await post('mobile-change/confirm', proof)).toMatchObject({ code: 1010 });
    expect(await post('proof', proof)).toMatchObject({ code: 1010 });
    expect(await post('email-change/confirm', proof)).toMatchObject({ status: 200 });
    expect(await post('email-change/confirm', proof)).toMatchObject({ code: 1010 });
  });

  it('gives an address to one of two customers who confirm at the same time', async () => {
    const email = newEmail();
    const second = await buildCustomer(server);
    const other = await signIn(server, 'customer', second);
    const mine = await request('email', email);
    const theirs = await request('email', email, other);
    const answers = await Promise.all([
      post('email-change/confirm', mine),
      post('email-change/confirm', theirs, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 1009 });
    const { rowCount } = await server.db.query('SELECT FROM customers WHERE email = $1', [email]);
    expect(rowCount).toBe(1);
  });

  it('hides that an address is in use, but refuses a mobile number in use with 1009', async () => {
    const other = await buildCustomer(server);
    expect(await post('email-change', { email: other.email })).toMatchObject({ status: 200 });
    expect((await openedTexts(server, other.email)).join()).toMatch(/already belongs to an account/);
    expect(await openedTexts(server, other.email, { codesOnly: true })).toEqual([]);
    const before = await mobileChallenges();
    expect(await post('mobile-change', { mobile: other.mobile })).toMatchObject({ status: 409, code: 1009 });
    // The limits count refused requests, too.
    expect(await mobileChallenges()).toBe(before + 1);
    expect(await openedTexts(server, other.mobile)).toEqual([]);
  });

  it('refuses a blocked address with 1006, even if it was blocked after the request', async () => {
    const blocked = await buildCustomer(server);
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    const domain = `blocked-${blocked.id}.example`;
    await server.db.query('UPDATE customers SET email = $2 WHERE id = $1', [blocked.id, `first@${domain}`]);
    const proof = await request('email', `second@mail.${domain}`);
    await server.http
      .put(`/console/customers/${blocked.id}/suspension`)
      .set(bearer(admin))
      .send({ suspended: true, reason: 'Forged documents.', block: ['domain'] })
      .expect(200);
    expect(await post('email-change/confirm', proof)).toMatchObject({ status: 403, code: 1006 });
    await moveClock(server, '1 minute');
    expect(await post('email-change', { email: `third@${domain}` })).toMatchObject({
      status: 403,
      code: 1006,
    });
    expect(await row()).toMatchObject({ email: customer.email });
  });

  it('leaves no earlier contact after an erasure', async () => {
    const email = newEmail();
    await post('email-change/confirm', await request('email', email));
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    await server.http
      .post(`/console/customers/${customer.id}/erasure`)
      .set(bearer(admin))
      .send({ reason: 'Letter of today.' })
      .expect(200);
    const { rows } = await server.db.query(
      `SELECT (SELECT count(*)::int FROM customer_changes WHERE customer_id = $1) AS changes,
              (SELECT count(*)::int FROM outbox_messages WHERE recipient = $2) AS messages`,
      [customer.id, customer.email],
    );
    expect(rows).toEqual([{ changes: 0, messages: 0 }]);
  });

  describe('change by an admin', () => testChangesByStaff(() => server));
  describe('number that another account has', () => testLostNumbers(() => server));

  describe('name or address', () => {
    const put = async (body: object, by = token) =>
      (await server.http.put('/api/user/profile').set(bearer(by)).send(body)).body as {
        code: number;
        data: {
          fullName: string;
          address: string;
          submittedAt: string;
          renewal: { fullName: string } | null;
        };
      };
    const decide = async (decision: 'APPROVED' | 'REJECTED', submittedAt: string) => {
      const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
      const note = decision === 'REJECTED' ? { reasons: { note: 'Send a document with this name.' } } : {};
      return server.http
        .put(`/console/pending-documents/${customer.id}/approval`)
        .set(bearer(admin))
        .send({ decision, submittedAt, ...note });
    };

    it('stores the address immediately, and the name of an approved customer after the approval', async () => {
      const { data } = await put({ fullName: ' Asha Deshpande ', address: '9 New Road, Pune' });
      expect(data).toMatchObject({
        fullName: 'Asha Kulkarni',
        address: '9 New Road, Pune',
        renewal: { fullName: 'Asha Deshpande' },
      });
      expect(await audit()).toEqual([{ staff_id: null, after: { changed: ['fullName', 'address'] } }]);
      expect(await put({ fullName: 'Asha D.' })).toMatchObject({ code: 1015 });
      expect((await decide('APPROVED', data.submittedAt)).status).toBe(200);
      expect(await row()).toMatchObject({ name: 'Asha Deshpande' });
      const { rows } = await server.db.query(
        'SELECT field, old_value, new_value FROM customer_changes WHERE customer_id = $1 ORDER BY id',
        [customer.id],
      );
      expect(rows).toEqual([
        { field: 'address', old_value: '1 Test Road, Pune', new_value: '9 New Road, Pune' },
        { field: 'fullName', old_value: 'Asha Kulkarni', new_value: 'Asha Deshpande' },
      ]);
    });

    it('ends the approval if an admin rejects the new name, and keeps the old name', async () => {
      const { data } = await put({ fullName: 'Somebody Else' });
      expect((await decide('REJECTED', data.submittedAt)).status).toBe(200);
      const profile = await server.http.get('/api/user/profile').set(bearer(token)).expect(200);
      expect(profile.body).toMatchObject({
        code: 1008,
        data: {
          fullName: 'Asha Kulkarni',
          renewal: null,
          reasons: { aadhaar: expect.any(String) as string },
        },
      });
    });

    it('can be corrected by an admin with a reason, without values in the audit', async () => {
      const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
      const correct = (body: object) =>
        server.http.put(`/console/customers/${customer.id}/profile`).set(bearer(admin)).send(body);
      const reason = 'As in the licence.';
      const { body } = await correct({ fullName: 'Asha Kulkarni-Rao', reason }).expect(200);
      expect(body).toMatchObject({
        fullName: 'Asha Kulkarni-Rao',
        address: '1 Test Road, Pune',
        renewal: null,
      });
      const entries = (await audit()).map(({ after }) => after);
      expect(entries).toEqual([{ changed: ['fullName'], reason }]);
      expect((await openedTexts(server, customer.email)).join()).toContain(reason);
      const { rows } = await server.db.query(
        'SELECT field, old_value, staff_id IS NOT NULL AS "byStaff", reason FROM customer_changes WHERE customer_id = $1',
        [customer.id],
      );
      expect(rows).toEqual([{ field: 'fullName', old_value: 'Asha Kulkarni', byStaff: true, reason }]);
      await correct({ fullName: 'Asha Kulkarni-Rao', reason }).expect(400);
      await correct({ address: '9 New Road, Pune' }).expect(400);
    });

    it('refuses a change without a registration, a name under verification, and an empty name', async () => {
      const none = await signIn(
        server,
        'customer',
        await buildCustomer(server, { approval: 'NOT_REGISTERED' }),
      );
      expect(await put({ address: '9 New Road' }, none)).toMatchObject({ code: 1002 });
      const pending = await signIn(server, 'customer', await buildCustomer(server, { approval: 'PENDING' }));
      expect(await put({ fullName: 'Ravi P.' }, pending)).toMatchObject({ code: 1015 });
      expect(await put({ address: '9 New Road' }, pending)).toMatchObject({ code: 1007 });
      expect(await put({ fullName: ' ' })).toMatchObject({ code: 1001 });
    });
  });
});
