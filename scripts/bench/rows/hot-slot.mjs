// All requests are for the same car on the same day.
import { onDatabase, SMALL, tokensFor } from '../databases.mjs';
import { atLeast, below, exactly } from '../goals.mjs';
import { spreadOf } from '../measure.mjs';
import { startProduct } from '../processes.mjs';
import { profiled } from '../profile.mjs';
import { noonToNoon } from '../requests.mjs';
import { load } from '../wrk.mjs';

const PEOPLE = 64;
const ATTEMPTS_PER_SECOND = 2_000;

const attempts = (tokens, day) =>
  tokens.map((token) => ({
    path: '/api/holds',
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ carId: 1, ...noonToNoon(day, day + 1), agreedToTerms: true, action: 'book' }),
  }));

async function run(bench) {
  const databaseUrl = await bench.databases.copy(await bench.databases.business(SMALL), 'hot_slot');
  const people = await onDatabase(databaseUrl, async (db) => {
    const { rows } = await db.query(
      `SELECT id FROM customers WHERE approval = 'APPROVED' ORDER BY id LIMIT ${PEOPLE}`,
    );
    return rows.map(({ id }) => id);
  });
  const tokens = await tokensFor(databaseUrl, 'renting', people);
  const product = await startProduct({ dataDir: bench.folder, databaseUrl, profile: bench.profile });
  try {
    const options = { connections: PEOPLE, count: ATTEMPTS_PER_SECOND * bench.seconds, mayRefuse: true };
    const rounds = [];
    for (let round = 0; round <= bench.rounds; round += 1)
      rounds.push(await profiled(bench, () => load(product.url, attempts(tokens, 30 + 2 * round), options)));
    const figures = (name) => spreadOf(rounds.slice(1).map((one) => one[name]));
    return [
      {
        call: 'POST /api/holds, one slot, 64 connections',
        goals: [
          atLeast('attempts a second', figures('perSecond'), 2_000, 0),
          below('p99 in ms', figures('p99'), 100, 1),
          exactly('most winners of a slot', await mostWinners(databaseUrl), 1, 0),
          exactly(
            'answers 5xx',
            rounds.reduce((sum, { failed }) => sum + failed, 0),
            0,
            0,
          ),
        ],
      },
    ];
  } finally {
    await product.stop();
  }
}

const mostWinners = (databaseUrl) =>
  onDatabase(databaseUrl, async (db) => {
    const { rows } = await db.query(
      `SELECT count(DISTINCT customer_id)::int AS winners FROM holds
        WHERE car_id = 1 AND created_at > app_now() - interval '1 hour' GROUP BY from_date ORDER BY winners DESC LIMIT 1`,
    );
    return rows[0].winners;
  });

export const rows = [{ name: 'hot-slot', run }];
