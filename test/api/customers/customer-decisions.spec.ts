import { setTimeout as pause } from 'node:timers/promises';
import { decideDocuments } from '../../support/decisions';
import { lockWaits } from '../../support/lock-waits';
import { hold, place, rentalRequest, renter } from '../../support/renting';
import { runSecond, startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, codeFor, type Person, signIn } from '../../support/test-data';
import { anAdmin, auditOf, customersFor, register, type SignedIn } from './console-customers.support';

describe('decisions on customers', () => {
  let server: TestServer;
  let admin: SignedIn;
  let second: SignedIn;
  let calls: ReturnType<typeof customersFor>;

  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: 'trace' });
    admin = await anAdmin(server);
    second = await anAdmin(server);
    calls = customersFor(server, admin);
  });
  afterAll(() => server.stop());

  const ask = (id: number, parts = ['IDENTITY']) =>
    server.http
      .put(`/console/customers/${id}/document-request`)
      .set(bearer(admin.token))
      .send({ parts, reason: 'Whose number is this?' });

  it('accepts the number of another account silently, and approves it for only one account', async () => {
    const [first, other] = [await buildCustomer(server), await buildCustomer(server)];
    for (const person of [first, other]) await register(server, person, '652384917060');
    const { flags, sameNumbers } = await calls.one(other.id);
    expect(flags).toContain('SAME_NUMBER');
    expect(sameNumbers).toEqual([
      { id: first.id, fullName: 'Asha Kulkarni', number: 'AADHAAR', approval: 'PENDING' },
    ]);

    const approve = (id: number) => decideDocuments(server, admin.token, id, { decision: 'APPROVED' });
    const answers = await Promise.all([approve(first.id), approve(other.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = answers[0].status === 200 ? [first, other] : [other, first];
    const refused = { code: 1015, data: { reason: 'SAME_NUMBER', customerId: winner.id } };
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject(refused);

    await ask(loser.id).expect(409);
    const { body } = await ask(winner.id).expect(200);
    expect(body).toMatchObject({ approval: 'REJECTED', reasons: { aadhaar: 'Whose number is this?' } });
    expect((await approve(loser.id)).status).toBe(200);
  });

  describe('Aadhaar number', () => {
    let person: Person;
    beforeAll(async () => {
      person = await buildCustomer(server);
      await register(server, person, '234123412346');
    });

    it('is shown in full only with a reason, uncached, and with an audit row that omits it', async () => {
      for (const reason of ['', '  ', 'x'.repeat(501)])
        expect((await calls.reveal(person.id, reason)).status).toBe(400);
      const before = (await auditOf(server, person.id)).length;
      const answer = await calls.reveal(person.id, '  A police request ').expect(200);
      expect(answer.body).toEqual({ kind: 'AADHAAR', number: '2341 2341 2346', complete: true });
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers['etag']).toBeUndefined();
      const rows = await auditOf(server, person.id);
      expect(rows.slice(before)).toEqual([
        {
          action: 'reveal-identity',
          after: { reason: 'A police request', kind: 'AADHAAR', complete: true },
        },
      ]);
      expect((await calls.one(person.id)).trail[0]).toMatchObject({
        action: 'reveal-identity',
        by: String(admin.id),
        reason: 'A police request',
      });
    });

    it('appears in no list, page, audit row or log line', async () => {
      await calls.reveal(person.id).expect(200);
      const answers = [
        await calls.find({}),
        await calls.one(person.id),
        (await server.http.get('/console/pending-documents').set(bearer(admin.token))).body,
        (await server.db.query('SELECT before, after FROM audit_entries')).rows,
        server.output(),
      ];
      expect(JSON.stringify(answers)).not.toMatch(/2341\s?2341\s?2346/);
    });

    it('is reported as removed if only its last four digits are stored', async () => {
      await server.db.query('UPDATE aadhaar_records SET sealed_number = NULL WHERE customer_id = $1', [
        person.id,
      ]);
      const { body } = await calls.reveal(person.id).expect(200);
      expect(body).toEqual({ kind: 'AADHAAR', number: 'XXXX XXXX 2346', complete: false });
    });

    it('returns 404 if the customer gave none', async () => {
      const visitor = await buildCustomer(server, { approval: 'NOT_REGISTERED' });
      await calls.reveal(visitor.id).expect(404);
      expect(await auditOf(server, visitor.id)).toEqual([]);
    });
  });

  describe('suspension', () => {
    it('ends every session in every process, is explained to the customer, and refuses every call', async () => {
      const person = await buildCustomer(server);
      const account = await signIn(server, 'customer', person);
      const renting = await signIn(server, 'renting', person);
      const carId = await buildCar(server);
      const other = await runSecond(server);
      try {
        const profile = () => fetch(`${other.url}/api/user/profile`, { headers: bearer(account) });
        expect((await profile()).status).toBe(200);
        const { body } = await calls.suspend(person.id, true).expect(200);
        expect(body).toMatchObject({
          suspendedAt: expect.any(String),
          suspension: {
            suspended: true,
            reason: 'Forged documents.',
            by: String(admin.id),
            at: expect.any(String),
          },
        });
        expect((await profile()).status).toBe(401);
      } finally {
        await other.stop();
      }
      await server.http.get('/api/user/profile').set(bearer(account)).expect(401);
      await hold(server, renting, rentalRequest(carId)).expect(401);
      await place(server, 'bookings', renting, rentalRequest(carId)).expect(401);
      for (const [path, body] of [
        ['/api/login/send-otp', { email: person.email }],
        ['/api/auth/send-otp', { mobile: person.mobile, email: person.email }],
      ] as const) {
        const refused = await server.http.post(path).send(body);
        expect([refused.status, refused.body.code]).toEqual([403, 1006]);
      }
      const mail = async (): Promise<{ subject: string; text: string }> =>
        (await server.http.get('/dev/outbox.json').query({ to: person.email })).body[0];
      expect((await mail()).text).toContain('Reason: Forged documents.');

      await calls.suspend(person.id, false, admin, 'A mistake of ours.').expect(200);
      expect((await mail()).subject).toBe('Your account is active again');
      expect((await mail()).text).toContain('if your driving licence is still valid.\nReason: A mistake');
      expect(await auditOf(server, person.id)).toEqual([
        { action: 'suspend-customer', after: { suspended: true, reason: 'Forged documents.' } },
        { action: 'lift-suspension', after: { suspended: false, reason: 'A mistake of ours.' } },
      ]);
      await server.http.get('/api/user/profile').set(bearer(account)).expect(401);
      await signIn(server, 'customer', person);
    });

    it('leads to the documents at its end if the approval has ended', async () => {
      const person = await buildCustomer(server);
      await calls.suspend(person.id, true).expect(200);
      await ask(person.id, ['LICENCE']).expect(200);
      await calls.suspend(person.id, false).expect(200);
      const [mail] = (await server.http.get('/dev/outbox.json').query({ to: person.email })).body;
      expect(mail.text).toContain('Please sign in and upload the documents that we need again.');
      expect(mail.text).not.toContain('You can sign in again');
    });

    const suspend = (id: number, block: string[]) =>
      server.http
        .put(`/console/customers/${id}/suspension`)
        .set(bearer(admin.token))
        .send({ suspended: true, reason: 'Forged documents.', block });
    const list = async (): Promise<{ id: number; kind: string; masked: string }[]> =>
      (await server.http.get('/console/blocked-identities').set(bearer(admin.token)).expect(200)).body;

    it('blocks e-mail and mobile, even for new accounts, until suspension or entry is removed', async () => {
      const person = await buildCustomer(server);
      const send = async (mobile: string, email: string) =>
        (await server.http.post('/api/auth/send-otp').send({ mobile, email })).body.code;
      const common = await buildCustomer(server);
      await server.db.query(`UPDATE customers SET email = 'common@gmail.com' WHERE id = $1`, [common.id]);
      expect((await suspend(common.id, ['domain']).expect(400)).body.errors[0].field).toBe('block');
      await suspend(common.id, []).expect(200);
      await server.db.query(`UPDATE customers SET email = 'common@example.com' WHERE id = $1`, [common.id]);
      await suspend(person.id, ['mobile', 'email', 'domain']).expect(200);
      await calls.suspend(common.id, false).expect(200);
      const blocked = await list();
      expect(blocked.map(({ kind, masked }) => [kind, masked])).toEqual([
        ['DOMAIN', 'example.com'],
        ['MOBILE', `${person.mobile.slice(0, 2)}XXXXXX${person.mobile.slice(-2)}`],
        ['EMAIL', 'p***@example.com'],
      ]);
      expect(await send('9812345601', 'new@example.com')).toBe(1006);
      expect(await send(person.mobile, 'new@example.org')).toBe(1009);
      await server.db.query(`UPDATE customers SET mobile = '9812345602', email = 'x' WHERE id = $1`, [
        person.id,
      ]);
      expect(await send(person.mobile, 'new@example.org')).toBe(1006);
      const other = await buildCustomer(server);
      const { body } = await server.http.post('/api/login/send-otp').send({ email: other.email });
      expect(body.code).toBe(1006);

      await server.http
        .delete(`/console/blocked-identities/${blocked[0]!.id}`)
        .set(bearer(admin.token))
        .expect(200);
      expect(await send('9812345601', 'new@example.com')).toBe(1000);
      await server.db.query(`UPDATE customers SET mobile = $2, email = $3 WHERE id = $1`, [
        person.id,
        person.mobile,
        person.email,
      ]);
      await calls.suspend(person.id, false).expect(200);
      expect(await list()).toEqual([]);
    });

    it('flags a blocked number at the review of another account until the suspension is lifted', async () => {
      const [first, other] = [await buildCustomer(server), await buildCustomer(server)];
      await register(server, first, '277788889993');
      expect((await suspend(first.id, ['licence']).expect(400)).body.errors[0].field).toBe('block');
      await suspend(first.id, ['identity']).expect(200);
      expect(await list()).toMatchObject([{ kind: 'IDENTITY', masked: 'XXXX XXXX 9993' }]);
      await register(server, other, '277788889993');
      expect((await calls.one(other.id)).flags).toContain('IDENTITY_BLOCKED');
      await calls.suspend(first.id, false).expect(200);
      expect((await calls.one(other.id)).flags).not.toContain('IDENTITY_BLOCKED');
    });

    it('returns admin and time of the earlier decision, and changes nothing', async () => {
      const { id } = await buildCustomer(server);
      const answers = await Promise.all(
        [admin, second, admin, second].map((by) => calls.suspend(id, true, by)),
      );
      const won = answers.find(({ status }) => status === 200)!;
      const by = won.body.suspension.by as string;
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused).toHaveLength(3);
      for (const { body } of refused) {
        expect(body.code).toBe(1015);
        expect(body.message).toMatch(
          new RegExp(`^This customer is already suspended, decided by #${by} on .+ IST\\.$`),
        );
        expect(body.data).toEqual({ status: 'SUSPENDED', decidedBy: by, decidedAt: won.body.suspension.at });
      }
      expect(await auditOf(server, id)).toHaveLength(1);
      await calls.suspend(id, false, second).expect(200);
      const late = await calls.suspend(id, false, admin).expect(409);
      expect(late.body.message).toMatch(`This customer is not suspended, decided by #${second.id} on `);
      const never = await calls.suspend((await buildCustomer(server)).id, false).expect(409);
      expect(never.body.message).toBe('This customer is not suspended.');
    });

    it.each([
      [{ suspended: true }, 'reason'],
      [{ suspended: true, reason: ' ' }, 'reason'],
      [{ suspended: 'yes', reason: 'x' }, 'suspended'],
      [{ suspended: true, reason: 'x', id: 1 }, 'id'],
    ])('is refused with %j', async (body, field) => {
      const { id } = await buildCustomer(server);
      const answer = await server.http
        .put(`/console/customers/${id}/suspension`)
        .set(bearer(admin.token))
        .send(body);
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field]);
      expect((await calls.one(id)).suspendedAt).toBeNull();
    });

    it.each([
      ['customer', '/api/login'],
      ['renting', '/api/auth'],
    ] as const)('rejects a sign-in that runs during the suspension (%s)', async (kind, route) => {
      const person = await buildCustomer(server);
      const identity =
        kind === 'customer' ? { email: person.email } : { mobile: person.mobile, email: person.email };
      await server.http.post(`${route}/send-otp`).send(identity).expect(200);
      const otp = await codeFor(server, person.email);
      // Runs the statements of a suspension, but not its commit.
      const client = await server.db.connect();
      try {
        await client.query('BEGIN');
        await client.query('UPDATE customers SET suspended_at = app_now() WHERE id = $1', [person.id]);
        await client.query('UPDATE sessions SET revoked_at = app_now() WHERE subject_id = $1', [person.id]);
        let answered = false as boolean;
        const verify = server.http.post(`${route}/verify-otp`).send({ email: person.email, otp });
        const answer = verify.then((got) => {
          answered = true;
          return got;
        });
        while (!answered && (await lockWaits(server)) === 0) await pause(5);
        await client.query('COMMIT');
        const { status, body } = await answer;
        expect([status, body.code]).toEqual([403, 1006]);
      } finally {
        client.release();
      }
      const { rows } = await server.db.query(
        `SELECT 1 FROM sessions WHERE subject_id = $1 AND kind = $2 AND revoked_at IS NULL`,
        [person.id, kind],
      );
      expect(rows).toEqual([]);
    });
  });

  it('refuses an unknown field', async () => {
    const { id } = await buildCustomer(server);
    const answer = await server.http
      .post(`/console/customers/${id}/identity-reveal`)
      .set(bearer(admin.token))
      .send({ reason: 'x', by: 1 });
    expect([answer.status, answer.body.code]).toEqual([400, 1001]);
  });

  it('allows rentals again after the suspension is lifted', async () => {
    const person = await renter(server);
    const carId = await buildCar(server);
    await calls.suspend(person.id, true).expect(200);
    await calls.suspend(person.id, false).expect(200);
    const { rows } = await server.db.query<Person>('SELECT id, mobile, email FROM customers WHERE id = $1', [
      person.id,
    ]);
    await hold(server, await signIn(server, 'renting', rows[0]!), rentalRequest(carId)).expect(201);
  });
});
