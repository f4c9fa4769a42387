// Hold, booking and reservation, beside `node:http` and `pg` with the same statements in the same transaction.
import { besideStatements } from '../beside-statements.mjs';
import { onDatabase, SMALL, tokensFor } from '../databases.mjs';
import { atLeast, atMost } from '../goals.mjs';
import { startProduct } from '../processes.mjs';
import { numbered } from '../recording.mjs';
import { noonToNoon } from '../requests.mjs';
import { load } from '../wrk.mjs';

const PER_SECOND = 500;
const FIRST_DAY = 30;
/** Everybody rents once, so that no limit of a customer is met. */
const business = (people) => ({ ...SMALL, customers: Math.ceil(people * 1.3) + 1_000, cars: 1_000 });

/** A free slot for each of them, with the sign-in of its customer. */
async function slots(url, number) {
  const { customers, cars } = await onDatabase(url, async (db) => {
    const ids = async (sql) => (await db.query(sql)).rows.map(({ id }) => id);
    return {
      customers: await ids(
        `SELECT id FROM customers c WHERE approval = 'APPROVED'
            AND NOT EXISTS (SELECT FROM rentals r WHERE r.customer_id = c.id AND r.status = 'PENDING')
          ORDER BY id LIMIT ${number}`,
      ),
      cars: await ids(`SELECT id FROM cars WHERE retired_at IS NULL ORDER BY id`),
    };
  });
  if (customers.length < number) throw new Error(`Only ${customers.length} of ${number} customers can rent.`);
  const tokens = await tokensFor(url, 'renting', customers);
  return tokens.map((token, at) => {
    const day = FIRST_DAY + 2 * Math.floor(at / cars.length);
    return {
      token,
      body: { carId: cars[at % cars.length], ...noonToNoon(day, day + 1), agreedToTerms: true },
    };
  });
}

const posted = (path, slot, more = {}) => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${slot.token}` },
  body: JSON.stringify({ ...slot.body, ...more }),
});

/** Each slot is held and paid for; the holds outlast the measurement. */
async function holdAndPay(bench, url, { all, action }) {
  const product = await startProduct({ dataDir: bench.folder, databaseUrl: url });
  try {
    const holds = all.map((slot) => posted('/api/holds', slot, { action }));
    await load(product.url, holds, { count: holds.length });
  } finally {
    await product.stop();
  }
  await onDatabase(url, (db) =>
    db.query(
      `BEGIN;
       UPDATE holds SET expires_at = expires_at + interval '1 day' WHERE state = 'LIVE';
       UPDATE occupancies SET expires_at = expires_at + interval '1 day' WHERE hold_id IS NOT NULL;
       INSERT INTO documents (id, customer_id, kind, storage_key, content_type, bytes, sha256)
       SELECT id, customer_id, 'PAYMENT_SCREENSHOT', 'bench/' || id, 'image/webp', 90000, md5(id::text)
         FROM holds WHERE state = 'LIVE';
       INSERT INTO payments (customer_id, type, transaction_id, amount_paise, expected_paise, screenshot_id, hold_id)
       SELECT customer_id, action, (10000000000 + row_number() OVER ())::text, total_paise, total_paise, id, id
         FROM holds WHERE state = 'LIVE';
       COMMIT`,
    ),
  );
}

function row(name, call, { path, action, goals }) {
  return {
    name,
    async run(bench) {
      const perRound = Math.ceil(PER_SECOND * bench.seconds);
      const number = perRound * (bench.rounds + 1);
      const made = await bench.databases.business(business(number));
      const copy = (of, purpose) => bench.databases.copy(of, `${name}_${purpose}`);
      const start = await copy(made, 'start');
      const all = await slots(start, number);
      if (path !== '/api/holds') await holdAndPay(bench, start, { all, action });
      const databases = {
        recording: await copy(start, 'recording'),
        product: await copy(start, 'product'),
        limit: await copy(start, 'limit'),
      };
      const more = path === '/api/holds' ? { action } : {};
      const requests = all.map((slot) => posted(path, slot, more)).map(numbered);
      const { compared } = await besideStatements({ bench, databases, requests, perRound });
      return [{ call, ...compared, goals: goals(compared) }];
    },
  };
}

const ratio = (compared) => atLeast('transactions a second beside node:http + pg', compared.ratio, 0.7);
const ofRental = (compared) => [ratio(compared), atMost('statements', compared.statements.length, 8)];

export const rows = [
  row('hold', 'POST /api/holds', {
    path: '/api/holds',
    action: 'book',
    goals: (compared) => [ratio(compared)],
  }),
  row('booking', 'POST /api/bookings, held and paid', {
    path: '/api/bookings',
    action: 'book',
    goals: ofRental,
  }),
  row('reservation', 'POST /api/reservations, held and paid', {
    path: '/api/reservations',
    action: 'reserve',
    goals: ofRental,
  }),
];
