import type {
  StatementKind,
  StatementMapping,
  StatementMatch,
} from '../../../backend/contract/payments/statements';
import { newTransactionId, pay, place, rentalRequest, renter } from '../../support/renting';
import { disableRowChecks } from '../../support/rows';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';

export const MAPPING: StatementMapping = {
  headerLine: 1,
  date: 0,
  id: 1,
  fromNarration: false,
  amount: 3,
  direction: null,
};
export const HEADER = 'Txn Date,UTR,Withdrawal,Deposit';
/** The amount of every payment here, in rupees. */
export const FARE = 3799;

/** A server, two admins, and payments that wait for a statement. */
export async function statementData(server?: TestServer) {
  server ??= await startServer();
  await disableRowChecks(server);
  const staff = [await buildStaff(server, 'ADMIN'), await buildStaff(server, 'ADMIN')] as const;
  const admin = await signIn(server, 'admin', staff[0]);
  const other = await signIn(server, 'admin', staff[1]);
  const { token } = await renter(server);
  const first = await pay(server, token, { amount: FARE, type: 'book' });
  await place(server, 'bookings', token, rentalRequest(await buildCar(server))).expect(201);
  await server.db.query('DELETE FROM outbox_messages');

  /** Inserts the payments and rentals of this many customers; returns the transaction IDs. */
  const waiting = (count: number): Promise<string[]> =>
    waitingFor(Array.from({ length: count }, newTransactionId));

  async function waitingFor(ids: string[]): Promise<string[]> {
    await server!.db.query(
      `WITH old AS (SELECT p.screenshot_id, r.* FROM payments p JOIN rentals r ON r.id = p.rental_id
                     WHERE p.transaction_id = $1),
            made AS (INSERT INTO rentals (reference, kind, customer_id, car_id, from_date, to_date, pickup_time, drop_time,
                                          starts_at, ends_at, fare, total_paise, cancellation, buffer_minutes)
                     SELECT 'T' || t.id, kind, customer_id, car_id, from_date, to_date, pickup_time, drop_time, starts_at,
                            ends_at, fare, total_paise, cancellation, buffer_minutes FROM old, unnest($2::text[]) AS t(id)
                     RETURNING id, substr(reference, 2) AS transaction_id),
            moved AS (INSERT INTO rental_moves (rental_id, to_status, moved_by) SELECT id, 'PENDING', 'customer' FROM made)
       INSERT INTO payments (customer_id, type, transaction_id, amount_paise, expected_paise, screenshot_id, rental_id)
       SELECT old.customer_id, 'book', made.transaction_id, $3, $3, old.screenshot_id, made.id FROM old, made`,
      [first, ids, FARE * 100],
    );
    await server!.db.query(
      'SELECT complete_ledger(ARRAY (SELECT rental_id FROM payments WHERE transaction_id = ANY ($1)))',
      [ids],
    );
    return ids;
  }

  const form = (path: string, content: string | Buffer, token: string) =>
    server.http.post(path).set(bearer(token)).attach('file', Buffer.from(content), 'bank.csv');
  const preview = (content: string | Buffer, token = admin) =>
    form('/console/statements/preview', content, token);
  const upload = (content: string | Buffer, mapping: object = MAPPING, token = admin) =>
    form('/console/statements', content, token)
      .field('mapping', JSON.stringify(mapping))
      .field('name', 'C:\\bank\\november.csv');
  const verifyAll = (id: number, token = admin) =>
    server.http.put(`/console/statements/${id}/verification`).set(bearer(token));
  /** Verifies a payment without a statement, like the button of the console. */
  const verifyByHand = async (transactionId: string, decision: object = {}) => {
    const { rows: found } = await server.db.query(
      'SELECT id, version FROM payments WHERE transaction_id = $1',
      [transactionId],
    );
    return server.http
      .put(`/console/transactions/${found[0].id}/verification`)
      .set(bearer(admin))
      .send({ isVerified: true, version: found[0].version, ...decision });
  };
  const result = async (id: number) =>
    (await server.http.get(`/console/statements/${id}`).set(bearer(admin)).expect(200)).body;
  const rows = async (id: number, kind?: StatementKind): Promise<StatementMatch[]> => {
    const query = { filter: JSON.stringify(kind ? { kind } : {}), range: '[0,99]' };
    return (
      await server.http.get(`/console/statements/${id}/rows`).query(query).set(bearer(admin)).expect(200)
    ).body;
  };
  /** The number of rows of each kind; kinds without rows are left out. */
  const counts = ({ kinds }: { kinds: { kind: string; count: number }[] }) =>
    Object.fromEntries(kinds.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]));
  const statuses = async (): Promise<Record<string, number>> => {
    const { rows: found } = await server.db.query(
      'SELECT status, count(*)::int AS count FROM payments GROUP BY status',
    );
    return Object.fromEntries(found.map(({ status, count }) => [status, count]));
  };

  return {
    server,
    staff,
    admin,
    other,
    first,
    waiting,
    waitingFor,
    preview,
    upload,
    verifyAll,
    verifyByHand,
    result,
    rows,
    counts,
    statuses,
  };
}

export type StatementData = Awaited<ReturnType<typeof statementData>>;

/** Today in the city, formatted like the bank as `dd/mm/yyyy`. */
export const bankDay = (): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date());

/** A statement of a bank whose transaction IDs are part of the narration. */
const NARRATION_HEADER = 'Txn Date,Narration,UTR,Withdrawal,Deposit';
export const NARRATION_MAPPING: StatementMapping = {
  headerLine: 1,
  date: 0,
  id: 1,
  fromNarration: true,
  amount: 4,
  direction: null,
};
export const narrations = (...lines: string[]): string => `${[NARRATION_HEADER, ...lines].join('\r\n')}\r\n`;
/** A credit with its narration and, if the bank has such a column, its ID. */
export const narrated = (narration: string, id = '', amount = '3,799.00'): string =>
  `${bankDay()},${narration},${id},,"${amount}"`;

export const csv = (...lines: string[]): string => `${[HEADER, ...lines].join('\r\n')}\r\n`;
export const credit = (id: string, amount = '3,799.00'): string => `${bankDay()},${id},,"${amount}"`;
