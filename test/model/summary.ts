import { appendFileSync } from 'node:fs';

/** Lines that are printed above the totals of the whole run. */
export function summarise(lines: string): void {
  const file = process.env['TEST_SUMMARY'];
  if (file) appendFileSync(file, `${lines}\n`);
  else process.stderr.write(`${lines}\n`);
}
