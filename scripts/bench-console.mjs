// The console's lists, searches and timeline, and a customer's own lists, in a business of full size and of a tenth of its
// history, side by side: medians, the slowest of a hundred, statements for a page, and how much ten times the rentals cost.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { URLSearchParams } from 'node:url';
import pg from 'pg';
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.mjs';

const SIZES = [
  { customers: 10_000, cars: 1_000, rentals: 20_000 },
  { customers: 10_000, cars: 1_000, rentals: 200_000 },
];
const WARM_UP = 10;
const ROUNDS = 100;
const GOAL = { p99: 60, statements: 3, growth: 1.2 };
const ADMIN = '9000000001';

ensureInstalled();
await ensureBuilt();
const { startEmbeddedPostgres } = await import('../dist/backend/platform/database/embedded.js');
const { migrate } = await import('../dist/backend/platform/database/data-source.js');

async function business(postgres, size) {
  const url = new URL(postgres.url);
  url.pathname = `/bench_${size.rentals}`;
  const owner = new pg.Client({ connectionString: postgres.url });
  await owner.connect();
  await owner.query(`CREATE DATABASE bench_${size.rentals}`);
  await owner.end();
  await migrate(url.href);
  const db = new pg.Client({ connectionString: url.href });
  db.on('error', () => undefined);
  await db.connect();
  const started = Date.now();
  const sql = readFileSync(join(ROOT, 'test/support/scale.sql'), 'utf8');
  for (const statement of sql.replace(/:(customers|cars|rentals)\b/g, (_, name) => size[name]).split(/;$/m))
    await db.query(statement);
  console.log(
    `${size.rentals.toLocaleString('en')} rentals made in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  await db.query(`INSERT INTO staff (mobile, role) VALUES ('${ADMIN}', 'ADMIN')`);
  const { rows } = await db.query(
    `SELECT r.reference, c.mobile, c.email, c.full_name AS name, k.plate, p.transaction_id AS transaction
       FROM rentals r JOIN customers c ON c.id = r.customer_id JOIN cars k ON k.id = r.car_id JOIN payments p ON p.rental_id = r.id
      WHERE r.status = 'CLOSED' AND c.approval = 'APPROVED' ORDER BY r.id LIMIT 1`,
  );
  await db.end();
  return { url: url.href, known: rows[0] };
}

async function serve({ url: databaseUrl, known }, dataDir) {
  const child = spawn(process.execPath, [join(ROOT, 'dist/server/main.js')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `--import ${join(ROOT, 'test/support/statement-log.mjs')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const url = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /^Listening on (\S+)$/m.exec(output)?.[1];
      if (address) resolve(address);
    });
  });
  const post = async (path, body) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()).data;
  };
  const signIn = async (route, to, who) => {
    await post(`${route}/send-otp`, who);
    const [message] = await (await fetch(`${url}/dev/outbox.json?to=${encodeURIComponent(to)}`)).json();
    return (await post(`${route}/verify-otp`, { ...who, otp: /\b(\d{6})\b/.exec(message.text)[1] })).token;
  };
  const tokens = {
    admin: await signIn('/admin/login', ADMIN, { phoneNumber: ADMIN }),
    customer: await signIn('/api/login', known.email, { email: known.email }),
  };
  return {
    /** One call, in milliseconds; with `id` its statements can be counted. */
    async call({ path, as }, id = '') {
      const headers = { authorization: `Bearer ${tokens[as]}`, ...(id ? { 'x-request-id': id } : {}) };
      const started = performance.now();
      const answer = await fetch(url + path, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return performance.now() - started;
    },
    statements: (id) => output.split('\n').filter((line) => line.includes(`"request":"${id}"`)).length,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const today = Date.now();
const day = (ahead) => new Date(today + ahead * 86_400_000).toISOString().slice(0, 10);

const list = (name, resource, query = {}) => ({
  name,
  as: 'admin',
  path: `/console/${resource}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]))}`,
});
const sorted = (resource, ...fields) =>
  fields.map((field) => list(`${resource} by ${field}`, resource, { sort: [field, 'DESC'] }));
const found = (resource, kind, q) => list(`${resource}, ${kind}`, resource, { filter: { q } });

/** Lists of rentals and payments. */
const moneyLists = [
  ...sorted('bookings', 'id', 'fromDate', 'status', 'total'),
  list('bookings, a hundred', 'bookings', { range: [0, 99] }),
  list('bookings CLOSED by fromDate', 'bookings', {
    filter: { status: 'CLOSED' },
    sort: ['fromDate', 'DESC'],
  }),
  list('bookings PENDING by fromDate', 'bookings', {
    filter: { status: 'PENDING' },
    sort: ['fromDate', 'ASC'],
  }),
  list('bookings to pick up today', 'bookings', { filter: { due: 'PICKUP_TODAY' } }),
  list('bookings late to return', 'bookings', { filter: { due: 'RETURN_LATE' } }),
  list('bookings of two weeks', 'bookings', { filter: { pickupFrom: day(-40), pickupTo: day(-27) } }),
  list('bookings, payment to check', 'bookings', { filter: { payment: 'SUBMITTED' } }),
  ...sorted('reservations', 'id', 'fromDate'),
  ...sorted('transactions', 'id', 'amount', 'status'),
  list('transactions SUBMITTED by amount', 'transactions', {
    filter: { status: 'SUBMITTED' },
    sort: ['amount', 'DESC'],
  }),
  list('transactions owed', 'transactions', { filter: { owed: true } }),
  list('transactions flagged', 'transactions', { filter: { flagged: true } }),
  list('transactions done', 'transactions', { filter: { done: true } }),
  { name: 'transactions, counts', as: 'admin', path: '/console/transactions/counts' },
];

const rentalSearches = (known) => [
  found('bookings', 'a reference', known.reference),
  found('bookings', 'a mobile', known.mobile),
  found('bookings', 'a name', known.name),
  found('bookings', 'a first name', known.name.split(' ')[0]),
  found('bookings', 'a plate', known.plate),
  found('bookings', 'a district', known.plate.slice(0, 4)),
  found('bookings', 'a transaction', known.transaction),
  found('bookings', 'nothing', 'nobody is called this'),
  found('transactions', 'a transaction', known.transaction),
  found('transactions', 'a mobile', known.mobile),
  found('transactions', 'a name', known.name),
];

const officeLists = (known) => [
  ...sorted('customers', 'id', 'fullName'),
  found('customers', 'a surname', known.name.split(' ')[1]),
  found('customers', 'a mobile', known.mobile),
  ...sorted('pending-documents', 'submittedAt', 'fullName', 'nextPickupAt'),
  found('pending-documents', 'a name', known.name),
  ...sorted('complaints', 'id', 'customerName'),
  found('complaints', 'a subject', 'refund not'),
  ...sorted('cars', 'carName'),
  found('cars', 'a plate', known.plate),
  ...sorted('blocks', 'fromDate'),
  ...sorted('staff', 'id'),
  ...sorted('audit', 'at'),
  ...sorted('messages', 'id'),
];

const calls = (known) => [
  ...moneyLists,
  ...rentalSearches(known),
  ...officeLists(known),
  { name: 'today', as: 'admin', path: '/console/reports/today' },
  list('timeline, 25 cars', 'timeline'),
  list('timeline, 100 cars', 'timeline', { range: [0, 99] }),
  list('timeline, 100 cars, past', 'timeline', {
    range: [0, 99],
    filter: { from: day(-40), to: day(-27) },
  }),
  { name: 'own bookings', as: 'customer', path: '/api/bookings/user/bookings' },
  { name: 'own reservations', as: 'customer', path: '/api/reservations/user/reservations' },
];

const sortedUp = (numbers) => [...numbers].sort((a, b) => a - b);
const at = (numbers, share) =>
  sortedUp(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];

const dataDir = mkdtempSync(join(tmpdir(), 'rental-bench-'));
const postgres = await startEmbeddedPostgres(dataDir);
const servers = [];
try {
  const businesses = [];
  for (const size of SIZES) businesses.push(await business(postgres, size));
  for (const made of businesses) servers.push(await serve(made, dataDir));
  const [tenth, full] = businesses.map(({ known }) => calls(known));
  const cell = (value, width) => String(value).padStart(width);
  console.log(
    `\n${'call'.padEnd(36)}${cell('median ms', 10)}${cell('a tenth', 9)}${cell('growth', 8)}${cell('p99 ms', 9)}  statements` +
      `\n${'goal'.padEnd(36)}${cell('', 19)}${cell(`<= ${GOAL.growth}`, 8)}${cell(`< ${GOAL.p99}`, 9)}  <= ${GOAL.statements}`,
  );
  for (const [place, call] of full.entries()) {
    const pair = [tenth[place], call];
    const times = [[], []];
    for (let round = -WARM_UP; round < ROUNDS; round += 1)
      for (const [which, server] of servers.entries()) {
        const time = await server.call(pair[which]);
        if (round >= 0) times[which].push(time);
      }
    const [small, large] = times.map((list) => at(list, 0.5));
    await servers[1].call(call, `count-${place}`);
    const statements = servers[1].statements(`count-${place}`);
    const p99 = at(times[1], 0.99);
    const missed = [
      large / small > GOAL.growth && 'growth',
      p99 >= GOAL.p99 && 'p99',
      statements > GOAL.statements && 'statements',
    ].filter(Boolean);
    console.log(
      `${call.name.padEnd(36)}${cell(large.toFixed(1), 10)}${cell(small.toFixed(1), 9)}${cell((large / small).toFixed(2), 8)}` +
        `${cell(p99.toFixed(1), 9)}  ${statements}${missed.length > 0 ? `   missed: ${missed.join(', ')}` : ''}`,
    );
  }
} finally {
  for (const server of servers) await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
