import type { HandoverMark } from '../../../backend/contract/rentals/handovers';
import type { ConsoleSettlement, OwnSettlement } from '../../../backend/contract/rentals/settlements';
import { INSPECTION_POINTS } from '../../support/inspection-points';
import { pay } from '../../support/renting';
import { bearer } from '../../support/test-data';
import type { Rented } from './cancellation.support';
import type { TripData } from './trip.support';

export type SettlementData = TripData & { photo: Buffer };

/** Calls of staff and customers about settlements. */
export function settlementSteps(data: () => SettlementData) {
  /** A rental that was returned this many minutes late, or early if negative. */
  async function returned(lateMinutes = -60): Promise<Rented> {
    const rented = await data().confirmed(-1);
    await data().move(rented, 'ON_TRIP').expect(200);
    await data().setPickup(rented, -48 - lateMinutes / 60);
    await data().move(rented, 'RETURNED').expect(200);
    return rented;
  }
  /** Inserts the forms of pickup and return, without their photos. @param marks Of the return */
  const inspect = ({ id }: Rented, marks: HandoverMark[] = []) =>
    data().server.db.query(
      `INSERT INTO handovers (id, rental_id, kind, staff_id, odometer_km, fuel, fuel_unit, fine, marks, confirmation, move_id)
       SELECT gen_random_uuid(), rental_id, CASE to_status WHEN 'ON_TRIP' THEN 'HANDOVER' ELSE 'RETURN' END,
              (SELECT min(id) FROM staff), 45210, 8, 'EIGHTHS', $2::text[],
              CASE to_status WHEN 'RETURNED' THEN $3::jsonb ELSE '[]' END, 'SIGNATURE', id
         FROM valid_moves WHERE rental_id = $1 AND to_status IN ('ON_TRIP', 'RETURNED')`,
      [id, INSPECTION_POINTS, JSON.stringify(marks)],
    );
  const console = async (rented: Rented, token = data().admin): Promise<ConsoleSettlement> => {
    const filter = JSON.stringify({ rentalId: rented.id });
    const { body } = await data()
      .server.http.get('/console/settlements')
      .query({ filter })
      .set(bearer(token))
      .expect(200);
    const all = body as ConsoleSettlement[];
    return all.toSorted((a, b) => a.number - b.number).at(-1)!;
  };
  const own = async ({ reference, who }: Rented): Promise<OwnSettlement[]> =>
    (
      await data()
        .server.http.get(`/api/rentals/${reference}/settlements`)
        .set(bearer(who.account))
        .expect(200)
    ).body.data;
  const addLine = (
    { id, version }: ConsoleSettlement,
    fields: Record<string, string>,
    { token = data().desk, photos = [data().photo] } = {},
  ) => {
    const form = data().server.http.put(`/console/settlements/${id}/lines`).set(bearer(token));
    for (const [name, value] of Object.entries({ version: String(version), ...fields }))
      form.field(name, value);
    for (const [index, buffer] of photos.entries()) form.attach('photos', buffer, `${index}.png`);
    return form;
  };
  const removeLine = ({ id, version }: ConsoleSettlement, lineId: number, token = data().desk) =>
    data()
      .server.http.delete(`/console/settlements/${id}/lines/${lineId}`)
      .set(bearer(token))
      .send({ version });
  const issue = (
    { id, version, total }: ConsoleSettlement,
    token = data().desk,
    expectedTotal: number = total,
  ) =>
    data()
      .server.http.put(`/console/settlements/${id}/issue`)
      .set(bearer(token))
      .send({ version, expectedTotal });
  const accept = ({ reference, who }: Rented, number = 1) =>
    data()
      .server.http.post(`/api/rentals/${reference}/settlements/${number}/acceptance`)
      .set(bearer(who.account));
  const dispute = (
    { reference, who }: Rented,
    lines: { lineId: number; text: string; photos: number }[],
    photos: Buffer[] = [],
    number = 1,
  ) => {
    const form = data()
      .server.http.post(`/api/rentals/${reference}/settlements/${number}/dispute`)
      .set(bearer(who.account))
      .field('lines', JSON.stringify(lines));
    for (const [index, buffer] of photos.entries()) form.attach('photos', buffer, `${index}.png`);
    return form;
  };
  const reply = ({ id, version }: ConsoleSettlement, replies: object[], token = data().admin) =>
    data()
      .server.http.put(`/console/settlements/${id}/replies`)
      .set(bearer(token))
      .send({ version, replies });
  const ago = (id: number, column: string, seconds: number) =>
    data().server.db.query(
      `UPDATE settlements SET ${column} = app_now() - make_interval(secs => $2) WHERE id = $1`,
      [id, seconds],
    );
  /** Runs the job that follows settlements, and returns the settlement. */
  async function followed(rented: Rented): Promise<ConsoleSettlement> {
    await data().server.runJob('follow-settlements');
    return console(rented);
  }
  const money = async (rented: Rented) => (await data().details(rented, data().admin)).money;
  /** A rental whose settlement charged nothing. */
  async function closed(): Promise<Rented> {
    const rented = await returned();
    await ago((await console(rented)).id, 'opened_at', 24 * 3600);
    await followed(rented);
    expect((await data().details(rented, data().admin)).status).toBe('CLOSED');
    return rented;
  }
  /** The customer pays for the rental, and an admin verifies the payment. */
  async function payFor(rented: Rented, amount: number): Promise<void> {
    const payment = { amount, type: 'book', shade: 250, bookingId: rented.id } as const;
    const transactionId = await pay(data().server, rented.who.token, payment);
    await data()
      .verify({ ...rented, transactionId })
      .expect(200);
  }
  return {
    returned,
    closed,
    payFor,
    inspect,
    console,
    own,
    addLine,
    removeLine,
    issue,
    accept,
    dispute,
    reply,
    ago,
    followed,
    money,
  };
}
