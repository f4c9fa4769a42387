// Compares the service with minimal servers on the same machine: `npm run bench [-- <row> …]`.
import { randomUUID } from 'node:crypto';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled();
await ensureBuilt();
const { payHolds, signIn, signInAdmin, startDatabases } = await import('./bench/databases.mjs');
const { record, responseTo, withIds } = await import('./bench/recording.mjs');
const requests = await import('./bench/requests.mjs');
const { load, prepareMachine, startBaseline, startService } = await import('./bench/servers.mjs');
const { compareTimes, editTime } = await import('./bench/tenfold.mjs');

const ROUNDS = 5;
const SECONDS = 2;
const WRITES_PER_ROUND = 400;
/** A goal may be missed by this share, because machines are noisy. */
const TOLERANCE = 0.2;
/** 200 of these 205 cars are on offer. */
const SMALL = { customers: 1_000, cars: 205, rentals: 4_100 };
const LARGE = { customers: 10_000, cars: 1_000, rentals: 200_000 };
/** Ten times the fleet: a request may take twice as long. */
const TENFOLD = { customers: 100_000, cars: 10_000, rentals: 2_000_000 };
/** Enough customers for one rental each. */
const WRITERS = { customers: 4_500, cars: 1_000, rentals: 4_100 };

const ROWS = {
  list: () => compareBytes({ path: '/api/vehicles' }, 0.6),
  'list-304': () => compareBytes({ path: '/api/vehicles' }, 0.35, 304),
  filters: () => compareBytes({ path: '/api/vehicles/filters' }, 0.5),
  settings: () => compareBytes({ path: '/api/settings' }, 0.5),
  car: () => compareBytes({ path: '/api/vehicles/1' }, 0.4),
  calculate: () => compareBytes(requests.calculation, 0.1),
  search: () => compareQueries(requests.searches, 0.85, 50),
  availability: () => compareQueries(requests.availabilities, 1),
  hold: () => compareTransactions('/api/holds', 0.7),
  booking: () => compareTransactions('/api/bookings', 0.7),
  memory,
};
/** Rows that run only by name, because creating two million rentals takes half an hour. */
const LONG_ROWS = { tenfold };

const atLeast = (measure, goal, value, more) => ({
  ...{ measure, goal: `>= ${goal}`, value, isReached: value >= goal },
  ...{ hasFailed: value < goal * (1 - TOLERANCE), ...more },
});
const atMost = (measure, goal, value) => ({
  ...{ measure, goal: `<= ${goal}`, value, isReached: value <= goal },
  hasFailed: value > goal * (1 + TOLERANCE),
});

/** Measures both servers in turn after a warm-up round. Returns their medians and the median of the ratios. */
async function compare(servers, all, { folder }, count = 0) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const part = count > 0 ? all.slice(round * count, (round + 1) * count) : all;
    const result = {};
    // Alternates the order, so that neither side always benefits from warm caches.
    for (const side of round % 2 === 0 ? ['service', 'baseline'] : ['baseline', 'service'])
      result[side] = await load(servers[side], part, {
        folder,
        ...(count > 0 ? { count } : { seconds: SECONDS }),
      });
    if (round > 0) rounds.push(result);
  }
  const sorted = (valueOf) => rounds.map(valueOf).sort((a, b) => a - b);
  const median = (valueOf) => sorted(valueOf)[Math.floor(ROUNDS / 2)];
  const ratios = sorted(({ service, baseline }) => service.perSecond / baseline.perSecond);
  return {
    ratio: ratios[Math.floor(ROUNDS / 2)],
    columns: {
      rounds: `${ratios[0].toFixed(2)}-${ratios.at(-1).toFixed(2)}`,
      ...Object.fromEntries(
        ['perSecond', 'p99', 'cpuMicros'].map((name) => {
          const [service, baseline] = ['service', 'baseline'].map((side) => median((one) => one[side][name]));
          const digits = name === 'p99' ? 1 : 0;
          return [name, `${service.toFixed(digits)} / ${baseline.toFixed(digits)}`];
        }),
      ),
    },
  };
}

/** Starts both servers in order, runs `work`, and stops them. */
async function during(startBoth, work) {
  const servers = {};
  try {
    for (const [side, start] of Object.entries(startBoth)) servers[side] = await start(servers);
    return await work(servers);
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
}

/** The baseline sends the bytes of the service's own response. */
async function compareBytes(request, goal, status = 200) {
  const database = await databases.business(SMALL);
  const sent = { ...request };
  const startBoth = {
    service: () => startService(database),
    async baseline({ service }) {
      if (status === 304)
        sent.headers = { 'if-none-match': (await responseTo(service, request)).headers.etag };
      const response = await responseTo(service, sent);
      if (response.status !== status) throw new Error(`${sent.path}: ${response.status}`);
      return startBaseline('bytes', { status, body: response.body }, database);
    },
  };
  return during(startBoth, async (servers) => {
    const { ratio, columns } = await compare(servers, [sent], database);
    return [atLeast('requests a second / node:http', goal, ratio, columns)];
  });
}

/** The baseline runs the statements that the service runs for the same request. */
async function compareQueries(all, goal, p99Ms) {
  const database = await databases.business(LARGE);
  const named = withIds(all);
  const statements = await record(database, named);
  const startBoth = {
    service: () => startService(database),
    baseline: () => startBaseline('statements', statements, database),
  };
  return during(startBoth, async (servers) => {
    const { ratio, columns } = await compare(servers, named, database);
    const lines = [atLeast('requests a second / node:http + pg', goal, ratio, columns)];
    if (!p99Ms) return lines;
    // 32 connections that each wait this long send 50 requests a second.
    const { p99 } = await load(servers.service, all, { folder: database.folder, seconds: 5, pauseMs: 640 });
    return [...lines, atMost('p99 in ms at 50 requests a second', p99Ms, p99)];
  });
}

/** Both servers run the same transactions, each on a copy of the same database. */
async function compareTransactions(path, goal) {
  const purpose = path.split('/').at(-1);
  const start = await databases.copy(await databases.business(WRITERS), purpose);
  const tokens = await signIn(start, WRITES_PER_ROUND * (ROUNDS + 1));
  if (path !== '/api/holds') {
    const holds = requests.rentals('/api/holds', tokens, WRITERS.cars);
    await during({ service: () => startService(start) }, ({ service }) =>
      load(service, holds, { folder: start.folder, count: holds.length }),
    );
    await payHolds(start);
  }
  const named = withIds(requests.rentals(path, tokens, WRITERS.cars));
  const statements = await record(await databases.copy(start, 'recording'), named);
  const startBoth = {
    service: async () => startService(await databases.copy(start, 'service')),
    baseline: async () => startBaseline('statements', statements, await databases.copy(start, 'baseline')),
  };
  return during(startBoth, async (servers) => {
    const { ratio, columns } = await compare(servers, named, start, WRITES_PER_ROUND);
    return [atLeast('transactions a second / node:http + pg', goal, ratio, columns)];
  });
}

async function memory() {
  const database = await databases.business(SMALL);
  return during({ service: () => startService(database) }, async ({ service }) => {
    await load(service, requests.mixed, { folder: database.folder, seconds: SECONDS * ROUNDS });
    return [atMost('MB resident after load', 170, service.memoryMb())];
  });
}

async function tenfold() {
  const small = await databases.business({ ...LARGE, withoutLedger: true });
  const large = await databases.business({ ...TENFOLD, withoutLedger: true });
  const sessionId = randomUUID();
  const admin = await signInAdmin(small, sessionId);
  await signInAdmin(large, sessionId);
  const startAll = {
    small: () => startService(small),
    large: () => startService(large),
    second: () => startService(large),
  };
  return during(startAll, async (servers) => {
    const lines = [];
    for (const [name, requestOf] of Object.entries(requests.compared(admin))) {
      const times = await compareTimes(servers, requestOf);
      const rounds = `${times.small.toFixed(1)} / ${times.large.toFixed(1)} ms`;
      lines.push({ ...atMost(`${name}: time / with 1,000 cars`, 2, times.large / times.small), rounds });
    }
    const ms = await editTime([servers.large, servers.second], 2, admin);
    return [...lines, atMost('ms until both processes answer with an edit', 100, ms)];
  });
}

function table(lines) {
  const header = ['Row', 'Measured', 'Figure', 'Goal', 'Reached', 'Rounds', 'Rate', 'p99 ms', 'CPU µs'];
  const cells = lines.map((one) => [
    ...[one.row, one.measure, Number.isInteger(one.value) ? one.value : one.value.toFixed(2), one.goal],
    ...[one.isReached ? 'yes' : one.hasFailed ? 'NO' : 'nearly', one.rounds, one.perSecond, one.p99],
    one.cpuMicros,
  ]);
  return [header, header.map(() => '---'), ...cells]
    .map((row) => `| ${row.map((cell) => cell ?? '').join(' | ')} |`)
    .join('\n');
}

const rows = { ...ROWS, ...LONG_ROWS };
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(ROWS);
if (!names.every((name) => Object.hasOwn(rows, name))) {
  console.error(`npm run bench -- ${Object.keys(rows).join(' | ')}`);
  process.exit(2);
}
prepareMachine();
const databases = await startDatabases();
// Ctrl-C also stops the servers, but not the database.
process.once('SIGINT', () => void databases.stop().finally(() => process.exit(130)));
const lines = [];
try {
  for (const name of names) {
    console.error(`${name} …`);
    for (const line of await rows[name]()) lines.push({ row: name, ...line });
  }
} finally {
  await databases.stop();
}
console.log(table(lines));
console.log('\nRate, p99 and CPU time of a request: service / baseline.');
if (lines.some(({ hasFailed }) => hasFailed)) process.exitCode = 1;
