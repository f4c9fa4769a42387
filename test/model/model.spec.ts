import fc from 'fast-check';
import { startServer, type TestServer } from '../support/server';
import { answeredCodes, executedCommands, MAX_COMMANDS } from './command';
import { COMMANDS } from './commands';
import type { Model } from './model';
import { World } from './world';

const RUNS = Number(process.env['MODEL_RUNS'] ?? 20);
const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31);
/** Also for making a counterexample small. */
const TIME_LIMIT_MS = 120_000 + RUNS * 5_000;

describe('the service beside a plain model of the business', () => {
  let server: TestServer;
  let begin: () => Promise<{ model: Model; real: World }>;
  beforeAll(async () => {
    server = await startServer();
    begin = await World.open(server);
  });
  afterAll(() => server.stop());

  it(
    `agrees in ${RUNS} runs of up to ${MAX_COMMANDS} commands`,
    async () => {
      // More than are executed, because some are not possible where they are drawn; and without the bias
      // towards small values, which would make most runs short.
      const commands = fc.noBias(fc.commands(COMMANDS, { maxCommands: 2 * MAX_COMMANDS, size: 'max' }));
      const result = await fc.check(
        fc.asyncProperty(commands, (steps) => fc.asyncModelRun(begin, steps)),
        {
          numRuns: RUNS,
          seed: SEED,
          interruptAfterTimeLimit: TIME_LIMIT_MS,
          markInterruptAsFailure: true,
        },
      );
      process.stderr.write(summary(result.numRuns));
      if (result.failed) throw new Error(await failure(result));
    },
    TIME_LIMIT_MS + 60_000,
  );
});

function summary(runs: number): string {
  const total = [...executedCommands().values()].reduce((sum, count) => sum + count, 0);
  return [
    `Model: seed ${SEED}, ${runs} runs, ${total} commands.`,
    `Commands: ${list(executedCommands())}`,
    `Answers: ${list(answeredCodes())}`,
    '',
  ].join('\n');
}

const list = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

async function failure<T>(result: fc.RunDetails<T>): Promise<string> {
  const { errorInstance } = result;
  const why = errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : '';
  return `${await fc.asyncDefaultReportMessage(result)}\n\n${why}`;
}
