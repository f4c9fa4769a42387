import { confirmedBooking, pay, place, rentalRequest, renter } from '../../support/renting';
import { openedTexts, sealed } from '../../support/sealed-outbox';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';

describe('messages of a merged account', () => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(() => server.stop());

  const emailOf = async (id: number): Promise<string> =>
    (await server.db.query<{ email: string }>('SELECT email FROM customers WHERE id = $1', [id])).rows[0]!
      .email;

  it('passes unsent messages on to the remaining customer, and repeats no reminder', async () => {
    const { person, id } = await confirmedBooking(server, admin);
    const staying = await renter(server);
    await server.db.query(`UPDATE customers SET approval = 'PENDING' WHERE id = $1`, [person.id]);
    const [old, email] = [await emailOf(person.id), await emailOf(staying.id)];
    const { rows } = await server.db.query<{ id: number }>(
      `UPDATE outbox_messages SET status = 'PENDING', sent_at = NULL, next_attempt_at = app_now() + interval '1 hour'
        WHERE id = (SELECT max(id) FROM outbox_messages WHERE recipient = $1 AND NOT carries_code) RETURNING id`,
      [old],
    );
    const waiting = rows[0]!.id;
    const [text] = await openedTexts(server, old);
    await server.db.query(
      `INSERT INTO outbox_messages (channel, recipient, subject, sealed_text, status, sent_at, once_key)
       VALUES ('EMAIL', $1, 'Your pickup is tomorrow', $2, 'SENT', app_now(), $3)`,
      [old, sealed('outbox', 'Your pickup.'), `PICKUP:${id}`],
    );
    await server.db.query(
      `INSERT INTO outbox_messages (channel, recipient, subject, sealed_text, status, once_key)
       VALUES ('EMAIL', $1, 'Please pay', $2, 'FAILED', $3)`,
      [old, sealed('outbox', 'Please pay.'), `SETTLEMENT_OWED_3:${id}`],
    );
    await server.http
      .post(`/console/customers/${staying.id}/merge`)
      .set(bearer(admin))
      .send({ from: person.id, reason: 'The desk mistyped the address.' })
      .expect(200);
    const stored = await server.db.query(
      `SELECT recipient, subject, status, sent_at IS NOT NULL AS sent FROM outbox_messages WHERE id = $1 OR once_key = ANY ($2) ORDER BY id`,
      [waiting, [`PICKUP:${id}`, `SETTLEMENT_OWED_3:${id}`]],
    );
    expect(stored.rows).toEqual([
      { recipient: email, subject: expect.stringMatching(/./), status: 'PENDING', sent: false },
      { recipient: '', subject: '', status: 'SENT', sent: true },
      { recipient: email, subject: 'Please pay', status: 'FAILED', sent: false },
    ]);
    expect(await openedTexts(server, email)).toContain(text);
    const left = await server.db.query('SELECT once_key FROM outbox_messages WHERE recipient = $1', [old]);
    expect(left.rows.filter(({ once_key: key }) => key !== `erasure:${person.id}`)).toEqual([]);
    const blank = await server.db.query('SELECT id FROM outbox_messages WHERE once_key = $1', [
      `PICKUP:${id}`,
    ]);
    const shown = await server.http
      .get(`/console/messages/${blank.rows[0].id}/text`)
      .set(bearer(admin))
      .expect(200);
    expect(shown.body.text).toBe('');
  });

  it('confirms a booking whose payment was verified before, and mails the remaining customer once', async () => {
    const person = await renter(server);
    const transactionId = await pay(server, person.token, { amount: 3799, type: 'book' });
    const request = rentalRequest(await buildCar(server));
    const { body } = await place(server, 'bookings', person.token, request).expect(201);
    const { id } = body.data as { id: number };
    await server.db.query(`UPDATE customers SET approval = 'PENDING' WHERE id = $1`, [person.id]);
    await server.http
      .put('/api/payments/verify')
      .set(bearer(admin))
      .send({ transactionId, bookingId: id, actionType: 'book', isVerified: true })
      .expect(200);
    const staying = await renter(server);
    await server.http
      .post(`/console/customers/${staying.id}/merge`)
      .set(bearer(admin))
      .send({ from: person.id, reason: 'The desk mistyped the address.' })
      .expect(200);
    const { rows } = await server.db.query(
      `SELECT status, (SELECT count(*)::int FROM outbox_messages WHERE recipient = $2 AND subject LIKE '%confirmed%') AS mails
         FROM rentals WHERE id = $1`,
      [id, await emailOf(staying.id)],
    );
    expect(rows).toEqual([{ status: 'CONFIRMED', mails: 1 }]);
  });
});
