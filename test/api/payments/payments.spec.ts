import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decidePayment } from '../../support/decisions';
import { picture } from '../../support/pictures';
import { hold, newTransactionId, pay, place, rentalRequest, renter } from '../../support/renting';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('payments', () => {
  it('accepts one of 60 decisions of two admins, and returns admin and time to the others', async () => {
    const admins = [
      await signIn(server, 'admin', await buildStaff(server, 'ADMIN')),
      await signIn(server, 'admin', await buildStaff(server, 'ADMIN')),
    ];
    const { token } = await renter(server);
    const transactionId = await pay(server, token, { amount: 3799, type: 'book' });
    const booking = (
      await place(server, 'bookings', token, rentalRequest(await buildCar(server))).expect(201)
    ).body.data;
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        server.http
          .put('/api/payments/verify')
          .set(bearer(admins[n % 2]!))
          .send({
            transactionId,
            bookingId: booking.id,
            actionType: 'book',
            isVerified: n % 3 > 0,
            reason: 'No such transfer',
          }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status, body }) => status === 409 && body.code === 1015);
    expect(refused).toHaveLength(59);
    for (const { body } of refused) {
      expect(body.data).toMatchObject({
        decidedBy: expect.stringMatching(/^\d{1,9}$/),
        decidedAt: expect.any(String),
      });
    }
    const { rows } = await server.db.query(`SELECT 1 FROM audit_entries WHERE subject = 'payment'`);
    expect(rows).toHaveLength(1);
  });

  it('removes the screenshot of a rejected payment 180 days after it was sent, once another one replaced it', async () => {
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    const { id, token } = await renter(server);
    const sent = { amount: 3799, type: 'book', transactionId: newTransactionId() } as const;
    await pay(server, token, { ...sent, shade: 101 });
    const first = await server.db.query('SELECT id FROM payments WHERE customer_id = $1', [id]);
    await decidePayment(server, admin, first.rows[0].id, { isVerified: false, reason: 'Blurred' });
    await pay(server, token, { ...sent, shade: 102 });
    const keys = async (): Promise<string[]> =>
      (
        await server.db.query<{ key: string }>(
          'SELECT storage_key AS key FROM documents WHERE customer_id = $1 ORDER BY created_at',
          [id],
        )
      ).rows.map(({ key }) => key);
    const stored = await keys();
    expect(stored).toHaveLength(2);
    const files = (): boolean[] => stored.map((key) => existsSync(join(server.dataDir, 'files', key)));
    await moveClock(server, '179 days');
    await server.runJob('remove-old-rows');
    expect([await keys(), files()]).toEqual([stored, [true, true]]);
    await moveClock(server, '181 days');
    await server.runJob('remove-old-rows');
    expect([await keys(), files()]).toEqual([stored.slice(1), [false, true]]);
    await moveClock(server, '0 days');
  });

  it('accepts one of 100 concurrent payments with the same transaction ID', async () => {
    const transactionId = newTransactionId();
    const tokens = await Promise.all(Array.from({ length: 4 }, async () => (await renter(server)).token));
    const screenshot = await picture(77);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        server.http
          .post('/api/payments/transaction-details')
          .set(bearer(tokens[n % 4]!))
          .field(
            'transactionId',
            n % 2 ? transactionId : ` ${transactionId.slice(0, 5)} ${transactionId.slice(5)}`,
          )
          .field('amount', '100')
          .field('type', 'book')
          .attach('screenshot', screenshot, 'a.png'),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code as number);
    expect(others.filter((code) => code === 1005).length).toBeGreaterThan(0);
    // A process cannot receive that many forms concurrently, and refuses some with 1503.
    expect(others.filter((code) => code !== 1005 && code !== 1503)).toEqual([]);
    const { rows } = await server.db.query('SELECT FROM payments WHERE transaction_id = $1', [transactionId]);
    expect(rows).toHaveLength(1);
  });

  it('refuses a reference of a hold or a rental as transaction ID, in any notation', async () => {
    const { token } = await renter(server);
    const held = (await hold(server, token, rentalRequest(await buildCar(server))).expect(201)).body.data;
    const { token: other } = await renter(server);
    await pay(server, other, { amount: 3799, type: 'book' });
    const rented = (await place(server, 'bookings', other, rentalRequest(await buildCar(server))).expect(201))
      .body.data;
    const screenshot = await picture(55);
    const submit = (by: string, transactionId: string) =>
      server.http
        .post('/api/payments/transaction-details')
        .set(bearer(by))
        .field('transactionId', transactionId)
        .field('amount', '3799')
        .field('type', 'book')
        .attach('screenshot', screenshot, 'a.png');
    const typed = (reference: string) => [
      reference,
      ` ${reference.slice(0, 4).toLowerCase()} ${reference.slice(4)} `,
    ];
    for (const text of [...typed(held.reference), ...typed(rented.reference)]) {
      for (const by of [token, other]) {
        const { status, body } = await submit(by, text);
        expect([status, body.code, body.errors]).toEqual([
          400,
          1001,
          [
            {
              field: 'transactionId',
              message:
                'This is our booking reference. Enter the transaction ID that your UPI app shows, usually 12 digits.',
              messageKey: 'rentals.ownReference',
            },
          ],
        ]);
      }
    }
    const { rows } = await server.db.query('SELECT 1 FROM payments WHERE transaction_id = ANY ($1)', [
      [held.reference, rented.reference],
    ]);
    expect(rows).toEqual([]);
    await submit(token, newTransactionId()).expect(200);
  });

  it('flags a short payment, an unusual transaction ID and a repeated screenshot', async () => {
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    const { token } = await renter(server);
    const transactionId = await pay(server, token, {
      amount: 3700.5,
      type: 'book',
      transactionId: 'ODD1234',
      shade: 99,
    });
    await place(server, 'bookings', token, rentalRequest(await buildCar(server))).expect(201);
    const again = await renter(server);
    await pay(server, again.token, { amount: 10, type: 'book', shade: 99 });
    const { body } = await server.http.get('/api/payments/unverified').set(bearer(admin)).expect(200);
    const find = (id: string): unknown =>
      body.data.find((payment: { transactionId: string }) => payment.transactionId === id);
    expect(find(transactionId)).toMatchObject({
      expectedAmount: 3799,
      difference: -98.5,
      flags: ['SHORT', 'ID_FORMAT'],
    });
    expect(body.data.at(-1)).toMatchObject({
      bookingId: null,
      expectedAmount: null,
      difference: null,
      flags: ['SEEN_SCREENSHOT'],
    });
  });
});

describe('Idempotency-Key', () => {
  it('runs 200 parallel requests once, with equal responses', async () => {
    const { token } = await renter(server);
    const body = { ...rentalRequest(await buildCar(server)), agreedToTerms: true, action: 'book' };
    interface Answer {
      status: number;
      body: { code: number; data: { holdId: string } };
    }
    const send = async (key: string, over: object = {}): Promise<Answer> => {
      const request = server.http.post('/api/holds').set(bearer(token)).set('idempotency-key', key);
      const answer: Answer = await request.send({ ...body, ...over });
      // On a busy machine some requests wait too long for a connection and must be repeated.
      return answer.status === 503 ? send(key, over) : answer;
    };
    const answers = await Promise.all(Array.from({ length: 200 }, () => send('one-act')));
    // A repeated request reads the hold again, so that its `secondsLeft` is true.
    const [first, ...others] = answers.map(({ status, body }) => ({
      status,
      body: { ...body, data: { ...body.data, secondsLeft: 0 } },
    }));
    for (const other of others) expect(other).toEqual(first);
    expect(answers[0]!.status).toBe(201);
    const { rows } = await server.db.query('SELECT 1 FROM holds WHERE car_id = $1', [body.carId]);
    expect(rows).toHaveLength(1);

    const changed = await send('one-act', { action: 'reserve' });
    expect([changed.status, changed.body.code]).toEqual([422, 1017]);
    expect((await send('x'.repeat(201))).status).toBe(400);
  });

  it('places one booking for one payment, and is usable again after a refusal', async () => {
    const { token } = await renter(server);
    const book = (
      key: string,
      carId: number,
    ): Promise<{ status: number; body: { code: number; data: { id: number } } }> =>
      server.http
        .post('/api/bookings')
        .set(bearer(token))
        .set('idempotency-key', key)
        .send({ ...rentalRequest(carId), agreedToTerms: true });
    const carId = await buildCar(server);
    expect((await book('retry', carId)).body.code).toBe(1013);
    await pay(server, token, { amount: 3799, type: 'book' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => book('retry', carId)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
  });

  it('belongs to one customer', async () => {
    const [one, two] = [await renter(server), await renter(server)];
    const [a, b] = [await buildCar(server), await buildCar(server)];
    const send = (
      token: string,
      carId: number,
    ): Promise<{ status: number; body: { data: { carId: number } } }> =>
      server.http
        .post('/api/holds')
        .set(bearer(token))
        .set('idempotency-key', 'shared')
        .send({ ...rentalRequest(carId), agreedToTerms: true, action: 'book' });
    expect((await send(one.token, a)).body.data.carId).toBe(a);
    expect((await send(two.token, b)).body.data.carId).toBe(b);
  });
});
