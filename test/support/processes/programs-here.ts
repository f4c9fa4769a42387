import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { summarise } from '../../concurrency/summary';

const PROGRAMS = join(__dirname, '../../../scripts/cluster/programs.mjs');

/** Whether the programs that `tests` need are installed; if not, the totals list them. */
export function programsAreHere(tests: string, needed: string[]): boolean {
  const code = `import(${JSON.stringify(PROGRAMS)}).then(({ missingPrograms }) => console.log(missingPrograms().join(' ')))`;
  const all = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' }).stdout.trim().split(' ');
  const missing = needed.filter((name) => all.includes(name));
  if (missing.length > 0)
    summarise(`${tests}: left out, because ${missing.join(', ')} could not be installed`);
  return missing.length === 0;
}
