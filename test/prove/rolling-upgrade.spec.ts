import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeConnections } from '../cluster/callers';
import { isFailure, Load } from '../cluster/load';
import { summarise } from '../concurrency/summary';
import { openBrowser } from '../support/browser/browser';
import { visit } from '../support/browser/site';
import { endAll } from '../support/end-all';
import { type Part, TestCluster } from '../support/processes/cluster';
import { buildEarlier, buildEarlierPages, earlierReleases } from '../support/processes/earlier-build';

const PER_SECOND = Number(process.env['PER_SECOND'] ?? 40);
const PARTS: Part[] = ['web-1', 'web-2', 'worker'];
const PAGES = ['/', '/carlist', '/terms', '/admin'];
const VISITORS = 3;
const TIMEOUT_MS = 900_000;

describe('upgrade from the previous release, one process at a time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rental-release-'));
  let cluster: TestCluster;
  beforeAll(async () => {
    const program = buildEarlier(process.env['PREVIOUS'] ?? earlierReleases()[0]!, folder);
    buildEarlierPages(folder);
    cluster = await TestCluster.open({ SERVER_PROGRAM: program }, { ownPostgres: true });
  }, TIMEOUT_MS);
  afterAll(async () => {
    closeConnections();
    await endAll(cluster);
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    `causes no failed request, no lost write and no broken page under ${PER_SECOND} requests a second`,
    async () => {
      const browser = await openBrowser();
      const load = await Load.begin(cluster, PER_SECOND);
      let isOver = false;
      let pages = 0;
      const broken: string[] = [];
      /** Opens the pages in turn, each with an empty cache. */
      const look = async (): Promise<void> => {
        for (let n = 0; !isOver; n += 1) {
          const path = PAGES[n % PAGES.length]!;
          const context = await browser.newContext();
          const page = await context.newPage();
          const errors: string[] = [];
          page.on('pageerror', ({ message }) => errors.push(message));
          page.on('response', (response) => {
            if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
          });
          await visit(page, cluster.server.url + path).catch((error: unknown) => errors.push(String(error)));
          if (errors.length > 0) broken.push(`${path}: ${errors.join(', ').slice(0, 300)}`);
          pages += 1;
          await context.close();
        }
      };
      const visitors = Array.from({ length: VISITORS }, look);
      for (const part of PARTS) await cluster.act('upgrade', part);
      await load.end();
      isOver = true;
      await Promise.all(visitors);
      await browser.close();
      const failed = load.outcomes.filter(isFailure);
      summarise(
        `rolling upgrade: ${load.outcomes.length} requests in ${Math.round(load.elapsedMs / 1000)} s, ${failed.length} failed; ` +
          `${pages} pages opened, ${broken.length} broken`,
      );
      expect([failed.slice(0, 10), broken.slice(0, 10)]).toEqual([[], []]);
      expect(await load.lost()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
