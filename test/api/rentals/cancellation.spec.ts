import { refundDueOn } from '../../../backend/contract/rentals/cancellation.rules';
import { setStatus } from '../../support/rows';
import { moveClock } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer } from '../../support/test-data';
import { type CancellationData, cancellationData, HOUR_MS, TOTAL } from './cancellation.support';

describe('cancellation', () => {
  let w: CancellationData;
  beforeAll(async () => {
    w = await cancellationData();
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());

  it('computes the due day of a refund in the database as in the code, with holidays', async () => {
    const { rows: today } = await w.server.db.query<{ day: string }>(
      `SELECT ((now() AT TIME ZONE 'Asia/Kolkata')::date + 2)::text AS day`,
    );
    const founding = [{ day: today[0]!.day, name: 'Founding day' }];
    for (const [refundWorkingDays, holidays] of [
      [5, []],
      [5, founding],
      [1, founding],
      [30, founding],
    ] as const) {
      const rules = { zone: 'Asia/Kolkata', refundWorkingDays };
      await changeSettings(w.server, w.admin, (old) => ({
        holidays: [...holidays],
        rules: { ...old.rules, refundWorkingDays },
      }));
      const { rows } = await w.server.db.query<{ offset: number; due: string }>(
        `SELECT n AS offset, refund_due_on(now() + make_interval(days => n))::text AS due FROM generate_series(-7, 7) n`,
      );
      for (const { offset, due } of rows)
        expect(due).toBe(refundDueOn({ rules, holidays }, new Date(Date.now() + offset * 86_400_000)));
    }
    await changeSettings(w.server, w.admin, (old) => ({
      holidays: [],
      rules: { ...old.rules, refundWorkingDays: 5 },
    }));
  });

  describe('cancellation by the customer', () => {
    it.each(['bookings', 'reservations'] as const)(
      'previews and records the refund of %s, frees the car and sends an e-mail',
      async (kind) => {
        const rented = await w.rent(kind);
        const total = kind === 'bookings' ? TOTAL : TOTAL + 199;
        await w.verify(rented).expect(200);
        const { data } = (await w.preview(rented).expect(200)).body;
        expect(data).toMatchObject({
          reference: rented.reference,
          tier: 'FREE',
          percent: 100,
          paid: total,
          amount: total,
          isPaymentVerified: true,
          dueDate: w.dueNow(),
          policy: { freeUntilHours: 48, partUntilHours: 24, partPercent: 50, coolingOffMinutes: 60 },
        });
        expect(data.why).toContain('48 or more hours away');
        expect(await w.own(rented)).toMatchObject({
          canCancel: true,
          refund: null,
          paymentStatus: 'VERIFIED',
        });

        const answer = await w.cancel(rented, { reason: 'Plans changed', expectedRefund: total }).expect(200);
        expect(answer.body.data).toMatchObject({
          status: 'CANCELLED',
          canCancel: false,
          paymentStatus: 'REFUND_DUE',
          refund: { amount: total, dueDate: data.dueDate, reference: null, state: 'DUE' },
        });
        expect((await w.server.http.get(`/api/availability/${rented.carId}`).expect(200)).body).toEqual([]);
        const console = (
          await w.server.http.get(`/console/${kind}/${rented.id}`).set(bearer(w.admin)).expect(200)
        ).body;
        expect(console.history.at(-1)).toMatchObject({
          to: 'CANCELLED',
          by: 'customer',
          reason: 'Plans changed',
        });
        const [mail] = await w.mails(rented);
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
      ['NONE', 0.01, 10_000, 0, 0],
    ])(
      'applies the tier %s with the pickup %d h away, %d minutes after renting',
      async (tier, hours, minutes, percent, back) => {
        const rented = await w.rent();
        await w.verify(rented).expect(200);
        await w.setPickupIn(rented, hours, minutes);
        expect((await w.preview(rented).expect(200)).body.data).toMatchObject({
          tier,
          percent,
          amount: back,
        });
        const { data } = (await w.cancel(rented).expect(200)).body;
        if (back === 0) {
          expect(data.refund).toBeNull();
          expect(data.paymentStatus).toBe('VERIFIED');
        } else {
          expect(data.refund).toMatchObject({ amount: back, state: 'DUE' });
        }
        expect((await w.server.http.get(`/api/availability/${rented.carId}`)).body).toEqual([]);
      },
    );

    it('refunds less as the pickup approaches', async () => {
      const rented = await w.rent('bookings', { fromDays: 4 });
      const { rows } = await w.server.db.query('SELECT starts_at FROM rentals WHERE id = $1', [rented.id]);
      const hoursLeft = (rows[0].starts_at.getTime() - Date.now()) / HOUR_MS;
      for (const [left, tier] of [
        [49, 'FREE'],
        [47, 'PART'],
        [25, 'PART'],
        [23, 'NONE'],
      ] as const) {
        await moveClock(w.server, `${Math.round((hoursLeft - left) * 3600)} seconds`);
        expect([left, (await w.preview(rented).expect(200)).body.data.tier]).toEqual([left, tier]);
      }
    });

    it('follows the policy that was agreed with the rental, whatever the settings are now', async () => {
      const rented = await w.rent();
      await w.setPickupIn(rented, 30);
      await w.server.db.query(
        `UPDATE rentals SET cancellation = cancellation || '{"partPercent": 20}'::jsonb WHERE id = $1`,
        [rented.id],
      );
      expect((await w.preview(rented).expect(200)).body.data).toMatchObject({
        percent: 20,
        amount: 759.8,
        policy: { partPercent: 20 },
      });
    });

    it('refunds a share of an underpayment, and all of an overpayment', async () => {
      const short = await w.rent('bookings', { amount: 1001 });
      await w.setPickupIn(short, 30);
      expect((await w.preview(short).expect(200)).body.data).toMatchObject({ paid: 1001, amount: 500.5 });
      const over = await w.rent('bookings', { amount: 4000 });
      await w.setPickupIn(over, 2);
      expect((await w.preview(over).expect(200)).body.data).toMatchObject({
        percent: 0,
        paid: 4000,
        amount: 201,
      });
      expect((await w.cancel(over).expect(200)).body.data.refund.amount).toBe(201);
    });

    it('refuses a refund that differs from the one shown, and returns the current one', async () => {
      const rented = await w.rent();
      await w.setPickupIn(rented, 30);
      const { body } = await w.cancel(rented, { expectedRefund: TOTAL }).expect(409);
      expect(body).toMatchObject({ code: 1016, data: { tier: 'PART', amount: TOTAL / 2 } });
      expect((await w.own(rented)).status).toBe('PENDING');
      await w.cancel(rented, { expectedRefund: TOTAL / 2 }).expect(200);
    });

    it('reports wrong fields', async () => {
      const rented = await w.rent();
      for (const [body, field] of [
        [{ expectedRefund: 'all' }, 'expectedRefund'],
        [{ expectedRefund: -1 }, 'expectedRefund'],
        [{ reason: 'x'.repeat(501) }, 'reason'],
      ] as const) {
        expect((await w.cancel(rented, body).expect(400)).body.errors[0].field).toBe(field);
      }
      await w.server.http.post(w.address(rented)).set(bearer(rented.who.account)).expect(200);
    });

    it('is refused for other customers, other kinds and renting tokens', async () => {
      const rented = await w.rent();
      const stranger = await w.rent('reservations');
      const { account } = stranger.who;
      for (const foreign of [w.preview(rented, account), w.cancel(rented, {}, account)]) {
        expect((await foreign.expect(404)).body.code).toBe(1002);
      }
      const { token } = rented.who;
      for (const renting of [w.preview(rented, token), w.cancel(rented, {}, token)]) {
        expect((await renting.expect(403)).body.code).toBe(1004);
      }
      const mixed = { ...rented, kind: 'reservations' as const };
      expect((await w.cancel(mixed).expect(404)).body.code).toBe(1002);
      expect((await w.preview(mixed).expect(404)).body.code).toBe(1002);
      expect((await w.own(rented)).status).toBe('PENDING');
    });

    it.each(['ON_TRIP', 'RETURNED', 'CLOSED', 'DECLINED', 'EXPIRED'])(
      'is refused once the rental is %s, with the author and the local time of that change',
      async (status) => {
        const rented = await w.rent();
        await setStatus(w.server, rented.id, status);
        // Uses a future time, because a job closes rentals that were returned two days ago.
        await w.server.db.query(
          `INSERT INTO rental_moves (rental_id, from_status, to_status, moved_by, at) VALUES ($1, 'PENDING', $2, '9000000002', '2036-11-21T08:35:00Z')`,
          [rented.id, status],
        );
        for (const [answer, who, movedBy] of [
          [await w.preview(rented), 'our team', 'staff'],
          [await w.cancel(rented), 'our team', 'staff'],
          [await w.cancelByUs(rented), 'our team', 'staff'],
        ] as const) {
          expect([answer.status, answer.body.code]).toEqual([409, 1015]);
          expect(answer.body.message).toContain(`${who} on Fri, 21 Nov 2036, 2:05 PM IST`);
          expect(answer.body.data).toEqual({
            status,
            movedBy,
            movedAt: '2036-11-21T08:35:00.000Z',
          });
        }
      },
    );

    it('is refused to customers after the pickup time, but not to staff', async () => {
      const rented = await w.rent();
      await w.verify(rented).expect(200);
      await w.setPickupIn(rented, 0.01);
      expect(await w.own(rented)).toMatchObject({ canCancel: true });
      await w.setPickupIn(rented, 0);
      for (const answer of [await w.preview(rented), await w.cancel(rented)]) {
        expect([answer.status, answer.body.code]).toEqual([409, 1015]);
        expect(answer.body.message).toMatch(/^The pickup time was .+ IST\. It is too late to cancel\.$/);
        expect(answer.body.data).toEqual({ status: 'CONFIRMED' });
      }
      expect(await w.own(rented)).toMatchObject({ status: 'CONFIRMED', canCancel: false, refund: null });
      const preview = `/console/bookings/${rented.id}/cancellation`;
      const { body } = await w.server.http.get(preview).set(bearer(w.admin)).expect(200);
      expect(body).toMatchObject({ tier: 'BY_US', amount: TOTAL });
      await w.cancelByUs(rented).expect(200);
    });

    it('happens once for a second click, 20 concurrent calls and a repeated key', async () => {
      const pressed = await w.rent();
      const first = (await w.cancel(pressed).expect(200)).body.data;
      expect((await w.cancel(pressed).expect(200)).body.data).toEqual(first);
      expect((await w.preview(pressed).expect(409)).body.code).toBe(1015);

      const crowd = await w.rent();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => w.cancel(crowd).set('idempotency-key', `k${n % 4}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      for (const rented of [pressed, crowd]) {
        const { rows } = await w.server.db.query(
          `SELECT count(*)::int AS moves FROM rental_moves WHERE rental_id = $1 AND to_status = 'CANCELLED'`,
          [rented.id],
        );
        expect(rows[0].moves).toBe(1);
        expect((await w.mails(rented)).filter((text) => text.includes('is cancelled'))).toHaveLength(1);
      }
      const again = await w.cancel(crowd, { reason: 'Other' }).set('idempotency-key', 'k0').expect(422);
      expect(again.body.code).toBe(1017);
    });
  });
});
