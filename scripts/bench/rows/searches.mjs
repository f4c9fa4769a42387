// Reads that ask the database, beside `node:http` and `pg` with the same SQL.
import { URLSearchParams } from 'node:url';
import { besideStatements } from '../beside-statements.mjs';
import { atLeast, below } from '../goals.mjs';
import { numbered } from '../recording.mjs';
import { dayAhead } from '../requests.mjs';
import { load } from '../wrk.mjs';

const RATIO = 'requests a second beside node:http + pg';
const WINDOWS = 60;
const CARS = 200;
/** 32 connections with this pause come to 50 requests a second. */
const PAUSE_MS = 640;
const QUIET_SECONDS = 5;

const windows = Array.from({ length: WINDOWS }, (_, at) => ({
  from: dayAhead(2 + (at % 20)),
  to: dayAhead(4 + (at % 20) + Math.floor(at / 20)),
  pickupTime: '12:00',
  dropTime: '12:00',
  type: 'SUV',
  transmission: 'Manual',
}));
const search = windows.map((window) => ({ path: `/api/vehicles?${new URLSearchParams(window)}` }));
// Every fortieth car of the business is retired.
const calendars = Array.from({ length: CARS }, (_, at) => at + 1)
  .filter((id) => id % 40 !== 0)
  .map((id) => ({ path: `/api/availability/${id}` }));

async function measured(bench, requests, more) {
  const url = await bench.databases.business(bench.full);
  const databases = { recording: url, product: url, limit: url };
  return besideStatements({ bench, databases, requests: requests.map(numbered), more });
}

export const rows = [
  {
    name: 'search',
    async run(bench) {
      const quiet = (product) => load(product.url, search, { seconds: QUIET_SECONDS, pauseMs: PAUSE_MS });
      const { compared, extra } = await measured(bench, search, quiet);
      return [
        {
          call: 'GET /api/vehicles, filters and a free window, 1,000 cars',
          ...compared,
          goals: [
            atLeast(RATIO, compared.ratio, 0.9),
            below(`p99 in ms at ${extra.perSecond.toFixed(0)} requests a second`, extra.p99, 50, 1),
          ],
        },
      ];
    },
  },
  {
    name: 'availability',
    async run(bench) {
      const { compared } = await measured(bench, calendars);
      return [
        {
          call: 'GET /api/availability/{carId}',
          ...compared,
          goals: [atLeast(RATIO, compared.ratio, 1)],
        },
      ];
    },
  },
];
