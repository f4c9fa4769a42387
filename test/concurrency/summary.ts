import { appendFileSync } from 'node:fs';

/** A line that is printed above the totals of the whole run. */
export function summarise(line: string): void {
  const file = process.env['TEST_SUMMARY'];
  if (file) appendFileSync(file, `${line}\n`);
  else process.stderr.write(`${line}\n`);
}
