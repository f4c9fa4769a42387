// `node:http` and `pg`: for each request the statements that the service sent for it, one after another on one
// connection, and the last rows as JSON.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

const POOL_SIZE = 10;

const revived = (_, value) => (value?.type === 'Buffer' ? Buffer.from(value.data) : value);
const recorded = JSON.parse(readFileSync(process.argv[2], 'utf8'), revived);
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  options: process.env.PLANNING,
  max: POOL_SIZE,
});

async function replay(statements) {
  const client = await pool.connect();
  try {
    const results = [];
    for (const { name, text, values, sources } of statements) {
      for (const { place, statement, row, column } of sources)
        values[place] = results[statement].rows[row][column];
      results.push(await client.query({ name, text, values }));
    }
    return JSON.stringify(results.findLast(({ rows }) => rows?.length > 0)?.rows ?? []);
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    replay(recorded[request.headers['x-request-id']]).then(
      (body) => {
        response.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        });
        response.end(body);
      },
      (error) => {
        console.error(error.message);
        response.writeHead(500).end();
      },
    );
  });
});
server.listen(0, '127.0.0.1', () => console.log(`Listening on http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit(0));
