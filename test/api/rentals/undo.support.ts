import type { ConsoleRentalDetails } from '../../../backend/contract/rentals/console-rental';
import { dayAhead } from '../../support/renting';
import { bearer } from '../../support/test-data';
import type { Rented } from './cancellation.support';
import type { TripData } from './trip.support';

export const REASON = 'The wrong booking was open';

/** The calls of the specs of undone changes. */
export function undoCalls(w: () => TripData) {
  const send = ({ id }: Pick<Rented, 'id'>, body: object, { token = w().admin, key = '' } = {}) => {
    const request = w().server.http.post(`/console/rentals/${id}/undo`).set(bearer(token));
    if (key) request.set('idempotency-key', key);
    return request.send({ reason: REASON, ...body });
  };
  const newestMove = async ({ id }: Rented): Promise<number> => {
    const { rows } = await w().server.db.query('SELECT max(id) AS id FROM valid_moves WHERE rental_id = $1', [
      id,
    ]);
    return rows[0].id;
  };
  const undo = async (rented: Rented, options: { token?: string; key?: string } = {}) =>
    send(rented, { moveId: await newestMove(rented) }, options);
  const statesOf = ({ events }: ConsoleRentalDetails) =>
    events
      .filter(({ what }) => what === 'MOVED' || what === 'UNDONE')
      .map(({ what, to, undone }) => `${what} ${to}${undone ? ' undone' : ''}`);
  const claimOf = async ({ id }: Rented) => {
    const { rows } = await w().server.db.query(
      `SELECT lower(during) AS "from", upper(during) AS until FROM occupancies WHERE rental_id = $1`,
      [id],
    );
    return rows[0];
  };
  const timesOf = async ({ id }: Rented) => {
    const { rows } = await w().server.db.query(
      `SELECT starts_at AS starts, ends_at + make_interval(mins => buffer_minutes) AS ends FROM rentals WHERE id = $1`,
      [id],
    );
    return rows[0];
  };
  const cancelByUs = (rented: Rented, token = w().admin) =>
    w()
      .server.http.post(`/console/rentals/${rented.id}/our-fault`)
      .set(bearer(token))
      .field('cause', 'CAR_BROKEN');
  const block = ({ carId }: Rented, fromDate: string, toDate: string) =>
    w()
      .server.http.post('/console/blocks')
      .set(bearer(w().admin))
      .send({ carId, reason: 'Service', fromDate, fromTime: '00:00', toDate, toTime: '12:00' });
  const blockUntilTomorrow = async (rented: Rented): Promise<number> =>
    (await block(rented, dayAhead(0), dayAhead(1)).expect(201)).body.id;
  const removeBlock = (id: number) => w().server.http.delete(`/console/blocks/${id}`).set(bearer(w().admin));
  const returned = async (): Promise<Rented> => {
    const rented = await w().confirmed(0.5);
    await w().move(rented, 'ON_TRIP').expect(200);
    await w().move(rented, 'RETURNED').expect(200);
    return rented;
  };
  const sendRefund = async (rented: Rented) => {
    const { id } = await w().payment(rented);
    await w()
      .server.http.put(`/console/transactions/${id}/refund`)
      .set(bearer(w().admin))
      .send({ reference: `UTR${rented.id}` })
      .expect(200);
  };

  return {
    send,
    newestMove,
    undo,
    statesOf,
    claimOf,
    timesOf,
    cancelByUs,
    block,
    blockUntilTomorrow,
    removeBlock,
    returned,
    sendRefund,
  };
}
