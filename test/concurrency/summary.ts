import { appendFileSync } from 'node:fs';

/** Prints a line above the totals of the whole test run. */
export function summarise(line: string): void {
  const file = process.env['TEST_SUMMARY'];
  if (file) appendFileSync(file, `${line}\n`);
  else process.stderr.write(`${line}\n`);
}
