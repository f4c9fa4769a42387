// The statements of the product's own run, so that what it is compared with cannot drift away from it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';
import { startProduct } from './processes.mjs';
import { load } from './wrk.mjs';

const LOG = join(ROOT, 'test/support/processes/statement-log.mjs');
/** The service answers a request before all that it printed has arrived here. */
const CONNECTIONS = 8;

/** A request that is recorded, and replayed by its number. */
export const numbered = (request, number) => ({
  ...request,
  headers: { ...request.headers, 'x-request-id': `bench-${number}` },
});

/**
 * Sends the numbered requests once to a product on this database, and keeps the statements of each.
 * @returns the file for the peer `statements`, and the texts for one request without those that begin and end its
 *   transaction
 */
export async function record({ bench, databaseUrl, requests }) {
  const byRequest = new Map();
  const product = await startProduct({
    dataDir: bench.folder,
    databaseUrl,
    env: { NODE_OPTIONS: `--import ${LOG}`, STATEMENT_ROWS: 'on' },
    onLine: (line) => keep(byRequest, line),
  });
  try {
    await load(product.url, requests, { count: requests.length, connections: CONNECTIONS });
  } finally {
    await product.stop();
  }
  const recorded = requests.map(({ headers }) => [
    headers['x-request-id'],
    withSources(byRequest.get(headers['x-request-id']) ?? []),
  ]);
  const first = recorded.find(([, statements]) => statements.length > 0)?.[1];
  if (!first) throw new Error(`${requests[0].path} sends no statement.`);
  const file = join(bench.folder, 'statements.json');
  // What the service knew already by then, the limit reads all the same.
  const filled = recorded.map(([id, statements]) => [id, statements.length > 0 ? statements : first]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(filled)));
  return { file, statements: textsOf(first) };
}

const textsOf = (statements) =>
  statements
    .map(({ text }) => text.replaceAll(/\s+/g, ' '))
    .filter((text) => !/^(START TRANSACTION|BEGIN|COMMIT|ROLLBACK)/.test(text));

function keep(byRequest, line) {
  const [, kind, json] = /^(STATEMENT|ROWS) (.*)$/.exec(line) ?? [];
  if (!kind) return;
  const { request, ...entry } = JSON.parse(json);
  const statements = byRequest.get(request) ?? [];
  byRequest.set(request, statements);
  if (kind === 'STATEMENT') statements.push(entry);
  else statements.find(({ number }) => number === entry.number).rows = entry.rows;
}

/** A number that an earlier statement returned, such as a new row's id, is another one in the next run. */
function withSources(statements) {
  const returned = new Map();
  return statements.map(({ name, text, values = [], rows = [] }, at) => {
    const sources = values.flatMap((value, place) =>
      typeof value === 'number' && returned.has(value) ? [{ place, ...returned.get(value) }] : [],
    );
    for (const [row, cells] of rows.entries())
      for (const [column, value] of Object.entries(cells))
        if (typeof value === 'number') returned.set(value, { statement: at, row, column });
    return { name, text, values, sources };
  });
}
