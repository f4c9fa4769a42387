import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMANDS } from '../concurrency/commands';
import { INVARIANTS } from '../concurrency/invariants';
import { PairHarness } from '../concurrency/pair-harness';
import { type Failure, runPair } from '../concurrency/pair-rounds';
import { randomFrom } from '../concurrency/random';
import { summarise } from '../concurrency/summary';
import { type Fault, FAULTS } from './planted-faults';

const ROOT = join(__dirname, '..', '..');
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const BATCHES = 20;
const PARALLEL = 4;

/** Copies the built server with the fault into a new folder. */
function plant({ patches }: Fault): string {
  const folder = mkdtempSync(join(tmpdir(), 'rental-fault-'));
  cpSync(join(ROOT, 'dist/backend'), join(folder, 'dist/backend'), { recursive: true });
  for (const name of ['dist/site', 'dist/site-server', 'dist/console', 'node_modules', 'package.json'])
    symlinkSync(join(ROOT, name), join(folder, name));
  for (const { file, find, replace } of patches) {
    const path = join(folder, 'dist/backend', file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(find))
      throw new Error(`${file} has no "${find}" any more: the fault must be planted in another way.`);
    writeFileSync(path, source.replaceAll(find, replace));
  }
  return folder;
}

async function find(
  harness: PairHarness,
  { pair, fixture, caught }: Fault,
): Promise<{ found?: Failure; rounds: number }> {
  const [first, second] = pair.map((name) => COMMANDS.find((command) => command.name === name)!);
  const random = randomFrom(SEED);
  for (let batch = 1; batch <= BATCHES; batch += 1) {
    const results = await Promise.all(
      Array.from({ length: PARALLEL }, () =>
        runPair(harness, { first: first!, second: second!, fixture }, 2, random),
      ),
    );
    const found = results.flat().find(({ problem }) => problem.includes(caught));
    if (found) return { found, rounds: batch * PARALLEL * 2 };
  }
  return { rounds: BATCHES * PARALLEL * 2 };
}

describe('removed protection', () => {
  it('exists for every invariant', () => {
    const missed = Object.keys(INVARIANTS).filter(
      (name) => !FAULTS.some(({ caught }) => name.startsWith(caught)),
    );
    expect(missed).toEqual([]);
  });

  it.each(FAULTS.map((fault) => [fault.name, fault] as const))(
    'causes a failure with %s',
    async (name, fault) => {
      const folder = plant(fault);
      const harness = await PairHarness.open(PARALLEL, join(folder, 'dist/backend/main.js'));
      try {
        for (const sql of fault.sql) await harness.db.query(sql);
        const { found, rounds } = await find(harness, fault);
        summarise(
          `faults: ${name}: ${found ? `noticed within ${rounds} rounds: ${found.problem}` : 'NOT NOTICED'}`,
        );
        expect(found?.problem).toContain(fault.caught);
      } finally {
        await harness.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
