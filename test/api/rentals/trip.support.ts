import type { ConsoleRentalDetails } from '../../../backend/contract/rentals/console-rental';
import type { TripStatus } from '../../../backend/contract/rentals/rentals';
import { moveClock } from '../../support/server';
import { bearer, buildStaff, signIn } from '../../support/test-data';
import { cancellationData, type Kind, type Rented } from './cancellation.support';

export const NO_FORM = 'The phone was broken';

/** The data of the cancellation tests with a custom admin, and the trip steps that staff record. */
export async function tripData() {
  const w = await cancellationData();
  const who = await buildStaff(w.server, 'CUSTOM_ADMIN');
  const desk = await signIn(w.server, 'custom-admin', who);

  /** Moves the clock forward without ending sessions. */
  async function advanceClock(time: string): Promise<void> {
    await w.server.db.query(
      `UPDATE sessions SET expires_at = now() + interval '1 year', idle_seconds = NULL`,
    );
    await moveClock(w.server, time);
  }
  /** Moves the rental without the form, by default as an admin, and as a custom admin for a no-show. */
  const move = (
    { kind, id }: Pick<Rented, 'kind' | 'id'>,
    status: TripStatus,
    body: object = {},
    token = status === 'NO_SHOW' ? desk : w.admin,
  ) =>
    w.server.http
      .put(`/console/${kind}/${id}/trip`)
      .set(bearer(token))
      .send({ status, ...(status !== 'NO_SHOW' && { reason: NO_FORM }), ...body });
  const decline = ({ kind, id }: Rented, body: object, token = w.admin) =>
    w.server.http.put(`/console/${kind}/${id}/decision`).set(bearer(token)).send(body);
  const details = async ({ kind, id }: Rented, token = desk): Promise<ConsoleRentalDetails> =>
    (await w.server.http.get(`/console/${kind}/${id}`).set(bearer(token)).expect(200)).body;

  /** A confirmed rental for two days with a verified payment. */
  async function confirmed(pickupInHours: number, kind: Kind = 'bookings'): Promise<Rented> {
    const rented = await w.rent(kind);
    await w.verify(rented).expect(200);
    if (kind === 'reservations') await decline(rented, { decision: 'CONFIRMED' }).expect(200);
    await setPickup(rented, pickupInHours);
    return rented;
  }
  /** Moves the pickup to `inHours` hours from now, in whole milliseconds, and sets length, car and buffer. */
  async function setPickup(
    rented: Rented,
    inHours: number,
    { days = 2, carId = rented.carId, buffer = 60 } = {},
  ): Promise<void> {
    await w.server.db.query(
      `WITH moved AS (
         UPDATE rentals SET car_id = $4, buffer_minutes = $5, starts_at = begin.at, ends_at = begin.at + make_interval(secs => $3::float8 * 86400)
           FROM (SELECT date_trunc('milliseconds', app_now() + make_interval(secs => $2)) AS at) begin WHERE id = $1
         RETURNING id, car_id, starts_at, ends_at, buffer_minutes)
       UPDATE occupancies SET car_id = moved.car_id, during = tstzrange(starts_at, ends_at + make_interval(mins => buffer_minutes))
         FROM moved WHERE rental_id = moved.id`,
      [rented.id, inHours * 3600, days, carId, buffer],
    );
  }
  /** A second confirmed rental of the same car, for one day. */
  async function another({ carId }: Rented, pickupInHours: number): Promise<Rented> {
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    await setPickup(rented, pickupInHours, { carId, days: 1 });
    return { ...rented, carId };
  }
  const claims = async ({ id }: Rented): Promise<number> =>
    (await w.server.db.query('SELECT FROM occupancies WHERE rental_id = $1', [id])).rowCount!;
  const audited = async ({ id }: Rented) => {
    const { rows } = await w.server.db.query(
      `SELECT action, before, after, staff_id::text AS by
         FROM audit_entries WHERE subject = 'rental' AND subject_id = $1 ORDER BY id DESC LIMIT 1`,
      [String(id)],
    );
    return rows[0];
  };
  /** The newest version of the issued agreement. */
  const agreement = async ({ id }: Rented) =>
    (
      await w.server.db.query(
        `SELECT version, content #>> '{agreement,handover,confirmation}' AS confirmation FROM issued_documents
          WHERE rental_id = $1 AND series = 'AG' ORDER BY version DESC LIMIT 1`,
        [id],
      )
    ).rows[0];

  return {
    ...w,
    agreement,
    desk,
    deskId: String(who.id),
    advanceClock,
    move,
    decline,
    details,
    confirmed,
    setPickup,
    another,
    claims,
    audited,
  };
}

export type TripData = Awaited<ReturnType<typeof tripData>>;
