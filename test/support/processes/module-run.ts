import { execFile } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');

/** Runs an ES module against the built product in a process of its own; it may import `dist/...` and packages. */
export function runModule(
  source: string,
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', source],
      { cwd: ROOT, env: { PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) || 1 : 0, output: stdout + stderr }),
    );
  });
}
