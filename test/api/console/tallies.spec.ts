import { disableRowChecks } from '../../support/rows';
import { startServer, type TestServer } from '../../support/server';
import { buildCar, buildCustomer } from '../../support/test-data';

describe('table of rental counts', () => {
  let server: TestServer;
  let carId: number;
  let customerId: number;
  beforeAll(async () => {
    server = await startServer();
    await disableRowChecks(server);
    // Issued documents and bills would prevent the deletion of rentals.
    await server.db.query(
      'ALTER TABLE rentals DISABLE TRIGGER rentals_agreement, DISABLE TRIGGER rentals_to_bill',
    );
    carId = await buildCar(server);
    customerId = (await buildCustomer(server)).id;
  });
  afterAll(() => server.stop());

  const INSERT = `
    INSERT INTO rentals (reference, kind, customer_id, car_id, from_date, to_date, pickup_time, drop_time, starts_at, ends_at, fare,
                         total_paise, cancellation, buffer_minutes)
    SELECT substr(md5(random()::text), 1, 10), CASE WHEN i % 3 = 0 THEN 'RESERVATION' ELSE 'BOOKING' END, $1, $2, '2027-01-01', '2027-01-02',
           '12:00', '12:00', '2027-01-01 06:30Z', '2027-01-02 06:30Z', '{}', 100, '{}', 60 FROM generate_series(1, $3) i`;
  const add = (count: number): Promise<unknown> => server.db.query(INSERT, [customerId, carId, count]);

  async function kept(): Promise<{ kept: unknown; counted: unknown; rows: number }> {
    const { rows } = await server.db.query<{ kept: unknown; counted: unknown; rows: number }>(
      `SELECT (SELECT jsonb_object_agg(kind || ' ' || status, n) FROM
                 (SELECT kind, status, sum(change) AS n FROM list_counts WHERE list = 'rentals' GROUP BY 1, 2 HAVING sum(change) <> 0) k) AS kept,
              (SELECT jsonb_object_agg(kind || ' ' || status, n) FROM
                 (SELECT kind, status, count(*) AS n FROM rentals GROUP BY 1, 2) c) AS counted,
              (SELECT count(*)::int FROM list_counts) AS rows`,
    );
    return rows[0]!;
  }

  it('follows inserts, updates, deletions and rollbacks', async () => {
    await add(30);
    expect((await kept()).kept).toEqual({ 'BOOKING PENDING': 20, 'RESERVATION PENDING': 10 });
    await server.db.query(`UPDATE rentals SET status = 'CONFIRMED' WHERE kind = 'BOOKING'`);
    await server.db.query(`UPDATE rentals SET total_paise = 200`);
    await server.db.query(`DELETE FROM rentals WHERE kind = 'RESERVATION' AND id % 2 = 0`);
    await server.db.query('BEGIN; DELETE FROM rentals; ROLLBACK');
    expect((await kept()).kept).toEqual({ 'BOOKING CONFIRMED': 20, 'RESERVATION PENDING': 5 });
  });

  it('stays small and correct while several transactions write concurrently', async () => {
    const worker = async (seed: number): Promise<void> => {
      const client = await server.db.connect();
      try {
        for (let round = 0; round < 150; round += 1) {
          await client.query('BEGIN');
          await client.query(INSERT, [customerId, carId, 1 + ((round + seed) % 3)]);
          await client.query(
            `UPDATE rentals SET status = 'CANCELLED' WHERE id = (SELECT max(id) FROM rentals WHERE status = 'PENDING')`,
          );
          await client.query((round + seed) % 5 === 0 ? 'ROLLBACK' : 'COMMIT');
        }
      } finally {
        client.release();
      }
    };
    await Promise.all([1, 2, 3].map(worker));
    // Concurrent transactions merge only the rows that are not locked; a later one alone merges all.
    for (let change = 0; change < 256; change += 1) await add(1);
    const { kept: sums, counted, rows } = await kept();
    expect(sums).toEqual(counted);
    expect(rows).toBeLessThan(300);
  });
});
