// Answers that are in memory, beside plain `node:http` that sends the same bytes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMALL } from '../databases.mjs';
import { atLeast, atMost, noted } from '../goals.mjs';
import { compare } from '../measure.mjs';
import { startPeer, startProduct } from '../processes.mjs';
import { dayAhead } from '../requests.mjs';

const RATIO = 'requests a second beside node:http';
const SAME_HEADERS = 'the same, beside node:http with all headers';
const asked = () =>
  JSON.stringify({
    carId: 1,
    fromDate: dayAhead(25),
    toDate: dayAhead(29),
    pickupTime: '12:00',
    returnTime: '15:00',
  });

/** Takes the product's own answer, starts a server that sends its bytes, and compares. */
function row(name, call, { path, request = () => ({}), goals }) {
  return {
    name,
    async run(bench) {
      const databaseUrl = await bench.databases.business(SMALL);
      const product = await startProduct({ dataDir: bench.folder, databaseUrl, profile: bench.profile });
      try {
        const asking = { path, ...(await request(product.url)) };
        const beside = async (headersOf) => {
          const answer = await keptAnswer(product.url, asking, { folder: bench.folder, headersOf });
          const limit = await startPeer('bare', [answer]);
          try {
            return await compare({ product, limit, requests: [asking], bench });
          } finally {
            await limit.stop();
          }
        };
        const compared = await beside(typeAndLength);
        const { ratio } = bench.profile ? compared : await beside(allHeaders);
        return [{ call, ...compared, goals: [...goals(compared), noted(SAME_HEADERS, ratio, 2)] }];
      } finally {
        await product.stop();
      }
    },
  };
}

const typeAndLength = ({ status }, { length }) => ({
  'content-type': 'application/json; charset=utf-8',
  ...(status === 304 ? {} : { 'content-length': length }),
});
/** `node:http` adds the first itself, and `fetch` has undone the last. */
const LEFT_OUT = ['date', 'connection', 'keep-alive', 'content-length', 'content-encoding'];
const allHeaders = (answer, body) => ({
  ...Object.fromEntries([...answer.headers].filter(([name]) => !LEFT_OUT.includes(name))),
  ...typeAndLength(answer, body),
});

/** The file from which the peer answers. */
async function keptAnswer(url, { path, ...init }, { folder, headersOf }) {
  const answer = await fetch(url + path, init);
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = headersOf(answer, body);
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify({ status: answer.status, headers, body: body.toString('base64') }));
  return file;
}

const ratioOf = (bound) => (compared) => [atLeast(RATIO, compared.ratio, bound)];
const list = '/api/vehicles';

export const rows = [
  row('list', 'GET /api/vehicles, 200 cars', {
    path: list,
    goals: (compared) => [...ratioOf(0.85)(compared), atMost('p99 beside node:http', compared.p99Ratio, 1.5)],
  }),
  row('list-304', 'GET /api/vehicles, If-None-Match', {
    path: list,
    request: async (url) => ({
      headers: { 'if-none-match': (await fetch(url + list)).headers.get('etag') },
    }),
    goals: ratioOf(0.85),
  }),
  row('filters', 'GET /api/vehicles/filters', { path: '/api/vehicles/filters', goals: ratioOf(0.85) }),
  row('settings', 'GET /api/settings', { path: '/api/settings', goals: ratioOf(0.85) }),
  row('filtered', 'GET /api/vehicles?type=SUV', { path: '/api/vehicles?type=SUV', goals: ratioOf(0.85) }),
  row('car', 'GET /api/vehicles/{id}', { path: '/api/vehicles/1', goals: ratioOf(0.7) }),
  row('fare', 'POST /api/payments/calculate', {
    path: '/api/payments/calculate',
    request: () => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: asked(),
    }),
    goals: ratioOf(0.5),
  }),
];
