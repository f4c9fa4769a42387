import type { ConsoleReceipt } from '../../../backend/contract/payments/receipts';
import { picture } from '../../support/pictures';
import { bearer } from '../../support/test-data';
import { type Cashier, drawerCalls } from '../drawers/drawers.support';
import type { Rented } from './cancellation.support';
import type { TripData } from './trip.support';

export type Fields = Record<string, string>;

export const cash = (amount: number): Fields => ({ method: 'CASH', amount: String(amount) });

/** Calls of staff about payments at the counter. */
export function receiptSteps(data: () => TripData) {
  async function take(
    { id }: Pick<Rented, 'id'>,
    by: Cashier,
    fields: Fields,
    { slip = fields['method'] === 'CARD', key }: { slip?: boolean; key?: string } = {},
  ) {
    const form = data()
      .server.http.post(`/console/rentals/${id}/receipts`)
      .set({ ...bearer(by.token), ...(key && { 'idempotency-key': key }) });
    for (const [name, value] of Object.entries(fields)) form.field(name, value);
    if (slip) form.attach('slip', await picture(id), 'slip.png');
    return form;
  }
  const reverse = ({ id }: Rented, by: Cashier, receipt: ConsoleReceipt, reason = 'The wrong booking') =>
    data()
      .server.http.put(`/console/rentals/${id}/receipts/${receipt.id}/reversal`)
      .set(bearer(by.token))
      .send({ reason, version: receipt.version });
  const list = async ({ id }: Rented, by: Cashier): Promise<ConsoleReceipt[]> =>
    (await data().server.http.get(`/console/rentals/${id}/receipts`).set(bearer(by.token)).expect(200))
      .body as ConsoleReceipt[];
  const money = async ({ who, reference }: Rented) =>
    (await data().server.http.get(`/api/rentals/${reference}`).set(bearer(who.account)).expect(200)).body.data
      .money;
  const statusOf = async (rented: Rented): Promise<string> => (await data().own(rented)).status;
  /** Returns the days on the document of a receipt. */
  const documentDays = async ({ reference }: ConsoleReceipt): Promise<unknown[]> =>
    (
      await data().server.db.query(
        `SELECT content #>> '{payment,receivedOn}' AS received, content ->> 'issuedOn' AS issued FROM issued_documents WHERE number = $1`,
        [reference],
      )
    ).rows;
  const verifiedSince = async (day: string, by: Cashier): Promise<number[]> => {
    const { body } = await data()
      .server.http.get('/console/transactions')
      .query({ filter: JSON.stringify({ verifiedFrom: day }) })
      .set(bearer(by.token))
      .expect(200);
    return body.map(({ id }: { id: number }) => id);
  };
  /** Returns the opening time of the first drawer, in milliseconds since the epoch. */
  const firstDrawer = async (): Promise<number> =>
    (
      await data().server.db.query('SELECT opened_at AS at FROM drawers ORDER BY id LIMIT 1')
    ).rows[0].at.getTime();
  /** Closes the open drawers of these members of staff. */
  async function closeAll(staff: readonly Cashier[]): Promise<void> {
    const drawers = drawerCalls(data().server);
    for (const who of staff) {
      const { rows } = await data().server.db.query<{ id: number }>(
        `SELECT id FROM drawers WHERE staff_id = $1 AND status = 'OPEN'`,
        [who.id],
      );
      for (const { id } of rows) await drawers.closeWith(id, who, 0);
    }
  }
  return { take, reverse, list, money, statusOf, documentDays, verifiedSince, firstDrawer, closeAll };
}
