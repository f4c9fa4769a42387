// Two processes and a worker behind the proxy, in the short form that is part of `npm test`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensurePrograms } from './cluster/programs.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.mjs';

ensureInstalled();
await ensureBuilt();
ensurePrograms({ required: true });
const args = ['--selectProjects', 'api', '--testPathPatterns', 'test/cluster', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/run-jest.mjs'), ...args], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(status ?? 1);
