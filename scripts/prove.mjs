// Runs tests that take too long for every change: `npm run prove -- <name>`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensurePrograms } from './cluster/programs.mjs';
import { ensureProgram } from './debian.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.mjs';

/** The specs of each proof, and its number of rounds. */
const PROOFS = {
  pairs: { specs: 'concurrency/pairs', env: { ROUNDS: '50' } },
  races: { specs: 'concurrency/races', env: { RACE_ROUNDS: '1000' } },
  faults: { specs: 'prove/faults', env: {} },
  model: { specs: 'test/model', env: { MODEL_RUNS: '300' } },
  shutdown: { specs: 'prove/shutdown', env: {} },
  'object-store': { specs: 'prove/object-store', env: {} },
  'secret-change': { specs: 'prove/secret-change', env: {} },
  backup: { specs: 'prove/backup', env: {} },
  'bad-network': { specs: 'prove/bad-network', env: {} },
  'point-in-time': { specs: 'prove/point-in-time', env: {} },
  'previous-version': { specs: 'prove/previous-version', env: {} },
  browser: { specs: 'browser/nightly', env: {} },
  screens: { specs: 'browser/screens', env: {} },
  'console-scale': { specs: 'prove/console-scale', env: {} },
  cluster: { specs: 'test/cluster', env: {}, isCluster: true },
  'rolling-restarts': { specs: 'prove/rolling-restarts', env: {}, isCluster: true },
  'rolling-upgrade': { specs: 'prove/rolling-upgrade', env: {}, isCluster: true },
  'worker-kills': { specs: 'prove/worker-kills', env: {}, isCluster: true },
  'hard-kills': { specs: 'prove/hard-kills', env: {} },
  pgbouncer: { specs: 'prove/pgbouncer', env: {}, packages: ['pgbouncer'] },
  'services-away': { specs: 'prove/services-away', env: {}, isCluster: true },
  endurance: { specs: 'prove/endurance', env: {}, isCluster: true },
  platform: { specs: 'prove/platform', env: {} },
  canaries: { specs: 'prove/canaries', env: {} },
  'key-rotation': { specs: 'prove/key-rotation', env: {} },
  'erasure-kills': { specs: 'prove/erasure-kills', env: {} },
  delivery: { specs: 'prove/outbox-kills', env: {} },
  'model-faults': { specs: 'prove/model-faults', env: {} },
  'offline-handovers': { specs: 'prove/offline-handovers', env: {} },
  'business-day': { specs: 'business-day.spec', env: {} },
  'business-month': { specs: 'business-month.spec', env: {} },
  uploads: { specs: 'prove/uploads', env: {} },
  numbers: { specs: 'prove/numbers', env: {} },
  'worked-numbers': { specs: 'prove/worked-numbers', env: {} },
};

const [name, ...rest] = process.argv.slice(2);
const proof = PROOFS[name];
if (!proof) {
  console.error(`npm run prove -- ${Object.keys(PROOFS).join(' | ')}`);
  process.exit(2);
}
ensureInstalled();
await ensureBuilt();
if (proof.isCluster) ensurePrograms({ required: true });
for (const name of proof.packages ?? []) if (!ensureProgram(name)) throw new Error(`Install ${name}.`);
const { ensureChromium } = await import('./chromium.mjs');
process.env.CHROMIUM_PATH = await ensureChromium();
const args = ['--selectProjects', 'api', 'browser', 'prove', '--testPathPatterns', proof.specs, ...rest];
const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/run-jest.mjs'), ...args], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...proof.env, ...process.env, PROVE: name },
});
process.exit(status ?? 1);
