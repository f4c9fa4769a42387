import { setTimeout as pause } from 'node:timers/promises';
import { closeConnections } from '../cluster/callers';
import { isFailure, Load, percentileMs } from '../cluster/load';
import { summarise } from '../concurrency/summary';
import { endAll } from '../support/end-all';
import { TestCluster } from '../support/processes/cluster';
import { figuresOf, type ProcessFigures } from './process-figures';

const MINUTES = Number(process.env['MINUTES'] ?? 20);
const PER_SECOND = Number(process.env['PER_SECOND'] ?? 50);
const SAMPLE_MS = 5_000;
const TIMEOUT_MS = 300_000 + MINUTES * 60_000;
const PARTS = ['web-1', 'web-2', 'worker'] as const;

type Part = (typeof PARTS)[number];

type Sample = Record<Part, ProcessFigures>;

describe(`${MINUTES} minutes of ${PER_SECOND} requests a second`, () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await TestCluster.open({}, { ownPostgres: true });
  }, TIMEOUT_MS);
  afterAll(async () => {
    closeConnections();
    await endAll(cluster);
  });

  async function takeSample(): Promise<Sample> {
    const entries = PARTS.map(
      async (name) => [name, await figuresOf(cluster.addresses.processes[name])] as const,
    );
    return Object.fromEntries(await Promise.all(entries)) as Sample;
  }

  it(
    'causes no failure and no growth of memory, connections and open files',
    async () => {
      const samples: Sample[] = [];
      const load = await Load.begin(cluster, PER_SECOND);
      while (load.elapsedMs < MINUTES * 60_000) {
        await pause(SAMPLE_MS);
        samples.push(await takeSample());
      }
      await load.end();
      summarise(
        `endurance: ${MINUTES} minutes, ${load.outcomes.length} requests, p99 ${percentileMs(load.outcomes, 0.99)} ms`,
      );
      for (const name of PARTS)
        for (const figure of FIGURES) summarise(`endurance: ${textOf(samples, name, figure)}`);
      expect(load.outcomes.filter(isFailure).slice(0, 20)).toEqual([]);
      expect(await load.lost()).toEqual([]);
      expect(PARTS.flatMap((name) => growthOf(samples, name))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The means of the second quarter, when caches and pools are filled, and of the last one. */
function quarters(samples: Sample[], name: Part, figure: keyof ProcessFigures): [number, number] {
  const values = samples.map((sample) => sample[name][figure]);
  const quarter = Math.floor(values.length / 4);
  return [mean(values.slice(quarter, 2 * quarter)), mean(values.slice(-quarter))];
}

/** The allowed growth until the last quarter: a share for memory, a number for counts. */
const LIMITS = {
  residentMb: (early: number) => early * 1.05,
  heapMb: (early: number) => early * 1.1,
  openFiles: (early: number) => early + 5,
  dbConnections: (early: number) => early + 1,
} satisfies Partial<Record<keyof ProcessFigures, (early: number) => number>>;

const FIGURES = Object.keys(LIMITS) as (keyof typeof LIMITS)[];

const textOf = (samples: Sample[], name: Part, figure: keyof ProcessFigures): string => {
  const [early, late] = quarters(samples, name, figure);
  return `${name}: ${figure} ${early.toFixed(1)}, later ${late.toFixed(1)}`;
};

const growthOf = (samples: Sample[], name: Part): string[] =>
  FIGURES.filter((figure) => {
    const [early, late] = quarters(samples, name, figure);
    return late > LIMITS[figure](early);
  }).map((figure) => textOf(samples, name, figure));
