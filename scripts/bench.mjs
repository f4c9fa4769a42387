// The server beside a bare `node:http` server that sends the same bytes: requests a second, in ratios.
// Interleaved rounds, medians with their spread; absolute numbers say more about the machine than about us.
// The console follows; `node scripts/bench-console.mjs` measures it alone.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { startDemoServer } from './demo-server.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;

ensureInstalled();
await ensureBuilt();
const { default: autocannon } = await import('autocannon');

const server = await startDemoServer();
const ours = server.url;

/** Answers every request with these bytes, having read and parsed a JSON body where one comes. */
async function bare({ status, headers, body }) {
  const twin = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      if (text) JSON.parse(text);
      response.writeHead(status, headers);
      response.end(body);
    });
  });
  twin.listen(0, '127.0.0.1');
  await once(twin, 'listening');
  return { url: `http://127.0.0.1:${twin.address().port}`, close: () => twin.close() };
}

const day = (ahead) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    new Date(Date.now() + ahead * 86_400_000),
  );
const quote = JSON.stringify({
  carId: 1,
  fromDate: day(20),
  toDate: day(24),
  pickupTime: '12:00',
  returnTime: '15:00',
});
const list = await fetch(`${ours}/api/vehicles`);
await list.arrayBuffer();
const CALLS = [
  { name: 'GET /api/vehicles', path: '/api/vehicles', goal: 0.85 },
  {
    name: 'GET /api/vehicles, If-None-Match',
    path: '/api/vehicles',
    headers: { 'if-none-match': list.headers.get('etag') },
    goal: 0.85,
  },
  { name: 'GET /api/vehicles?type=SUV', path: '/api/vehicles?type=SUV', goal: 0.85 },
  { name: 'GET /api/vehicles/filters', path: '/api/vehicles/filters', goal: 0.85 },
  { name: 'GET /api/settings', path: '/api/settings', goal: 0.85 },
  { name: 'GET /api/vehicles/1', path: '/api/vehicles/1', goal: 0.7 },
  {
    name: 'POST /api/payments/calculate',
    path: '/api/payments/calculate',
    method: 'POST',
    body: quote,
    headers: { 'content-type': 'application/json' },
    goal: 0.5,
  },
];

async function rate(url, { method = 'GET', headers, body }) {
  const result = await autocannon({
    url,
    method,
    headers,
    body,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.errors > 0 || result['5xx'] > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result['5xx']} faults`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

try {
  console.log(`${'call'.padEnd(36)} ours/s   bare/s   ratio (spread)      goal   p99 ours/bare ms`);
  for (const call of CALLS) {
    const response = await fetch(ours + call.path, {
      method: call.method,
      headers: call.headers,
      body: call.body,
    });
    const body = Buffer.from(await response.arrayBuffer());
    const twin = await bare({
      status: response.status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(response.status === 304 ? {} : { 'content-length': body.length }),
      },
      body,
    });
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const our = await rate(ours + call.path, call);
      const their = await rate(twin.url + call.path, call);
      rounds.push({ our, their, ratio: our.perSecond / their.perSecond });
    }
    twin.close();
    const ratios = rounds.map(({ ratio }) => ratio);
    const number = (value) => String(Math.round(value)).padStart(7);
    console.log(
      `${call.name.padEnd(36)}${number(median(rounds.map(({ our }) => our.perSecond)))}  ${number(median(rounds.map(({ their }) => their.perSecond)))}   ` +
        `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)})   >= ${call.goal.toFixed(2)}   ` +
        `${median(rounds.map(({ our }) => our.p99))}/${median(rounds.map(({ their }) => their.p99))}`,
    );
  }
} finally {
  await server.stop();
}

console.log('\nThe console in a business of full size:');
await import('./bench-console.mjs');
