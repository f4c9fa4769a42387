// The calls of visitors, customers and the console in a business of full size and of a tenth of its history, in turn:
// medians, the slowest of a hundred, statements for a page, and how much ten times the rentals cost.
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../../prepare.mjs';
import { onDatabase, tokensFor } from '../databases.mjs';
import { atMost, below, noted } from '../goals.mjs';
import { share } from '../measure.mjs';
import { ensurePlots, plot } from '../plot.mjs';
import { startProduct } from '../processes.mjs';
import { consoleCalls } from './console-calls.mjs';
import { visitorCalls } from './visitor-calls.mjs';

const WARM_UP = 10;
const CALLS_PER_SECOND = 33;
const LOG = join(ROOT, 'test/support/processes/statement-log.mjs');

const firstRow = async (db, sql) => (await db.query(sql)).rows[0];

/** A rental to search for, of a customer whose lists are read, and somebody who reads the console. */
async function people(url) {
  const [known, admin] = await onDatabase(url, async (db) => [
    await firstRow(
      db,
      `SELECT r.reference, c.id, c.mobile, c.full_name AS name, k.plate, p.transaction_id AS transaction
         FROM rentals r JOIN customers c ON c.id = r.customer_id JOIN cars k ON k.id = r.car_id JOIN payments p ON p.rental_id = r.id
        WHERE c.approval = 'APPROVED' ORDER BY r.status = 'CLOSED' DESC, r.id LIMIT 1`,
    ),
    await firstRow(db, "INSERT INTO staff (mobile, role) VALUES ('9000000001', 'ADMIN') RETURNING id"),
  ]);
  const [customerToken] = await tokensFor(url, 'customer', [known.id]);
  const [adminToken] = await tokensFor(url, 'admin', [admin.id]);
  return { known, tokens: { customer: customerToken, admin: adminToken } };
}

/** The service on a business of this size: `call` takes one call's time, `statements` counts those of a named one. */
async function serve(bench, rentals) {
  const databaseUrl = await bench.databases.business({ ...bench.full, rentals });
  const { known, tokens } = await people(databaseUrl);
  const counted = new Map();
  const product = await startProduct({
    dataDir: bench.folder,
    databaseUrl,
    env: { NODE_OPTIONS: `--import ${LOG}` },
    onLine: (line) => {
      const id = /^STATEMENT \{"request":"([^"]+)"/.exec(line)?.[1];
      if (id) counted.set(id, (counted.get(id) ?? 0) + 1);
    },
  });
  return {
    known,
    statements: (id) => counted.get(id) ?? 0,
    stop: () => product.stop(),
    async call({ path, as, body }, id) {
      const headers = {
        ...(as && { authorization: `Bearer ${tokens[as]}` }),
        ...(body && { 'content-type': 'application/json' }),
        // Only a named call is logged.
        ...(id && { 'x-request-id': id }),
      };
      const started = performance.now();
      const answer = await fetch(product.url + path, { headers, body, method: body ? 'POST' : 'GET' });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return performance.now() - started;
    },
  };
}

async function measure(pair, servers, rounds) {
  const times = [[], []];
  for (let round = -WARM_UP; round < rounds; round += 1)
    for (const [which, server] of servers.entries()) {
      const time = await server.call(pair[which]);
      if (round >= 0) times[which].push(time);
    }
  const id = `count-${pair[1].name.replaceAll(/\W/g, '-')}`;
  await servers[1].call(pair[1], id);
  const [small, large] = times.map((list) => share(list, 0.5));
  return { times: [small, large], p99: share(times[1], 0.99), statements: () => servers[1].statements(id) };
}

const figures = ({ times: [small, large], p99, statements }) => [
  noted('median ms', large, 1),
  below('p99 in ms', p99, 60, 1),
  atMost('growth with ten times the rentals', large / small, 1.2),
  atMost('statements', statements(), 3),
];

function draw(sizes, measured) {
  if (!ensurePlots()) {
    console.log('No plots: install the package gnuplot-nox (http://www.gnuplot.info).');
    return;
  }
  for (const group of new Set(measured.map((one) => one.group))) {
    const lines = measured.filter((one) => one.group === group);
    console.log(plot(group, sizes, lines));
  }
}

/** The first word says what a call is about. */
const groupOf = ({ name }) => /^[\w-]+/.exec(name)[0];

async function run(bench) {
  const sizes = [bench.full.rentals / 10, bench.full.rentals];
  const servers = [];
  try {
    for (const size of sizes) servers.push(await serve(bench, size));
    const [tenth, full] = servers.map(({ known }) => [...visitorCalls, ...consoleCalls(known)]);
    const measured = [];
    for (const [place, call] of full.entries()) {
      const rounds = CALLS_PER_SECOND * bench.seconds;
      measured.push({
        name: call.name,
        group: groupOf(call),
        ...(await measure([tenth[place], call], servers, rounds)),
      });
    }
    draw(sizes, measured);
    return measured.map((one) => ({ call: one.name, wide: true, goals: figures(one) }));
  } finally {
    for (const server of servers) await server.stop();
  }
}

export const rows = [{ name: 'growth', run }];
