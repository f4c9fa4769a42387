import { dirname } from 'node:path';
import fc from 'fast-check';
import { startServer, type TestServer } from '../support/server';
import { BackgroundWork } from './background';
import { MAX_COMMANDS } from './command';
import { COMMANDS } from './commands';
import { type Begin, ModelSystem } from './model-system';

export interface Check {
  runs: number;
  seed: number;
  /** Path of the run to begin with, as printed in the report of a failure; by default the first run. */
  path?: string;
  /** The time limit of the search and of shrinking a counterexample. */
  timeLimitMs: number;
  /** True to shrink a counterexample. */
  shrink: boolean;
}

/**
 * Starts a server without jobs, which could run during a command; {@link BackgroundWork} runs them between commands.
 */
export const startModelServer = (program?: string): Promise<TestServer> =>
  startServer({ ROLE: 'web' }, { ownProcess: true, program });

/**
 * Runs random commands on the service and the model. `report` describes their first difference; null if there is none.
 */
export async function checkModel(
  server: TestServer,
  check: Check,
  program?: string,
): Promise<{ runs: number; report: string | null }> {
  const background = await BackgroundWork.start(server, program && dirname(program));
  try {
    return await run(await ModelSystem.open(server, background), check);
  } finally {
    await background.stop();
  }
}

async function run(
  begin: Begin,
  { runs, seed, path, timeLimitMs, shrink }: Check,
): Promise<{ runs: number; report: string | null }> {
  // Draws more commands than a run executes, because some are impossible in their state. Without noBias, small values
  // would make most runs short.
  const commands = fc.noBias(fc.commands(COMMANDS, { maxCommands: 4 * MAX_COMMANDS, size: 'max' }));
  const result = await fc.check(
    fc.asyncProperty(commands, (steps) => fc.asyncModelRun(begin, steps)),
    {
      numRuns: runs,
      seed,
      ...(path && { path }),
      endOnFailure: !shrink,
      plugins: [fc.interruptAfterTimeLimit(timeLimitMs, { failOnInterrupt: true })],
    },
  );
  return { runs: result.numRuns, report: result.failed ? await reportOf(result) : null };
}

async function reportOf<T>(result: fc.RunDetails<T>): Promise<string> {
  const { errorInstance } = result;
  const why = errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : '';
  return `${await fc.asyncDefaultReportMessage(result)}\n\n${why}`;
}
