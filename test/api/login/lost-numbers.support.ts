import type { NumberDispute } from '../../../backend/contract/customers/number-disputes';
import type { CodeSent } from '../../../backend/contract/customers/people';
import { lockWaits } from '../../support/lock-waits';
import { picture } from '../../support/pictures';
import { hold, pay, place, rentalRequest } from '../../support/renting';
import { openedTexts } from '../../support/sealed-outbox';
import { moveClock, type TestServer } from '../../support/server';
import {
  bearer,
  buildCar,
  buildCustomer,
  buildStaff,
  codeFor,
  newAadhaarNumber,
  type Person,
  signIn,
} from '../../support/test-data';

interface Pair {
  mobile: string;
  email: string;
}
interface Answer {
  status: number;
  code: number;
  data: { token: string } | null;
}

/** Defines the tests of numbers that their account has never proved, which run on the server of the calling spec. */
export function testLostNumbers(serverOf: () => TestServer): void {
  let server: TestServer;
  let count = 0;
  beforeEach(async () => {
    server = serverOf();
    await moveClock(server, '0 seconds');
  });

  const newPair = (): Pair => {
    count += 1;
    return {
      mobile: `61000${String(count).padStart(5, '0')}`,
      email: `newcomer-${count}@example.com`,
    };
  };
  const send = async (pair: Pair): Promise<number> =>
    ((await server.http.post('/api/auth/send-otp').send(pair)).body as Answer).code;
  async function invite(pair: Pair): Promise<() => Promise<Answer>> {
    expect(await send(pair)).toBe(1000);
    const otp = await codeFor(server, pair.email);
    return async () => {
      const { status, body } = await server.http
        .post('/api/auth/verify-otp')
        .send({ email: pair.email, otp });
      return { ...(body as Answer), status };
    };
  }
  const rowOf = async (email: string): Promise<{ id: number; mobile: string | null } | undefined> =>
    (await server.db.query('SELECT id, mobile FROM customers WHERE email = $1', [email])).rows[0];
  /** An account that has signed in once with a number of another person. */
  async function squatter(): Promise<Pair & { id: number; token: string }> {
    const pair = newPair();
    const token = await signIn(server, 'renting', pair);
    return { ...pair, token, id: (await rowOf(pair.email))!.id };
  }

  it('moves to its owner in one call, and releases the car that the earlier account held', async () => {
    const thief = await squatter();
    const request = rentalRequest(await buildCar(server));
    await hold(server, thief.token, request).expect(201);
    const owner = { mobile: thief.mobile, email: newPair().email };
    const token = await signIn(server, 'renting', owner);
    expect(await rowOf(owner.email)).toMatchObject({ mobile: thief.mobile });
    expect(await rowOf(thief.email)).toMatchObject({ mobile: null });
    await hold(server, token, request).expect(201);

    const [text] = await openedTexts(server, thief.email);
    expect(text).toContain(`ends in ${thief.mobile.slice(-2)}`);
    expect(text).not.toContain(owner.email);
    const { rows } = await server.db.query(
      `SELECT a.staff_id, c.old_value, c.new_value FROM audit_entries a, customer_changes c
        WHERE a.action = 'lose-mobile' AND a.subject_id = $1::int::text AND c.customer_id = $1::int`,
      [thief.id],
    );
    expect(rows).toEqual([{ staff_id: null, old_value: thief.mobile, new_value: null }]);

    // The earlier account must enter another number before it can hold a car.
    const { body } = await hold(server, thief.token, { ...request, carId: await buildCar(server) }).expect(
      400,
    );
    expect((body as { errors: { field: string }[] }).errors).toMatchObject([{ field: 'mobile' }]);
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    const shown = async () =>
      (await server.http.get(`/console/customers?filter={"q":"${thief.email}"}`).set(bearer(admin))).body;
    expect(await shown()).toMatchObject([{ id: thief.id, mobile: '' }]);
    const desk = await server.http
      .post('/console/desk-rentals/customer')
      .set(bearer(admin))
      .send({ contact: thief.email });
    expect(desk.body).toMatchObject({ mobile: '', refusalCode: 1001 });
    const { mobile } = newPair();
    const again = await signIn(server, 'renting', { mobile, email: thief.email });
    expect(await shown()).toMatchObject([{ id: thief.id, mobile }]);
    await hold(server, again, { ...request, carId: await buildCar(server) }).expect(201);
    await server.http
      .post(`/console/customers/${thief.id}/erasure`)
      .set(bearer(admin))
      .send({ reason: 'The customer asked for it.' })
      .expect(200);
  });

  it('moves to an account that has lost its own number', async () => {
    const [thief, other] = [await squatter(), await squatter()];
    await signIn(server, 'renting', { mobile: other.mobile, email: newPair().email });
    await signIn(server, 'renting', { mobile: thief.mobile, email: other.email });
    expect(await rowOf(other.email)).toEqual({ id: other.id, mobile: thief.mobile });
    expect(await rowOf(thief.email)).toMatchObject({ mobile: null });
  });

  it('moves to a customer who proves it by SMS on the profile, but not from an account that proved it', async () => {
    const [squatted, used] = [await squatter(), await squatter()];
    await server.db.query(USED.proved, [used.id]);
    const customer = await buildCustomer(server);
    const token = await signIn(server, 'customer', customer);
    const post = (path: string, body: object) =>
      server.http.post(`/api/user/mobile-change${path}`).set(bearer(token)).send(body);
    const { body } = await post('', { mobile: squatted.mobile }).expect(200);
    const { challengeId } = (body as { data: CodeSent }).data;
    const car = await buildCar(server);
    await hold(server, squatted.token, rentalRequest(car)).expect(201);
    await post('/confirm', { challengeId, otp: await codeFor(server, squatted.mobile) }).expect(200);
    expect(await rowOf(customer.email)).toMatchObject({ mobile: squatted.mobile });
    expect(await rowOf(squatted.email)).toMatchObject({ mobile: null });
    await hold(server, await signIn(server, 'renting', { ...customer, mobile: squatted.mobile }), {
      ...rentalRequest(car),
    }).expect(201);

    expect((await post('', { mobile: used.mobile }).expect(409)).body).toMatchObject({ code: 1009 });
    expect(await claimsTo(used.id)).toBe(1);
    expect(await rowOf(used.email)).toMatchObject({ mobile: used.mobile });
  });

  it('moves to a customer whom the desk adds with the code of the e-mail address', async () => {
    const [squatted, used] = [await squatter(), await squatter()];
    await server.db.query(USED.proved, [used.id]);
    const desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
    const add = async (pair: Pair, code: object) =>
      server.http
        .post('/console/customers')
        .set(bearer(desk))
        .field({ ...pair, name: 'Asha', address: 'Pune', aadhaarNumber: newAadhaarNumber(), ...code })
        .attach('aadhaarFile', await picture(), 'a.png')
        .attach('drivingLicenseFile', await picture(), 'b.png');
    const proofOf = async (email: string) => {
      const { body } = await server.http
        .post('/console/customers/email-proof')
        .set(bearer(desk))
        .send({ email })
        .expect(200);
      return { challengeId: (body as CodeSent).challengeId, otp: await codeFor(server, email) };
    };
    const owner = { mobile: squatted.mobile, email: newPair().email };
    expect((await add(owner, {})).body).toMatchObject({ code: 1009 });
    expect((await add(owner, await proofOf(owner.email))).status).toBe(201);
    expect(await rowOf(owner.email)).toMatchObject({ mobile: squatted.mobile });
    expect(await rowOf(squatted.email)).toMatchObject({ mobile: null });
    const other = { mobile: used.mobile, email: newPair().email };
    expect((await add(other, await proofOf(other.email))).body).toMatchObject({ code: 1009 });
    expect(await claimsTo(used.id)).toBe(1);
  });

  const claimsTo = async (id: number): Promise<number | null> =>
    (await server.db.query('SELECT FROM mobile_disputes WHERE customer_id = $1', [id])).rowCount;
  const USED = {
    registered: `UPDATE customers SET approval = 'PENDING' WHERE id = $1`,
    proved: `UPDATE customers SET mobile_proven_at = app_now(), mobile_proven_by = 'SMS' WHERE id = $1`,
    paid: `INSERT INTO payments (customer_id, type, transaction_id, amount_paise, screenshot_removed_at) VALUES ($1::int, 'book', 'SQUAT' || $1::int, 100, app_now())`,
  };
  it.each(Object.entries(USED))('stays with an account that has %s, with refusal 1009', async (_, sql) => {
    const holder = await squatter();
    const owner = { mobile: holder.mobile, email: newPair().email };
    const enter = await invite(owner);
    // A concurrent command of the holder, which locks its row.
    const command = await server.db.connect();
    let entered: Promise<Answer>;
    try {
      await command.query('BEGIN');
      await command.query('SELECT FROM customers WHERE id = $1 FOR NO KEY UPDATE', [holder.id]);
      entered = enter();
      while ((await lockWaits(server, 'FROM customers')) === 0) await command.query('SELECT 1');
      await command.query(sql, [holder.id]);
      await command.query('COMMIT');
    } finally {
      command.release(true);
    }
    expect(await entered).toMatchObject({ status: 409, code: 1009 });
    expect(await send({ ...owner, email: newPair().email })).toBe(1009);
    expect(await rowOf(holder.email)).toMatchObject({ mobile: holder.mobile });
    expect(await rowOf(owner.email)).toBeUndefined();
    expect(await enter()).toMatchObject({ code: 1010 });
  });

  it('moves to one of two newcomers who enter their codes at the same time', async () => {
    const thief = await squatter();
    const newcomers = [newPair(), newPair()].map(({ email }) => ({ email, mobile: thief.mobile }));
    const codes: (() => Promise<Answer>)[] = [];
    for (const pair of newcomers) codes.push(await invite(pair));
    const answers = await Promise.all(codes.map((enter) => enter()));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ code }) => code === 1000 || code === 1009)).toBe(true);
    const { rows } = await server.db.query('SELECT email FROM customers WHERE mobile = $1', [thief.mobile]);
    expect(newcomers.map(({ email }) => email)).toContain(rows[0].email);
    expect(await rowOf(thief.email)).toMatchObject({ mobile: null });
  });

  describe('dispute', () => {
    const REASON = 'The claimant called from the number.';
    let admin: string;
    let holder: Person;
    let claimant: Pair;
    beforeEach(async () => {
      admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
      holder = await buildCustomer(server);
      claimant = { mobile: holder.mobile, email: newPair().email };
    });

    const post = (id: number, path: string, body: object) =>
      server.http.post(`/console/number-disputes/${id}/${path}`).set(bearer(admin)).send(body);
    const open = async (): Promise<NumberDispute[]> =>
      (
        (await server.http.get('/console/number-disputes').set(bearer(admin)).expect(200))
          .body as NumberDispute[]
      ).filter(({ customerId }) => customerId === holder.id);
    async function readOut(id: number): Promise<{ challengeId: string; otp: string }> {
      const { body } = await post(id, 'code', { email: claimant.email }).expect(200);
      return {
        challengeId: (body as CodeSent).challengeId,
        otp: await codeFor(server, holder.mobile),
      };
    }
    const audited = async (action: string, id: number) =>
      (
        await server.db.query(
          'SELECT staff_id IS NOT NULL AS by, after FROM audit_entries WHERE action = $1 AND subject_id = $2',
          [action, String(id)],
        )
      ).rows;

    it('counts refused claims, and moves the number to the claimant who reads out the code', async () => {
      const renting = await signIn(server, 'renting', holder);
      await pay(server, renting, { amount: 3799, type: 'book' });
      await place(server, 'bookings', renting, rentalRequest(await buildCar(server))).expect(201);
      for (const code of [await send(claimant), await send(claimant)]) expect(code).toBe(1009);
      const [dispute] = await open();
      const masked = `${holder.mobile.slice(0, 2)}XXXXXX${holder.mobile.slice(-2)}`;
      expect(dispute).toMatchObject({ mobile: masked, claims: 2, provedBy: null });
      const { id } = dispute!;
      const { body } = await post(id, 'code', { email: 'other@example.com' }).expect(400);
      expect((body as { errors: object[] }).errors).toMatchObject([{ field: 'email' }]);
      expect(await openedTexts(server, holder.mobile)).toEqual([]);

      const entered = { ...(await readOut(id)), email: claimant.email, reason: REASON };
      const wrong = { ...entered, otp: entered.otp === '111111' ? '222222' : '111111' };
      expect((await post(id, 'settlement', wrong).expect(401)).body).toMatchObject({ code: 1010 });
      const { body: settled } = await post(id, 'settlement', entered).expect(200);
      const { customerId } = settled as { customerId: number };
      const { rows } = await server.db.query(
        'SELECT mobile, mobile_proven_by FROM customers WHERE email = $1',
        [claimant.email],
      );
      expect(rows).toEqual([{ mobile: holder.mobile, mobile_proven_by: 'STAFF' }]);
      expect(await rowOf(holder.email)).toMatchObject({ mobile: null });
      expect((await openedTexts(server, holder.email)).join()).toMatch(/confirmed it to our team/);
      expect(await audited('lose-mobile', holder.id)).toEqual([{ by: true, after: { reason: REASON } }]);
      expect(await audited('prove-mobile', customerId)).toEqual([{ by: true, after: { reason: REASON } }]);
      expect(await open()).toEqual([]);
      await post(id, 'settlement', entered).expect(404);
      // The booking stays, and the console finds it by the e-mail address.
      for (const list of ['bookings', 'transactions']) {
        const { body: rows } = await server.http
          .get(`/console/${list}?filter={"q":"${holder.email}"}`)
          .set(bearer(admin));
        expect(rows).toMatchObject([{ customerMobile: '' }]);
      }
      await signIn(server, 'renting', claimant);
    });

    it('replaces the number of an existing account, and removes the claims of deleted accounts', async () => {
      const own = await buildCustomer(server);
      claimant.email = own.email;
      expect(await send(claimant)).toBe(1009);
      const { id } = (await open())[0]!;
      const entered = { ...(await readOut(id)), email: own.email, reason: REASON };
      expect((await post(id, 'settlement', entered).expect(200)).body).toEqual({ customerId: own.id });
      expect(await rowOf(own.email)).toMatchObject({ mobile: holder.mobile });
      const { rows } = await server.db.query(
        'SELECT old_value, new_value FROM customer_changes WHERE customer_id = $1',
        [own.id],
      );
      expect(rows).toEqual([{ old_value: own.mobile, new_value: holder.mobile }]);

      expect(await send({ mobile: holder.mobile, email: holder.email })).toBe(1009);
      expect(await send({ mobile: holder.mobile, email: newPair().email })).toBe(1009);
      for (const person of [holder, own]) {
        await server.http
          .post(`/console/customers/${person.id}/erasure`)
          .set(bearer(admin))
          .send({ reason: REASON })
          .expect(200);
      }
      const { rowCount } = await server.db.query('SELECT FROM mobile_disputes WHERE customer_id = $1', [
        own.id,
      ]);
      expect(rowCount).toBe(0);
    });
  });
}
