// Memory of the process at rest, and after load of every kind.
import { setTimeout as pause } from 'node:timers/promises';
import { URLSearchParams } from 'node:url';
import { SMALL } from '../databases.mjs';
import { atMost, noted } from '../goals.mjs';
import { startProduct } from '../processes.mjs';
import { dayAhead } from '../requests.mjs';
import { load } from '../wrk.mjs';

const REST_MS = 3_000;
const window = { from: dayAhead(5), to: dayAhead(8), pickupTime: '12:00', dropTime: '12:00' };
const mixed = [
  '/api/vehicles',
  '/api/vehicles/filters',
  '/api/vehicles/1',
  `/api/vehicles?${new URLSearchParams(window)}`,
  '/api/availability/1',
  '/api/settings',
  '/',
  '/carlist',
  '/car/1',
].map((path) => ({ path }));

async function run(bench) {
  const databaseUrl = await bench.databases.business(SMALL);
  const product = await startProduct({ dataDir: bench.folder, databaseUrl });
  try {
    await (await fetch(`${product.url}/carlist`)).arrayBuffer();
    await pause(REST_MS);
    const atRest = product.memoryMb();
    await load(product.url, mixed, { seconds: bench.seconds * bench.rounds });
    return [
      {
        call: 'Memory of the process',
        goals: [
          noted('MB resident at rest, after one page', atRest),
          atMost('MB resident after load', product.memoryMb(), 160, 0),
          noted('MB resident at most', product.peakMemoryMb()),
        ],
      },
    ];
  } finally {
    await product.stop();
  }
}

export const rows = [{ name: 'memory', run }];
