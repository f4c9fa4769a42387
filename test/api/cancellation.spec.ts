import { refundDueOn } from '../../backend/contract/cancellation.rules';
import { moveClock, startServer, type TestServer } from '../support/server';
import { bearer, buildCar, buildStaff, signIn } from '../support/world';
import { ask, dayAhead, pay, place, renter, type Renter } from '../support/renting';

const HOUR_MS = 3_600_000;
const TOTAL = 3799;
const WORDS = { bookings: 'book', reservations: 'reserve' } as const;
type Kind = keyof typeof WORDS;

interface Rented {
  who: Renter;
  kind: Kind;
  id: number;
  carId: number;
  transactionId: string;
  reference: string;
}

describe('cancelling', () => {
  let server: TestServer;
  let admin: string;
  let other: string;
  let customers = 0;

  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    other = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterEach(() => moveClock(server, '0 hours'));
  afterAll(() => server.stop());

  async function rent(
    kind: Kind = 'bookings',
    over: { amount?: number; fromDays?: number } = {},
  ): Promise<Rented> {
    customers += 1;
    const who = await renter(server);
    const carId = await buildCar(server, { costPerDay: 1800 });
    const total = kind === 'bookings' ? TOTAL : TOTAL + 199;
    const transactionId = await pay(server, who.token, {
      amount: over.amount ?? total,
      type: WORDS[kind],
      shade: customers,
    });
    const from = over.fromDays ?? 10;
    const asked = ask(carId, { fromDate: dayAhead(from), toDate: dayAhead(from + 2) });
    const { data } = (await place(server, kind, who.token, asked).expect(201)).body;
    return { who, kind, id: data.id ?? data.reservationId, carId, transactionId, reference: data.reference };
  }

  const address = ({ kind, id }: Pick<Rented, 'kind' | 'id'>): string => `/api/${kind}/${id}/cancellation`;
  const preview = (rented: Rented, token = rented.who.account) =>
    server.http.get(address(rented)).set(bearer(token));
  const cancel = (rented: Rented, body: object = {}, token = rented.who.account) =>
    server.http.post(address(rented)).set(bearer(token)).send(body);
  const cancelByUs = (rented: Rented, body: object = { reason: 'Workshop' }, token = admin) =>
    server.http.put(`/console/${rented.kind}/${rented.id}/cancellation`).set(bearer(token)).send(body);
  const verify = (rented: Rented, isVerified = true) =>
    server.http
      .put('/api/payments/verify')
      .set(bearer(admin))
      .send({
        transactionId: rented.transactionId,
        bookingId: rented.id,
        actionType: WORDS[rented.kind],
        isVerified,
        ...(isVerified ? {} : { reason: 'No such transfer on our statement' }),
      });
  const own = async ({ kind, who, id }: Rented) => {
    const { body } = await server.http.get(`/api/${kind}/user/${kind}`).set(bearer(who.account)).expect(200);
    return body.data.find(
      (row: { id?: number; reservationId?: number }) => (row.id ?? row.reservationId) === id,
    );
  };
  const payment = async ({ transactionId }: Pick<Rented, 'transactionId'>) => {
    const filter = JSON.stringify({ q: transactionId });
    const { body } = await server.http
      .get('/console/transactions')
      .query({ filter })
      .set(bearer(admin))
      .expect(200);
    return body[0];
  };
  const mails = async ({ who }: Rented): Promise<string[]> => {
    const { rows } = await server.db.query('SELECT email FROM customers WHERE id = $1', [who.id]);
    const { body } = await server.http.get('/dev/outbox.json').query({ to: rows[0].email }).expect(200);
    return body.map(({ subject, text }: { subject: string; text: string }) => `${subject}\n${text}`);
  };
  /** Rented long ago, with the pickup this far away. */
  const setPickupIn = (rented: Rented, hours: number, rentedMinutesAgo = 10_000) =>
    server.db.query(
      `UPDATE rentals SET starts_at = now() + make_interval(secs => $2), ends_at = now() + make_interval(secs => $2) + interval '2 days',
                          created_at = now() - make_interval(mins => $3) WHERE id = $1`,
      [rented.id, hours * 3600, rentedMinutesAgo],
    );
  const dueNow = (): string => refundDueOn('Asia/Kolkata', new Date());

  describe('by the customer', () => {
    it.each(['bookings', 'reservations'] as const)(
      'of %s shows the refund before, frees the car, owes the money and writes',
      async (kind) => {
        const rented = await rent(kind);
        const total = kind === 'bookings' ? TOTAL : TOTAL + 199;
        await verify(rented).expect(200);
        const { data } = (await preview(rented).expect(200)).body;
        expect(data).toMatchObject({
          reference: rented.reference,
          rung: 'FREE',
          percent: 100,
          paid: total,
          amount: total,
          isPaymentVerified: true,
          dueDate: dueNow(),
          ladder: { freeUntilHours: 48, partUntilHours: 24, partPercent: 50, coolingOffMinutes: 60 },
        });
        expect(data.why).toContain('48 hours away or more');
        expect(await own(rented)).toMatchObject({ canCancel: true, refund: null, paymentStatus: 'VERIFIED' });

        const answer = await cancel(rented, { reason: 'Plans changed', expectedRefund: total }).expect(200);
        expect(answer.body.data).toMatchObject({
          status: 'CANCELLED',
          canCancel: false,
          paymentStatus: 'REFUND_DUE',
          refund: { amount: total, dueDate: data.dueDate, reference: null, state: 'DUE' },
        });
        expect((await server.http.get(`/api/availability/${rented.carId}`).expect(200)).body).toEqual([]);
        const console = (
          await server.http.get(`/console/${kind}/${rented.id}`).set(bearer(admin)).expect(200)
        ).body;
        expect(console.history.at(-1)).toMatchObject({
          to: 'CANCELLED',
          by: 'customer',
          reason: 'Plans changed',
        });
        const [mail] = await mails(rented);
        expect(mail).toContain('is cancelled');
        expect(mail).toMatch(/IST/);
        expect(mail).toContain(`₹${total.toLocaleString('en-IN')}`);
      },
    );

    it.each([
      ['FREE', 48.01, 10_000, 100, TOTAL],
      ['PART', 47.99, 10_000, 50, TOTAL / 2],
      ['PART', 24.01, 10_000, 50, TOTAL / 2],
      ['NONE', 23.99, 10_000, 0, 0],
      ['COOLING_OFF', 30, 59, 100, TOTAL],
      ['PART', 30, 61, 50, TOTAL / 2],
      ['NONE', 23, 5, 0, 0],
      ['NONE', -1, 10_000, 0, 0],
    ])(
      'stands on %s with the pickup %d h away, %d minutes after renting',
      async (rung, hours, minutes, percent, back) => {
        const rented = await rent();
        await verify(rented).expect(200);
        await setPickupIn(rented, hours, minutes);
        expect((await preview(rented).expect(200)).body.data).toMatchObject({ rung, percent, amount: back });
        const { data } = (await cancel(rented).expect(200)).body;
        if (back === 0) {
          expect(data.refund).toBeNull();
          expect(data.paymentStatus).toBe('VERIFIED');
        } else {
          expect(data.refund).toMatchObject({ amount: back, state: 'DUE' });
        }
        expect((await server.http.get(`/api/availability/${rented.carId}`)).body).toEqual([]);
      },
    );

    it('comes down the ladder as the clock goes', async () => {
      const rented = await rent('bookings', { fromDays: 4 });
      const { rows } = await server.db.query('SELECT starts_at FROM rentals WHERE id = $1', [rented.id]);
      const hoursLeft = (rows[0].starts_at.getTime() - Date.now()) / HOUR_MS;
      for (const [left, rung] of [
        [49, 'FREE'],
        [47, 'PART'],
        [25, 'PART'],
        [23, 'NONE'],
      ] as const) {
        await moveClock(server, `${Math.round((hoursLeft - left) * 3600)} seconds`);
        expect([left, (await preview(rented).expect(200)).body.data.rung]).toEqual([left, rung]);
      }
    });

    it('goes by the ladder that was agreed when renting, whatever the settings say later', async () => {
      const rented = await rent();
      await setPickupIn(rented, 30);
      await server.db.query(
        `UPDATE rentals SET cancellation = cancellation || '{"partPercent": 20}'::jsonb WHERE id = $1`,
        [rented.id],
      );
      expect((await preview(rented).expect(200)).body.data).toMatchObject({
        percent: 20,
        amount: 759.8,
        ladder: { partPercent: 20 },
      });
    });

    it('gives back what was really paid: part of what was too little, and all that was too much', async () => {
      const short = await rent('bookings', { amount: 1001 });
      await setPickupIn(short, 30);
      expect((await preview(short).expect(200)).body.data).toMatchObject({ paid: 1001, amount: 500.5 });
      const over = await rent('bookings', { amount: 4000 });
      await setPickupIn(over, 2);
      expect((await preview(over).expect(200)).body.data).toMatchObject({
        percent: 0,
        paid: 4000,
        amount: 201,
      });
      expect((await cancel(over).expect(200)).body.data.refund.amount).toBe(201);
    });

    it('refuses a refund that is no longer what was seen, and says what it is now', async () => {
      const rented = await rent();
      await setPickupIn(rented, 30);
      const { body } = await cancel(rented, { expectedRefund: TOTAL }).expect(409);
      expect(body).toMatchObject({ code: 1016, data: { rung: 'PART', amount: TOTAL / 2 } });
      expect((await own(rented)).status).toBe('PENDING');
      await cancel(rented, { expectedRefund: TOTAL / 2 }).expect(200);
    });

    it('names wrong fields', async () => {
      const rented = await rent();
      for (const [body, field] of [
        [{ expectedRefund: 'all' }, 'expectedRefund'],
        [{ expectedRefund: -1 }, 'expectedRefund'],
        [{ reason: 'x'.repeat(501) }, 'reason'],
      ] as const) {
        expect((await cancel(rented, body).expect(400)).body.errors[0].field).toBe(field);
      }
      await server.http.post(address(rented)).set(bearer(rented.who.account)).expect(200);
    });

    it('touches nobody else, no other kind, and takes no renting token', async () => {
      const rented = await rent();
      const stranger = await rent('reservations');
      for (const call of [preview, cancel] as const) {
        const foreign =
          call === preview ? preview(rented, stranger.who.account) : cancel(rented, {}, stranger.who.account);
        expect((await foreign.expect(404)).body.code).toBe(1002);
        const renting =
          call === preview ? preview(rented, rented.who.token) : cancel(rented, {}, rented.who.token);
        expect((await renting.expect(403)).body.code).toBe(1004);
      }
      const mixed = { ...rented, kind: 'reservations' as const };
      expect((await cancel(mixed).expect(404)).body.code).toBe(1002);
      expect((await preview(mixed).expect(404)).body.code).toBe(1002);
      expect((await own(rented)).status).toBe('PENDING');
    });

    it.each(['ON_TRIP', 'RETURNED', 'CLOSED', 'DECLINED', 'NO_SHOW', 'EXPIRED'])(
      'is too late once it is %s, and says who moved it there and when, in the time of the city',
      async (status) => {
        const rented = await rent();
        await server.db.query('UPDATE rentals SET status = $2 WHERE id = $1', [rented.id, status]);
        await server.db.query(
          `INSERT INTO rental_moves (rental_id, from_status, to_status, moved_by, at) VALUES ($1, 'PENDING', $2, '9000000002', '2026-11-20T08:35:00Z')`,
          [rented.id, status],
        );
        for (const answer of [await preview(rented), await cancel(rented), await cancelByUs(rented)]) {
          expect([answer.status, answer.body.code]).toEqual([409, 1015]);
          expect(answer.body.message).toMatch(/9000000002 on 20 Nov 2026, 2:05\spm IST/);
          expect(answer.body.data).toEqual({
            status,
            movedBy: '9000000002',
            movedAt: '2026-11-20T08:35:00.000Z',
          });
        }
      },
    );

    it('does it once: by a second press, by 20 at once, by a repeated key', async () => {
      const pressed = await rent();
      const first = (await cancel(pressed).expect(200)).body.data;
      expect((await cancel(pressed).expect(200)).body.data).toEqual(first);
      expect((await preview(pressed).expect(409)).body.code).toBe(1015);

      const crowd = await rent();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => cancel(crowd).set('idempotency-key', `k${n % 4}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      for (const rented of [pressed, crowd]) {
        const { rows } = await server.db.query(
          `SELECT count(*)::int AS moves FROM rental_moves WHERE rental_id = $1 AND to_status = 'CANCELLED'`,
          [rented.id],
        );
        expect(rows[0].moves).toBe(1);
        expect((await mails(rented)).filter((text) => text.includes('is cancelled'))).toHaveLength(1);
      }
      const again = await cancel(crowd, { reason: 'Other' }).set('idempotency-key', 'k0').expect(422);
      expect(again.body.code).toBe(1017);
    });
  });

  describe('by us', () => {
    it('gives everything back at any time, with a reason that the customer reads, and an audit row', async () => {
      const rented = await rent('reservations');
      await verify(rented).expect(200);
      await setPickupIn(rented, 2);
      const path = `/console/reservations/${rented.id}/cancellation`;
      const offer = (await server.http.get(path).set(bearer(admin)).expect(200)).body;
      expect(offer).toMatchObject({ rung: 'BY_US', percent: 100, amount: TOTAL + 199, until: null });
      expect((await cancelByUs(rented, {}).expect(400)).body.errors[0].field).toBe('reason');
      expect((await cancelByUs({ ...rented, kind: 'bookings' }).expect(404)).body.code).toBe(1002);

      const { body } = await cancelByUs(rented, { reason: 'The car broke down' }).expect(200);
      expect(body).toMatchObject({ status: 'CANCELLED', refund: { amount: TOTAL + 199, state: 'DUE' } });
      expect((await mails(rented))[0]).toContain('The reason: The car broke down');
      const { rows } = await server.db.query(
        `SELECT action, after FROM audit_entries WHERE subject = 'rental' AND subject_id = $1`,
        [String(rented.id)],
      );
      expect(rows).toEqual([
        {
          action: 'cancel-reservation',
          after: { status: 'CANCELLED', reason: 'The car broke down', refund: TOTAL + 199 },
        },
      ]);
      const late = (await cancelByUs(rented, { reason: 'Too' }, other).expect(409)).body;
      expect(late).toMatchObject({
        code: 1015,
        data: { status: 'CANCELLED', movedBy: expect.stringMatching(/^\d{10}$/) },
      });
      expect(late.message).toMatch(/IST\.$/);
      expect((await cancel(rented).expect(409)).body.code).toBe(1015);
    });

    it('happens once, of 20 at once by two admins and the customer', async () => {
      const rented = await rent();
      const answers = await Promise.all(
        Array.from({ length: 21 }, (_, n) =>
          n === 20 ? cancel(rented) : cancelByUs(rented, { reason: `Reason ${n}` }, n % 2 ? admin : other),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    });
  });

  it('and confirming at the same moment end in one order or the other, never in between', async () => {
    for (let round = 0; round < 8; round += 1) {
      const rented = await rent();
      const [verified, cancelled] = await Promise.all([verify(rented), cancel(rented)]);
      expect([verified!.status, cancelled!.status]).toEqual([200, 200]);
      const row = await own(rented);
      expect(row).toMatchObject({
        status: 'CANCELLED',
        paymentStatus: 'REFUND_DUE',
        refund: { state: 'DUE' },
      });
      expect((await server.http.get(`/api/availability/${rented.carId}`)).body).toEqual([]);
    }
    for (let round = 0; round < 4; round += 1) {
      const rented = await rent('reservations');
      await verify(rented).expect(200);
      const decide = server.http
        .put(`/console/reservations/${rented.id}/decision`)
        .set(bearer(admin))
        .send({ decision: 'DECLINED', reason: 'Workshop' });
      const [declined, cancelled] = await Promise.all([decide, cancel(rented)]);
      expect([declined.status, cancelled.status].sort()).toEqual([200, 409]);
      expect((await own(rented)).refund.amount).toBe(TOTAL + 199);
    }
  });

  describe('and the money', () => {
    const refund = (id: number, body: object = { reference: ' 612345678901 ' }, token = admin) =>
      server.http.put(`/console/transactions/${id}/refund`).set(bearer(token)).send(body);

    it('is paid back once, with a reference that the customer gets', async () => {
      const rented = await rent();
      await verify(rented).expect(200);
      expect((await refund((await payment(rented)).id).expect(409)).body.code).toBe(1015);
      await cancel(rented).expect(200);
      const { id } = await payment(rented);
      expect((await refund(id, { reference: '' }).expect(400)).body.errors[0].field).toBe('reference');

      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          refund(id, { reference: `61234567890${n % 2}` }, n % 2 ? admin : other),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ body }) => body.code === 1015);
      expect(refused).toHaveLength(19);
      expect(refused[0]!.body.message).toMatch(/REFUNDED already, decided by \d{10} on .+ IST\.$/);

      const row = await payment(rented);
      expect(row).toMatchObject({
        status: 'REFUNDED',
        refund: {
          amount: TOTAL,
          state: 'PAID',
          refundedBy: expect.stringMatching(/^\d{10}$/),
          refundedAt: expect.any(String),
        },
      });
      expect((await own(rented)).refund).toMatchObject({ state: 'PAID', reference: row.refund.reference });
      expect((await mails(rented))[0]).toContain(row.refund.reference);
      const { rows } = await server.db.query(
        `SELECT count(*)::int AS n FROM audit_entries WHERE action = 'pay-refund' AND subject_id = $1`,
        [String(id)],
      );
      expect(rows[0].n).toBe(1);
    });

    it('is owed only once it is found: a payment nobody had looked at is checked first', async () => {
      const found = await rent();
      await cancel(found).expect(200);
      expect((await own(found)).refund.state).toBe('CHECKING');
      await verify(found).expect(200);
      expect((await own(found)).refund).toMatchObject({ state: 'DUE', amount: TOTAL });
      expect((await verify(found).expect(409)).body.code).toBe(1015);

      const missing = await rent();
      await cancel(missing).expect(200);
      await verify(missing, false).expect(200);
      expect(await own(missing)).toMatchObject({ paymentStatus: 'REJECTED', refund: null });
      expect((await refund((await payment(missing)).id).expect(409)).body.code).toBe(1015);
      expect((await mails(missing))[0]).not.toContain('submit the payment details again');
    });

    it('that was rejected before is no money: nothing comes back', async () => {
      const rented = await rent();
      await verify(rented, false).expect(200);
      expect(await own(rented)).toMatchObject({
        paymentStatus: 'REJECTED',
        paymentRejectedReason: 'No such transfer on our statement',
      });
      expect((await preview(rented).expect(200)).body.data).toMatchObject({
        paid: 0,
        amount: 0,
        dueDate: null,
      });
      expect((await cancel(rented).expect(200)).body.data).toMatchObject({
        status: 'CANCELLED',
        refund: null,
      });
      expect((await mails(rented))[0]).toContain('nothing to pay back');
    });

    it('that found no free car is listed as owed, and can be paid back', async () => {
      const first = await rent();
      const late = await renter(server);
      const transactionId = await pay(server, late.token, { amount: TOTAL, type: 'book', shade: 200 });
      await place(server, 'bookings', late.token, ask(first.carId)).expect(409);
      const filter = JSON.stringify({ owed: true });
      const { body } = await server.http
        .get('/console/transactions')
        .query({ filter })
        .set(bearer(admin))
        .expect(200);
      const lost = body.find((row: { transactionId: string }) => row.transactionId === transactionId);
      expect(lost).toMatchObject({ status: 'SUBMITTED', slotLostAt: expect.any(String), bookingId: null });
      expect(
        body.every(
          (row: { status: string; slotLostAt: unknown }) => row.status === 'REFUND_DUE' || row.slotLostAt,
        ),
      ).toBe(true);
      const paid = (await refund(lost.id).expect(200)).body;
      expect(paid).toMatchObject({
        status: 'REFUNDED',
        refund: { amount: TOTAL, reference: '612345678901' },
      });
      expect(
        (await place(server, 'bookings', late.token, ask(await buildCar(server))).expect(409)).body.code,
      ).toBe(1013);
    });

    it('can be sent again for the rental whose payment was rejected, and for no other', async () => {
      const rented = await rent();
      const resubmit = (rentalId: number | string, token = rented.who.account) =>
        pay(server, token, { amount: TOTAL, type: 'book', shade: 220, bookingId: rentalId });
      await expect(resubmit(rented.id)).rejects.toThrow(/409/);
      await verify(rented, false).expect(200);
      await expect(resubmit(rented.id, (await renter(server)).account)).rejects.toThrow(/404/);
      await expect(resubmit('x')).rejects.toThrow(/400/);
      const sent = await Promise.allSettled([resubmit(rented.id), resubmit(rented.id), resubmit(rented.id)]);
      expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const again = (sent.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<string>)
        .value;
      expect(await own(rented)).toMatchObject({
        paymentId: again,
        paymentStatus: 'SUBMITTED',
        paymentRejectedReason: null,
      });
      await verify({ ...rented, transactionId: again }).expect(200);
      expect((await own(rented)).status).toBe('CONFIRMED');
    });
  });
});
