import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { summarise } from '../concurrency/summary';

const PROGRAMS = join(__dirname, '../../scripts/cluster/programs.mjs');

/** Whether the programs of a cluster are installed; where they are not, the totals name them. */
export function clusterProgramsAreHere(): boolean {
  const code = `import(${JSON.stringify(PROGRAMS)}).then(({ missingPrograms }) => console.log(missingPrograms().join(', ')))`;
  const missing = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' }).stdout.trim();
  if (missing) summarise(`cluster: left out, because ${missing} could not be installed`);
  return missing === '';
}
