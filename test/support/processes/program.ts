import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface Outcome {
  code: number;
  /** Standard output, followed by standard error. */
  output: string;
}

/** Runs a command of the built server, such as `manage-database`, to its end. */
export const runProgram = (name: string, args: string[], env: NodeJS.ProcessEnv): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(__dirname, '../../../dist/server', `${name}.js`), ...args],
      { env: { PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
