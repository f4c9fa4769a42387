// The calls of visitors, customers and the console in businesses of several sizes, in turn: medians, the slowest of a
// hundred, statements for a page and their plans, and how much more history or a larger business costs.
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../../prepare.mjs';
import { onDatabase, tokensFor } from '../databases.mjs';
import { atMost, below, exactly, noted } from '../goals.mjs';
import { share } from '../measure.mjs';
import { keepPlans, largeTables, plansOf, readWhole } from '../plans.mjs';
import { ensurePlots, plotGrowth } from '../plot.mjs';
import { startProduct } from '../processes.mjs';
import { consoleCalls } from './console-calls.mjs';
import { visitorCalls } from './visitor-calls.mjs';

const WARM_UP = 10;
const CALLS_PER_SECOND = 33;
const LOG = join(ROOT, 'test/support/processes/statement-log.mjs');

/** The businesses, smallest first; each ends with the one of full size. */
const PARTS = [1 / 100, 1 / 10, 1];
const SERIES = [
  { name: 'rentals', label: 'rentals, with the same cars and customers', grows: ['rentals'] },
  {
    name: 'business',
    label: 'rentals, with as many more cars and customers',
    grows: ['rentals', 'cars', 'customers'],
  },
];

const scaled = (full, grows, part) => ({
  ...full,
  ...Object.fromEntries(grows.map((name) => [name, Math.round(full[name] * part)])),
});

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

/** The service on a business of this size: `call` takes one call's time, `statements` are those of a named one. */
async function serve(bench, size) {
  const databaseUrl = await bench.databases.business(size);
  const { known, tokens } = await people(databaseUrl);
  const sent = new Map();
  const product = await startProduct({
    dataDir: bench.folder,
    databaseUrl,
    env: { NODE_OPTIONS: `--import ${LOG}` },
    onLine(line) {
      const json = /^STATEMENT (.*)$/.exec(line)?.[1];
      if (!json) return;
      const statement = JSON.parse(json);
      sent.set(statement.request, [...(sent.get(statement.request) ?? []), statement]);
    },
  });
  return {
    databaseUrl,
    size,
    calls: [...visitorCalls, ...consoleCalls(known)],
    statements: (id) => sent.get(id) ?? [],
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

/** One call in every business in turn: the times of each, and the statements in the one of full size. */
async function measure(place, servers, full, rounds) {
  const times = new Map(servers.map((server) => [server, []]));
  for (let round = -WARM_UP; round < rounds; round += 1)
    for (const server of servers) {
      const time = await server.call(server.calls[place]);
      if (round >= 0) times.get(server).push(time);
    }
  const { name } = full.calls[place];
  const id = `count-${name.replaceAll(/\W/g, '-')}`;
  await full.call(full.calls[place], id);
  return {
    name,
    median: (server) => share(times.get(server), 0.5),
    p99: share(times.get(full), 0.99),
    statements: () => full.statements(id),
  };
}

function figures(one, [history, business], large) {
  const growth = (servers, steps) => one.median(servers.at(-1)) / one.median(servers.at(-1 - steps));
  return [
    noted('median ms', one.median(history.at(-1)), 1),
    below('p99 in ms', one.p99, 60, 1),
    atMost('growth with ten times the rentals', growth(history, 1), 1.2),
    noted('with a hundred times', growth(history, 2), 2),
    noted('with ten times cars and customers too', growth(business, 1), 2),
    noted('with a hundred times of all', growth(business, 2), 2),
    atMost('statements', one.statements().length, 3),
    exactly('large tables read whole', readWhole(one.plans, large).length, 0),
  ];
}

function draw(measured, seriesServers) {
  if (!ensurePlots()) {
    console.log('No plots: install the package gnuplot-nox (http://www.gnuplot.info).');
    return;
  }
  for (const group of new Set(measured.map(groupOf)))
    for (const [at, { name, label }] of SERIES.entries()) {
      const servers = seriesServers[at];
      const sizes = servers.map(({ size }) => size.rentals);
      const lines = measured
        .filter((one) => groupOf(one) === group)
        .map((one) => ({ name: one.name, times: servers.map(one.median) }));
      console.log(plotGrowth(`${group}-${name}`, { label, sizes }, lines));
    }
}

/** The first word names the subject of a call. */
const groupOf = ({ name }) => /^[\w-]+/.exec(name)[0];

async function run(bench) {
  const servers = new Map();
  try {
    const seriesServers = [];
    for (const { grows } of SERIES) {
      const sizes = PARTS.map((part) => scaled(bench.full, grows, part));
      for (const size of sizes) {
        const key = JSON.stringify(size);
        if (!servers.has(key)) servers.set(key, await serve(bench, size));
      }
      seriesServers.push(sizes.map((size) => servers.get(JSON.stringify(size))));
    }
    const full = seriesServers[0].at(-1);
    const measured = [];
    for (const place of full.calls.keys())
      measured.push(await measure(place, [...servers.values()], full, CALLS_PER_SECOND * bench.seconds));
    for (const one of measured) one.plans = await plansOf(full.databaseUrl, one.statements());
    console.log(keepPlans(measured));
    draw(measured, seriesServers);
    const large = await largeTables(full.databaseUrl);
    return measured.map((one) => ({ call: one.name, wide: true, goals: figures(one, seriesServers, large) }));
  } finally {
    for (const server of servers.values()) await server.stop();
  }
}

export const rows = [{ name: 'growth', run }];
