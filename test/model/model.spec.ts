import type { TestServer } from '../support/server';
import { checkModel, startModelServer } from './check-model';
import { answeredCodes, executedCommands, MAX_COMMANDS } from './command';
import { summarise } from './summary';

const SHORT_RUNS = 4;
const RUNS = Number(process.env['MODEL_RUNS'] ?? SHORT_RUNS);
/** A short run draws the same commands every time. */
const SEED = Number(process.env['MODEL_SEED'] ?? (RUNS > SHORT_RUNS ? Date.now() % 2 ** 31 : 20));
/** `118` starts with run 118 of that seed, counted from 0. */
const PATH = process.env['MODEL_PATH'];
const TIME_LIMIT_MS = 120_000 + RUNS * 10_000;

describe('service compared with a model of the business', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server.stop());

  it(
    `agrees in ${RUNS} runs of up to ${MAX_COMMANDS} commands`,
    async () => {
      const check = { runs: RUNS, seed: SEED, path: PATH, timeLimitMs: TIME_LIMIT_MS, shrink: true };
      const { runs, report } = await checkModel(server, check);
      summarise(summary(runs));
      if (report) throw new Error(report);
    },
    TIME_LIMIT_MS + 60_000,
  );
});

function summary(runs: number): string {
  const total = [...executedCommands().values()].reduce((sum, count) => sum + count, 0);
  return [
    `Model: seed ${SEED}, ${runs} runs, ${total} commands.`,
    `  Commands: ${list(executedCommands())}`,
    `  Answers: ${list(answeredCodes())}`,
  ].join('\n');
}

const list = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
