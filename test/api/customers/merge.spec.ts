import { setTimeout as pause } from 'node:timers/promises';
import type { MergePlan } from '../../../backend/contract/privacy/merge';
import { picture } from '../../support/pictures';
import {
  confirmedBooking,
  hold,
  pay,
  place,
  rentalRequest,
  type Renter,
  renter,
} from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';

const REASON = 'The desk mistyped the address.';
const UPI = { kind: 'UPI', upi: '9876543210@upi' };

describe('merge of two customers', () => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(() => server.stop());

  const merge = (id: number, body: object) =>
    server.http.post(`/console/customers/${id}/merge`).set(bearer(admin)).send(body);
  const plan = (id: number, from: number) =>
    server.http.get(`/console/customers/${id}/merge/${from}`).set(bearer(admin));
  const setApproval = (id: number, approval: string) =>
    server.db.query('UPDATE customers SET approval = $2 WHERE id = $1', [id, approval]);
  const emailOf = async (id: number): Promise<string> =>
    (await server.db.query<{ email: string }>('SELECT email FROM customers WHERE id = $1', [id])).rows[0]!
      .email;

  /** The number of rows of the customer in each table. */
  async function rowsOf(id: number): Promise<Record<string, number>> {
    const { rows } = await server.db.query<Record<string, number>>(
      `SELECT (SELECT count(*)::int FROM rentals WHERE customer_id = $1) AS rentals,
              (SELECT count(*)::int FROM payments WHERE customer_id = $1) AS payments,
              (SELECT count(*)::int FROM refunds WHERE customer_id = $1) AS refunds,
              (SELECT count(*)::int FROM refund_destinations WHERE customer_id = $1) AS destinations,
              (SELECT count(*)::int FROM complaints WHERE customer_id = $1) AS complaints,
              (SELECT count(*)::int FROM notes WHERE customer_id = $1) AS notes,
              (SELECT count(*)::int FROM documents WHERE customer_id = $1) AS documents`,
      [id],
    );
    return rows[0]!;
  }

  /** A customer with a confirmed and a cancelled booking, a refund that is due to a UPI ID, a complaint, a note and a new card. */
  async function secondAccount(): Promise<{ person: Renter; reference: string; refundId: number }> {
    const { person, reference } = await confirmedBooking(server, admin);
    const transactionId = await pay(server, person.token, { amount: 3799, type: 'book' });
    const car = await buildCar(server);
    const { body } = await place(server, 'bookings', person.token, rentalRequest(car)).expect(201);
    const cancelled = body.data as { id: number; reference: string };
    await server.http
      .put('/api/payments/verify')
      .set(bearer(admin))
      .send({ transactionId, bookingId: cancelled.id, actionType: 'book', isVerified: true })
      .expect(200);
    await server.http
      .put(`/console/bookings/${cancelled.id}/cancellation`)
      .set(bearer(admin))
      .send({ reason: REASON })
      .expect(200);
    await server.http
      .put(`/api/rentals/${cancelled.reference}/refund-destination`)
      .set(bearer(person.account))
      .send(UPI)
      .expect(200);
    const photo = await picture();
    await server.http
      .post('/api/complaints')
      .set(bearer(person.account))
      .field({ subject: 'Seat', message: 'Dirty seat.' })
      .attach('image', photo, 'seat.jpg')
      .expect(201);
    await server.http
      .post(`/console/customers/${person.id}/notes`)
      .set(bearer(admin))
      .send({ text: 'Prefers mornings.' })
      .expect(200);
    await setApproval(person.id, 'NOT_REGISTERED');
    await server.http
      .post('/api/auth/register')
      .set(bearer(person.account))
      .field({ name: 'Asha', address: '4 Karve Road', aadhaarNumber: '234123412346' })
      .attach('aadhaarFile', photo, 'a.jpg')
      .attach('drivingLicenseFile', photo, 'b.jpg')
      .expect(200);
    const { rows } = await server.db.query<{ id: number }>('SELECT id FROM refunds WHERE customer_id = $1', [
      person.id,
    ]);
    return { person, reference, refundId: rows[0]!.id };
  }

  it('moves rentals, payments, refunds, complaints and notes, and erases the other account', async () => {
    const { person, reference, refundId } = await secondAccount();
    const staying = await renter(server);
    const before = await rowsOf(person.id);
    expect(before).toEqual({
      rentals: 2,
      payments: 2,
      refunds: 1,
      destinations: 1,
      complaints: 1,
      notes: 1,
      documents: 5,
    });
    const { body } = await plan(staying.id, person.id).expect(200);
    expect(body as MergePlan).toEqual({
      rentals: 2,
      payments: 2,
      refunds: 1,
      complaints: 1,
      notes: 1,
      refused: null,
    });

    const email = await emailOf(person.id);
    const done = await merge(staying.id, { from: person.id, reason: REASON }).expect(200);
    expect(done.body).toEqual({ id: staying.id, from: person.id });
    // Two screenshots and the photo of the complaint move; the card and the licence are erased.
    expect(await rowsOf(staying.id)).toEqual({ ...before, documents: 3 });
    expect(new Set(Object.values(await rowsOf(person.id)))).toEqual(new Set([0]));
    const { rows } = await server.db.query(
      `SELECT full_name, erased_at IS NOT NULL AS erased, merged_into,
              (SELECT count(*)::int FROM customers WHERE email = $2) AS "emails" FROM customers WHERE id = $1`,
      [person.id, email],
    );
    expect(rows).toEqual([
      { full_name: `Customer ${person.id} (erased)`, erased: true, merged_into: staying.id, emails: 0 },
    ]);
    const page = await server.http.get(`/console/customers/${person.id}`).set(bearer(admin)).expect(200);
    expect(page.body).toMatchObject({ mergedInto: staying.id });

    const own = (path: string) => server.http.get(path).set(bearer(staying.account));
    await own(`/api/rentals/${reference}`).expect(200);
    expect((await own(`/api/rentals/${reference}/documents`).expect(200)).body.data).not.toEqual([]);
    await server.http.get('/api/user/profile').set(bearer(person.account)).expect(401);
    const revealed = await server.http
      .post(`/console/refunds/${refundId}/destination-reveal`)
      .set(bearer(admin))
      .expect(200);
    expect(revealed.body).toMatchObject({ upi: UPI.upi });
    const { audit } = (
      await server.db.query(
        `SELECT json_agg(json_build_array(action, subject_id, after) ORDER BY id) AS audit FROM audit_entries
          WHERE action IN ('merge-customer', 'erase-customer')`,
      )
    ).rows[0] as { audit: unknown[] };
    expect(audit).toEqual([
      ['merge-customer', String(staying.id), { from: person.id, reason: REASON }],
      ['erase-customer', String(person.id), { mergedInto: staying.id, reason: REASON }],
    ]);
  });

  it('issues later documents to the remaining customer, and sends the pending ones', async () => {
    const { person, id } = await confirmedBooking(server, admin);
    const staying = await renter(server);
    await setApproval(person.id, 'PENDING');
    // Queues the mails again, as if the job had not run yet.
    await server.db.query(
      'INSERT INTO document_mails (document_id) SELECT id FROM issued_documents WHERE rental_id = $1 ON CONFLICT DO NOTHING',
      [id],
    );
    await merge(staying.id, { from: person.id, reason: REASON }).expect(200);
    await server.runJob('mail-documents');
    await server.http
      .put(`/console/bookings/${id}/cancellation`)
      .set(bearer(admin))
      .send({ reason: REASON })
      .expect(200);
    const { rows } = await server.db.query(
      `SELECT (SELECT count(*)::int FROM document_mails m JOIN issued_documents d ON d.id = m.document_id WHERE d.rental_id = $1) AS waiting,
              (SELECT count(*)::int FROM outbox_messages WHERE recipient = $2 AND document_ids IS NOT NULL) > 0 AS mailed,
              (SELECT array_agg(DISTINCT customer_id ORDER BY customer_id) FROM issued_documents WHERE rental_id = $1) AS buyers,
              (SELECT customer_id FROM refunds WHERE rental_id = $1) AS refunded`,
      [id, await emailOf(staying.id)],
    );
    expect(rows).toEqual([
      { waiting: 0, mailed: true, buyers: expect.arrayContaining([person.id]), refunded: staying.id },
    ]);
  });

  it('points to the last of several customers, whose erasure is recorded for all of them', async () => {
    const [first, second, third] = [await renter(server), await renter(server), await renter(server)];
    for (const { id } of [first, second]) await setApproval(id, 'PENDING');
    await merge(second.id, { from: first.id, reason: REASON }).expect(200);
    await merge(third.id, { from: second.id, reason: REASON }).expect(200);
    const { rows } = await server.db.query('SELECT merged_into FROM customers WHERE id = ANY ($1)', [
      [first.id, second.id],
    ]);
    expect(rows).toEqual([{ merged_into: third.id }, { merged_into: third.id }]);
    const listed = async (): Promise<number | null> =>
      (
        await server.db.query('SELECT FROM erasures WHERE customer_id = ANY ($1)', [
          [first.id, second.id, third.id],
        ])
      ).rowCount;
    expect(await listed()).toBe(0);
    await server.http
      .post(`/console/customers/${third.id}/erasure`)
      .set(bearer(admin))
      .send({ reason: REASON })
      .expect(200);
    expect(await listed()).toBe(3);
  });

  it('refuses an approved account, one that holds a car, the same customer and deleted ones', async () => {
    const [staying, other] = [await renter(server), await renter(server)];
    const refused = { code: 1015, data: { status: 'APPROVED', reason: 'APPROVED' } };
    expect((await merge(staying.id, { from: other.id, reason: REASON }).expect(409)).body).toMatchObject(
      refused,
    );
    expect((await plan(staying.id, other.id).expect(200)).body).toMatchObject({ refused: 'APPROVED' });
    await hold(server, other.token, rentalRequest(await buildCar(server))).expect(201);
    await setApproval(other.id, 'REJECTED');
    expect((await merge(staying.id, { from: other.id, reason: REASON }).expect(409)).body).toMatchObject({
      code: 1015,
      data: { status: 'REJECTED', reason: 'LIVE_HOLD' },
    });
    await server.db
      .query(`UPDATE holds SET state = 'RELEASED' WHERE customer_id = $1`, [other.id])
      .catch(() => null);
    const same = await merge(staying.id, { from: staying.id, reason: REASON }).expect(400);
    expect(same.body).toMatchObject({ code: 1001, errors: [{ field: 'from' }] });
    await merge(staying.id, { from: 1_000_000, reason: REASON }).expect(404);
    await merge(staying.id, { from: other.id }).expect(400);
    await merge(staying.id, { from: 'x', reason: REASON }).expect(400);
    const { rows } = await server.db.query('SELECT FROM customers WHERE merged_into = $1', [staying.id]);
    expect(rows).toEqual([]);
  });

  it('leaves no data with the merged account despite concurrent requests', async () => {
    const photo = await picture();
    let merges = 0;
    for (let round = 0; round < 6; round += 1) {
      const { person, id, reference } = await confirmedBooking(server, admin);
      const [staying, third] = [await renter(server), await renter(server)];
      await setApproval(person.id, 'NOT_REGISTERED');
      const { rows: contacts } = await server.db.query<{ email: string; mobile: string }>(
        'SELECT email, mobile FROM customers WHERE id = $1',
        [person.id],
      );
      const car = await buildCar(server);
      const requests = [
        // A live hold prevents the merge.
        ...(round % 2 === 0 ? [hold(server, person.token, rentalRequest(car))] : []),
        server.http
          .post('/api/auth/register')
          .set(bearer(person.account))
          .field({ name: 'Asha', address: '4 Karve Road', aadhaarNumber: '234123412346' })
          .attach('aadhaarFile', photo, 'a.jpg')
          .attach('drivingLicenseFile', photo, 'b.jpg'),
        server.http
          .post('/api/complaints')
          .set(bearer(person.account))
          .field({ subject: 'Seat', message: 'Dirty seat.' }),
        pay(server, person.token, { amount: 3799, type: 'book' }).catch(() => null),
        server.http.put(`/console/bookings/${id}/cancellation`).set(bearer(admin)).send({ reason: REASON }),
        server.http
          .post(`/console/customers/${person.id}/notes`)
          .set(bearer(admin))
          .send({ text: 'At the same time.' }),
        signIn(server, 'customer', contacts[0]!).catch(() => null),
        server.http
          .post(`/console/customers/${person.id}/erasure`)
          .set(bearer(admin))
          .send({ reason: REASON }),
        merge(third.id, { from: person.id, reason: REASON }),
      ].map((request) => Promise.resolve(request));
      await pause(round * 16);
      const merged = await merge(staying.id, { from: person.id, reason: REASON });
      await Promise.all(requests);
      const { rows } = await server.db.query<{ mergedInto: number | null; holds: number; sessions: number }>(
        `SELECT merged_into AS "mergedInto",
                (SELECT count(*)::int FROM holds WHERE customer_id = c.id AND state = 'LIVE') AS holds,
                (SELECT count(*)::int FROM sessions WHERE subject_id = c.id AND kind IN ('customer', 'renting')
                                                      AND revoked_at IS NULL) AS sessions
           FROM customers c WHERE id = $1`,
        [person.id],
      );
      const [found] = rows;
      expect([200, 404, 409]).toContain(merged.status);
      if (merged.status === 200) expect(found!.mergedInto).toBe(staying.id);
      if (!found!.mergedInto) continue;
      merges += 1;
      expect(found).toEqual({ mergedInto: found!.mergedInto, holds: 0, sessions: 0 });
      expect(new Set(Object.values(await rowsOf(person.id)))).toEqual(new Set([0]));
      const rental = await server.db.query(
        `SELECT customer_id, (SELECT array_agg(DISTINCT customer_id) FROM refunds WHERE rental_id = r.id) AS refunds,
                (SELECT array_agg(DISTINCT customer_id) FROM payments WHERE rental_id = r.id) AS payments
           FROM rentals r WHERE reference = $1`,
        [reference],
      );
      const owner = found!.mergedInto;
      expect(rental.rows).toEqual([
        { customer_id: owner, payments: [owner], refunds: rental.rows[0].refunds && [owner] },
      ]);
    }
    expect(merges).toBeGreaterThan(0);
  });
});
