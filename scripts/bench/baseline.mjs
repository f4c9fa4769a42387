// A minimal server that the service is measured against: `node baseline.mjs bytes|statements <file>`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const [kind, file] = process.argv.slice(2);
const recorded = JSON.parse(readFileSync(file, 'utf8'), (_, value) =>
  value?.type === 'Buffer' ? Buffer.from(value.data) : value,
);

/** Parses a JSON body, if any, and sends the recorded bytes with their type and length only. */
function sendBytes() {
  const headers = {
    ...JSON_TYPE,
    ...(recorded.status !== 304 && { 'content-length': recorded.body.length }),
  };
  return (response, body) => {
    if (body) JSON.parse(body);
    response.writeHead(recorded.status, headers).end(recorded.body);
  };
}

/** Runs the recorded statements of the request on one connection and sends the last rows as JSON. */
function runStatements() {
  const { DATABASE_URL: connectionString, PLANNING: options } = process.env;
  const pool = new pg.Pool({ connectionString, options, max: 10 });
  return async (response, _, id) => {
    const client = await pool.connect();
    try {
      const results = [];
      for (const { name, text, values, sources } of recorded[id]) {
        for (const { at, statement, row, column } of sources)
          values[at] = results[statement].rows[row][column];
        results.push(await client.query({ name, text, values }));
      }
      const rows = JSON.stringify(results.findLast((result) => result.rows?.length > 0)?.rows ?? []);
      response.writeHead(200, { ...JSON_TYPE, 'content-length': Buffer.byteLength(rows) }).end(rows);
    } catch (error) {
      console.error(error.message);
      await client.query('ROLLBACK');
      response.writeHead(500).end();
    } finally {
      client.release();
    }
  };
}

const respond = kind === 'bytes' ? sendBytes() : runStatements();
const server = createServer((request, response) => {
  if (request.method === 'GET') return respond(response, '', request.headers['x-request-id']);
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => respond(response, body, request.headers['x-request-id']));
});
server.listen(0, '127.0.0.1', () => console.log(`Listening on http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit(0));
