import { appendFileSync } from 'node:fs';
import { COMMANDS, isMeaningful } from './commands';
import { FIXTURE_NAMES, type FixtureName, FIXTURES } from './fixture-specs';
import { PairHarness } from './pair-harness';
import { changesBetweenRuns, type Failure, nameOf, type Pair, runPair } from './pair-rounds';
import { randomFrom } from './random';
import { summarise } from './summary';

const PARALLEL = 12;
/** The minimum rounds of every pair in the long form, spread over the possible fixtures. 0: the short form. */
const LONG_ROUNDS = Number(process.env['ROUNDS'] ?? 0);
/** The short form draws the same pairs every time. Pairs with a common group are drawn more often. */
const SEED = Number(process.env['SEED'] ?? (LONG_ROUNDS > 0 ? Date.now() % 1_000_000 : 10));
/** A busy machine takes several times as long as an idle one. */
const TIMEOUT_MS = LONG_ROUNDS > 0 ? 12 * 3_600_000 : 900_000;
const ONLY = new RegExp(process.env['ONLY'] ?? '');
const SHORT_SHARES = process.env['ONLY'] ? { common: 1, other: 1 } : { common: 1 / 16, other: 1 / 120 };

const random = randomFrom(SEED);

interface Task extends Pair {
  rounds: number;
}

function fixturesOf(pair: Pick<Pair, 'first' | 'second'>): FixtureName[] {
  return FIXTURE_NAMES.filter((name) =>
    [pair.first, pair.second].every((command) => isMeaningful(command, { spec: FIXTURES[name] })),
  );
}

/** Returns every unordered pair, including each command with itself. */
function pairs(): Pick<Pair, 'first' | 'second'>[] {
  return COMMANDS.flatMap((first, index) => COMMANDS.slice(index).map((second) => ({ first, second })));
}

function tasks(): Task[] {
  return pairs()
    .filter((pair) => ONLY.test(nameOf(pair)))
    .flatMap((pair) => {
      const fixtures = fixturesOf(pair);
      if (LONG_ROUNDS > 0) {
        const rounds = Math.ceil(LONG_ROUNDS / fixtures.length);
        return fixtures.map((fixture) => ({ ...pair, fixture, rounds }));
      }
      const hasCommonGroup = pair.first.groups.some((group) => pair.second.groups.includes(group));
      const fixture = fixtures[Math.floor(random() * fixtures.length)]!;
      const share = hasCommonGroup ? SHORT_SHARES.common : SHORT_SHARES.other;
      return random() < share ? [{ ...pair, fixture, rounds: 1 }] : [];
    });
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async (): Promise<void> => {
    for (let item = rest.shift(); item; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

/** Lists equal failures once, with their number. */
function summaryOf(failures: Failure[]): string[] {
  const counts = new Map<string, { count: number; details: string[] }>();
  for (const { pair, fixture, problem, details } of failures) {
    const key = `${pair} (${fixture}): ${problem}`;
    counts.set(key, { count: (counts.get(key)?.count ?? 0) + 1, details });
  }
  return [...counts].map(([key, { count, details }]) => `${count} x ${key}\n    ${details.join('\n    ')}`);
}

describe('concurrent pairs of commands', () => {
  let harness: PairHarness;

  beforeAll(async () => {
    harness = await PairHarness.open(PARALLEL);
  });
  afterAll(() => harness.close());

  it('applies every pair to at least one fixture', () => {
    expect(
      pairs()
        .filter((pair) => fixturesOf(pair).length === 0)
        .map(nameOf),
    ).toEqual([]);
  });

  it(
    'leaves one of the two serial outcomes and breaks no invariant',
    async () => {
      const all = tasks();
      const failures: Failure[] = [];
      const changes: string[] = [];
      const begun = Date.now();
      const file = process.env['FAILURES_FILE'];
      await inParallel(all, async (task) => {
        if (LONG_ROUNDS > 0) changes.push(...(await changesBetweenRuns(harness, task, random)));
        const found = await runPair(harness, task, task.rounds, random);
        failures.push(...found);
        if (file && found.length > 0) appendFileSync(file, `${summaryOf(found).join('\n')}\n`);
      });
      const rounds = all.reduce((sum, task) => sum + task.rounds, 0);
      summarise(
        `pairs: ${COMMANDS.length} commands, ${new Set(all.map(nameOf)).size} pairs, ${new Set(all.map(({ fixture }) => fixture)).size} fixtures, ` +
          `${rounds} rounds, ${failures.length} failures, seed ${SEED}, ${Math.round((Date.now() - begun) / 1000)} s`,
      );
      expect(changes).toEqual([]);
      expect(summaryOf(failures)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('causes no deadlock', () => {
    expect(harness.output()).not.toMatch(/deadlock|"sqlState":"40/);
  });
});
