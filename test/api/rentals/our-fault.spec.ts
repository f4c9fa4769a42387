import type { ConsoleRentalDetails } from '../../../backend/contract/rentals/console-rental';
import { picture } from '../../support/pictures';
import { moveClock } from '../../support/server';
import { bearer } from '../../support/test-data';
import { type Rented, TOTAL } from './cancellation.support';
import { type TripData, tripData } from './trip.support';

const HOUR_S = 3600;

describe('cancellation that is our fault', () => {
  let w: TripData;
  beforeAll(async () => {
    w = await tripData();
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());

  const cancel = (
    { id }: Pick<Rented, 'id'>,
    fields: Record<string, string> = { cause: 'CAR_BROKEN' },
    { token = w.desk, photos = [] as Buffer[], key = '' } = {},
  ) => {
    const form = w.server.http.post(`/console/rentals/${id}/our-fault`).set(bearer(token));
    if (key) form.set('idempotency-key', key);
    for (const [name, value] of Object.entries(fields)) form.field(name, value);
    for (const [index, photo] of photos.entries()) form.attach('photos', photo, `${index}.png`);
    return form;
  };
  /** The amounts of the due refunds in rupees, smallest first. */
  const openRefunds = async ({ id }: Rented): Promise<number[]> => {
    const { rows } = await w.server.db.query(
      `SELECT amount_paise / 100.0 AS amount FROM refunds WHERE rental_id = $1 AND state = 'DUE' ORDER BY amount_paise`,
      [id],
    );
    return rows.map(({ amount }) => Number(amount));
  };
  const movedTo = ({ events }: ConsoleRentalDetails, status: string) =>
    events.find(({ to }) => to === status)!;

  it('refunds everything after the pickup time, frees the car and tells the customer why', async () => {
    const rented = await w.confirmed(-1);
    const photos = [await picture(1), await picture(2)];
    const note = 'The clutch failed this morning.';
    const { body } = await cancel(rented, { cause: 'CAR_BROKEN', note }, { photos }).expect(200);
    expect(body).toMatchObject({
      status: 'CANCELLED',
      refund: { amount: TOTAL, state: 'DUE', dueDate: w.dueNow() },
      money: { charged: 0, received: TOTAL },
      mayDeskCancel: false,
    });
    expect(await w.claims(rented)).toBe(0);
    expect(await w.audited(rented)).toEqual({
      action: 'cancel-booking',
      before: { status: 'CONFIRMED' },
      after: {
        status: 'CANCELLED',
        cause: 'CAR_BROKEN',
        reason: note,
        refund: TOTAL,
        compensation: TOTAL,
      },
      by: w.deskId,
    });
    const [mail] = await w.mails(rented);
    expect(mail).toContain(`Reason: The car is broken. ${note}`);
    expect(mail).toContain(`We refund ₹3,799 of the ₹3,799 you paid`);
    const moved = movedTo(await w.details(rented), 'CANCELLED');
    expect(moved).toMatchObject({ cause: 'CAR_BROKEN', reason: note });
    expect(moved.photos).toHaveLength(2);
    for (const token of [w.desk, w.admin, rented.who.account]) {
      const { body: link } = await w.server.http.get(moved.photos[0]!).set(bearer(token)).expect(200);
      const photo = await w.server.http.get(link.data.downloadUrl).expect(200);
      expect(photo.headers['content-type']).toBe('image/jpeg');
    }
    const stranger = await w.rent();
    await w.server.http.get(moved.photos[0]!).set(bearer(stranger.who.account)).expect(404);
  });

  it('also pays the amount that the customer would have lost, and depends on the payment', async () => {
    const rented = await w.confirmed(30);
    await w.server.db.query(`UPDATE rentals SET created_at = created_at - interval '1 day' WHERE id = $1`, [
      rented.id,
    ]);
    const { body: offer } = await w.server.http
      .get(`/console/${rented.kind}/${rented.id}/cancellation`)
      .set(bearer(w.admin))
      .expect(200);
    expect(offer).toMatchObject({ amount: TOTAL, compensation: TOTAL / 2 });
    const { body } = await cancel(rented, undefined, { token: w.admin }).expect(200);
    expect(body.money).toMatchObject({ charged: 0, lost: TOTAL / 2, credit: TOTAL * 1.5, owed: 0 });
    expect((await w.audited(rented)).after).toMatchObject({ refund: TOTAL, compensation: TOTAL / 2 });
    expect((await w.mails(rented))[0]).toContain(
      'We also pay you ₹1,899.50, which you would have lost by cancelling at that time.',
    );
    expect(await openRefunds(rented)).toEqual([TOTAL / 2, TOTAL]);
    const { id, version } = await w.payment(rented);
    const reopen = w.server.http.put(`/console/transactions/${id}/reopening`).set(bearer(w.admin));
    await reopen.send({ reason: 'Another transfer', version }).expect(200);
    expect(await openRefunds(rented)).toEqual([]);
    await w.verify(rented).expect(200);
    expect(await openRefunds(rented)).toEqual([TOTAL / 2, TOTAL]);
    const { undo } = await w.details(rented, w.admin);
    const undoing = w.server.http.post(`/console/rentals/${rented.id}/undo`).set(bearer(w.admin));
    await undoing.send({ moveId: undo!.moveId, reason: 'The wrong booking was open' }).expect(200);
    expect((await w.details(rented)).money).toMatchObject({ charged: TOTAL, lost: 0, credit: 0 });
    expect(await openRefunds(rented)).toEqual([]);
  });

  it('pays the fare after the pickup time, and nothing for a rental that was not confirmed', async () => {
    const late = await w.confirmed(-1);
    expect((await cancel(late).expect(200)).body.money.lost).toBe(TOTAL);
    const pending = await w.rent('reservations');
    await w.setPickupIn(pending, 2);
    expect((await cancel(pending, undefined, { token: w.admin }).expect(200)).body.money.lost).toBe(0);
    const old = await w.confirmed(-1);
    await w.server.db.query(`UPDATE rentals SET cancellation = cancellation - 'symmetry' WHERE id = $1`, [
      old.id,
    ]);
    expect((await cancel(old).expect(200)).body.money.lost).toBe(0);
  });

  it('allows custom admins to cancel from one buffer before the pickup time, to the second', async () => {
    const rented = await w.confirmed(2);
    const inSeconds = (seconds: number) => w.setPickup(rented, 1 + seconds / HOUR_S);
    await inSeconds(5);
    expect((await w.details(rented)).mayDeskCancel).toBe(false);
    const early = (await cancel(rented).expect(409)).body;
    expect([early.code, early.data]).toEqual([1015, { status: 'CONFIRMED', reason: 'TOO_EARLY' }]);
    expect(early.message).toMatch(/^Custom admins can cancel this from .+ IST\. Ask an admin\.$/);
    await inSeconds(0);
    expect((await w.details(rented)).mayDeskCancel).toBe(true);
    await cancel(rented).expect(200);
  });

  it('can be recorded by an admin at any time, even for an unconfirmed rental', async () => {
    const ahead = await w.confirmed(500);
    await cancel(ahead, undefined, { token: w.admin }).expect(200);
    const pending = await w.rent('reservations');
    await w.setPickupIn(pending, -80);
    expect((await w.details(pending)).possibleMoves).toContain('CANCELLED');
    const { body } = await cancel(pending, undefined, { token: w.admin }).expect(200);
    expect(body).toMatchObject({ status: 'CANCELLED', refund: { state: 'CHECKING' } });
  });

  it('replaces a no-show within 180 days if an admin records it', async () => {
    const rented = await w.confirmed(-1);
    await w.move(rented, 'NO_SHOW').expect(200);
    expect((await w.details(rented)).possibleMoves).toEqual(['CANCELLED']);
    expect((await cancel(rented).expect(409)).body.data).toMatchObject({ status: 'NO_SHOW' });
    await w.advanceClock(`${180 * 24} hours`);
    expect((await cancel(rented, undefined, { token: w.admin }).expect(409)).body.code).toBe(1015);
    await w.advanceClock(`${180 * 24 - 2} hours`);
    const { body } = await cancel(rented, undefined, { token: w.admin }).expect(200);
    expect(body).toMatchObject({ status: 'CANCELLED', refund: { amount: TOTAL, state: 'DUE' } });
    expect(body.history.at(-1)).toMatchObject({ from: 'NO_SHOW', to: 'CANCELLED' });
  });

  it('happens once for a repeated key and is refused afterwards', async () => {
    const rented = await w.confirmed(-1);
    const once = { key: `fault-${rented.id}` };
    await cancel(rented, undefined, once).expect(200);
    await cancel(rented, undefined, once).expect(200);
    expect((await cancel(rented).expect(409)).body.data).toMatchObject({ status: 'CANCELLED' });
    expect((await w.mails(rented)).filter((mail) => mail.includes('is cancelled'))).toHaveLength(1);
    const { rows } = await w.server.db.query(
      `SELECT count(*)::int AS n FROM rental_moves WHERE rental_id = $1 AND to_status = 'CANCELLED'`,
      [rented.id],
    );
    expect(rows[0].n).toBe(1);
  });

  it.each([
    ['cause', { note: 'The clutch failed' }],
    ['cause', { cause: 'NOT_COME' }],
    ['note', { cause: 'OTHER' }],
    ['note', { cause: 'OTHER', note: 'no' }],
    ['note', { cause: 'CAR_DIRTY', note: 'x'.repeat(501) }],
  ])('reports %s as the wrong field', async (field, fields) => {
    const { code, errors } = (await cancel({ id: 1 }, fields).expect(400)).body;
    expect([code, errors[0].field]).toEqual([1001, field]);
  });

  it('accepts six photos and no other files', async () => {
    const rented = await w.confirmed(-1);
    const pdf = Buffer.from('%PDF-1.4');
    const wrong = (await cancel(rented, undefined, { photos: [pdf] })).body;
    expect([wrong.code, wrong.errors[0].field]).toEqual([1014, 'photos']);
    const seven = await Promise.all(Array.from({ length: 7 }, (_, index) => picture(index)));
    expect((await cancel(rented, undefined, { photos: seven })).status).toBeGreaterThanOrEqual(400);
    await cancel(rented, undefined, { photos: seven.slice(1) }).expect(200);
  });

  it('is refused to customers and for unknown rentals', async () => {
    const rented = await w.confirmed(-1);
    expect((await cancel(rented, undefined, { token: rented.who.account }).expect(403)).body.code).toBe(1004);
    expect((await cancel({ id: 999_999 }).expect(404)).body.code).toBe(1002);
  });
});
