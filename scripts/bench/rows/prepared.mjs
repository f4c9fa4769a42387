// Answers that are in memory, beside plain `node:http` that sends the same bytes.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { SMALL } from '../databases.mjs';
import { atLeast, atMost, noted } from '../goals.mjs';
import { compare } from '../measure.mjs';
import { startPeer, startProduct } from '../processes.mjs';
import { dayAhead } from '../requests.mjs';

const RATIO = 'requests a second beside node:http';
const SAME_HEADERS = 'the same, beside node:http with all headers';
const fareBody = () =>
  JSON.stringify({
    carId: 1,
    fromDate: dayAhead(25),
    toDate: dayAhead(29),
    pickupTime: '12:00',
    returnTime: '15:00',
  });

/** Takes the product's own answer, starts a server that sends its bytes, and compares. */
function row(name, call, { path, request = () => ({}), status = 200, goals }) {
  return {
    name,
    async run(bench) {
      const databaseUrl = await bench.databases.business(SMALL);
      const product = await startProduct({ dataDir: bench.folder, databaseUrl, profile: bench.profile });
      try {
        const sent = { path, ...(await request(product.url)) };
        const answer = await answerTo(product.url, sent);
        if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${answer.body}`);
        const beside = async (headersOf) => {
          const limit = await startPeer('bare', [kept(answer, headersOf(answer), bench.folder)]);
          try {
            return await compare({ product, limit, requests: [sent], bench });
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

/** As the load is sent, without the headers that `fetch` adds. */
async function answerTo(url, { path, method = 'GET', headers, body }) {
  const request = http.request(url + path, { method, headers });
  request.end(body);
  const [response] = await once(request, 'response');
  const bytes = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body: bytes };
}

const typeAndLength = ({ status, body }) => ({
  'content-type': 'application/json; charset=utf-8',
  ...(status === 304 ? {} : { 'content-length': body.length }),
});
/** `node:http` adds these itself. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive'];
const allHeaders = ({ headers }) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name)));

/** The file from which the peer answers. */
function kept({ status, body }, headers, folder) {
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify({ status, headers, body: body.toString('base64') }));
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
      headers: { 'if-none-match': (await answerTo(url, { path: list })).headers.etag },
    }),
    status: 304,
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
      body: fareBody(),
    }),
    goals: ratioOf(0.5),
  }),
];
