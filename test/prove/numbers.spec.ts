import pg from 'pg';
import { tripData } from '../api/rentals/trip.support';

const NUMBERS = Number(process.env['NUMBERS'] ?? 10_000);
const CONNECTIONS = 16;

it(
  `issues ${NUMBERS} numbers concurrently without gap or repeat, with a tenth rolled back`,
  async () => {
    const w = await tripData();
    const clients: pg.Client[] = [];
    try {
      const rented = await w.rent();
      await w.verify(rented).expect(200);
      const { rows } = await w.server.db.query<{ id: number }>(
        `SELECT entry_id AS id FROM issued_documents WHERE rental_id = $1 AND series = 'RC'`,
        [rented.id],
      );
      let taken = 0;
      const lane = async (): Promise<void> => {
        const client = new pg.Client({ connectionString: w.server.databaseUrl });
        clients.push(client);
        await client.connect();
        while (taken < NUMBERS) {
          const number = (taken += 1);
          await client.query('BEGIN');
          await client.query('SELECT issue_document($1, e, 100) FROM ledger_entries e WHERE id = $2', [
            number % 3 === 0 ? 'RV' : 'RC',
            rows[0]!.id,
          ]);
          await client.query(number % 10 === 0 ? 'ROLLBACK' : 'COMMIT');
        }
      };
      const began = performance.now();
      await Promise.all(Array.from({ length: CONNECTIONS }, lane));
      const seconds = (performance.now() - began) / 1000;
      const { rows: found } = await w.server.db.query<{
        series: string;
        found: number;
        last: number;
        ordered: boolean;
      }>(
        `SELECT d.series, count(DISTINCT d.number)::int AS found, max(s.last_number) AS last,
                bool_and(d.in_order) AS ordered
           FROM (SELECT series, number, issued_at >= lag(issued_at, 1, issued_at) OVER (PARTITION BY series ORDER BY number) AS in_order
                   FROM issued_documents WHERE series IN ('RC', 'RV')) d
           JOIN document_series s ON s.series = d.series GROUP BY d.series ORDER BY d.series`,
      );
      console.info({ numbers: NUMBERS, connections: CONNECTIONS, seconds: Math.round(seconds), found });
      expect(found.map(({ series }) => series)).toEqual(['RC', 'RV']);
      for (const { found: distinct, last, ordered } of found)
        expect([distinct, ordered]).toEqual([last, true]);
      expect(found.reduce((sum, row) => sum + row.found, 0)).toBe(1 + NUMBERS * 0.9);
    } finally {
      await Promise.all(clients.map((client) => client.end()));
      await w.server.stop();
    }
  },
  30 * 60_000,
);
