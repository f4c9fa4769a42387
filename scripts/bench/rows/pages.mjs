// Pages under many addresses, and what other visitors notice of them meanwhile.
import { SMALL } from '../databases.mjs';
import { atMost, noted } from '../goals.mjs';
import { spreadOf } from '../measure.mjs';
import { startProduct } from '../processes.mjs';
import { load } from '../wrk.mjs';

const ADDRESSES = 10_000;
const PAGE_CONNECTIONS = 8;
/** Visitors beside them: 4 connections, some 200 requests a second. */
const OTHERS = { connections: 4, pauseMs: 20 };
const MEMORY_MB = 160;

const pages = (round) =>
  Array.from({ length: ADDRESSES }, (_, at) => ({ path: `/carlist?x=${round}-${at}` }));
const others = [{ path: '/api/vehicles/filters' }];

async function run(bench) {
  const databaseUrl = await bench.databases.business(SMALL);
  const product = await startProduct({ dataDir: bench.folder, databaseUrl });
  const { seconds } = bench;
  try {
    // The code of the pages is loaded with the first of them.
    await (await fetch(`${product.url}/carlist`)).arrayBuffer();
    const alone = [];
    const beside = [];
    const rendered = [];
    for (let round = 0; round < bench.rounds; round += 1) {
      alone.push(await load(product.url, others, { seconds, ...OTHERS }));
      const [page, other] = await Promise.all([
        load(product.url, pages(round), { seconds, connections: PAGE_CONNECTIONS }),
        load(product.url, others, { seconds, ...OTHERS }),
      ]);
      rendered.push(page);
      beside.push(other);
    }
    const figure = (rounds, name) => spreadOf(rounds.map((one) => one[name]));
    return [
      {
        call: '/carlist?x=<n>, 8 connections',
        goals: [
          noted('pages a second', figure(rendered, 'perSecond')),
          noted('p99 in ms of a page', figure(rendered, 'p99'), 1),
          noted('p99 in ms of other answers, alone', figure(alone, 'p99'), 2),
          noted('p99 in ms of other answers, beside the pages', figure(beside, 'p99'), 2),
          atMost('MB resident after it', product.memoryMb(), MEMORY_MB, 0),
        ],
      },
    ];
  } finally {
    await product.stop();
  }
}

export const rows = [{ name: 'pages', run }];
