// Records the responses and statements of the service, so that a baseline can replay them.
import { once } from 'node:events';
import http from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';
import { startService } from './servers.mjs';

const LOG = join(ROOT, 'test/support/processes/statement-log.mjs');

/** The response to a request without the headers that `fetch` adds. */
export async function responseTo({ url }, { path, method = 'GET', headers, body }) {
  const request = http.request(url + path, { method, headers });
  request.end(body);
  const [response] = await once(request, 'response');
  const bytes = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body: bytes };
}

/** Gives each request an ID. Its statements are recorded and replayed with this ID. */
export const withIds = (requests) =>
  requests.map((one, at) => ({ ...one, headers: { ...one.headers, 'x-request-id': `bench-${at}` } }));

/** @returns the statements by request ID that the service runs for each of these requests */
export async function record(database, requests) {
  const byRequest = {};
  function add(line) {
    const [, kind, json] = /^(STATEMENT|ROWS) (.*)$/.exec(line) ?? [];
    if (!kind) return;
    const { request, ...entry } = JSON.parse(json);
    const statements = (byRequest[request] ??= []);
    if (kind === 'STATEMENT') statements.push(entry);
    else statements.find(({ number }) => number === entry.number).rows = entry.rows;
  }
  const env = { NODE_OPTIONS: `--import ${LOG}`, STATEMENT_ROWS: 'on' };
  const service = await startService(database, { env, onLine: add });
  try {
    for (const request of requests) {
      const { status, body } = await responseTo(service, request);
      if (status >= 400) throw new Error(`${request.path}: ${status} ${body}`);
    }
  } finally {
    await service.stop();
  }
  return Object.fromEntries(Object.entries(byRequest).map(([id, all]) => [id, withSources(all)]));
}

/**
 * Adds the sources of values that an earlier statement returned, such as the ID of a new row, which differs in each
 * run.
 */
function withSources(statements) {
  const returned = new Map();
  return statements.map(({ name, text, values = [], rows = [] }, statement) => {
    const sources = values.flatMap((value, at) =>
      typeof value === 'number' && returned.has(value) ? [{ at, ...returned.get(value) }] : [],
    );
    for (const [row, cells] of rows.entries())
      for (const [column, value] of Object.entries(cells))
        if (typeof value === 'number') returned.set(value, { statement, row, column });
    return { name, text, values, sources };
  });
}
