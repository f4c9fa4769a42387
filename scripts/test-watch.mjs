// Runs the unit and API specs that match once more whenever a file is saved: `npm run test:watch -- rentals`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { clearTimeout, setTimeout } from 'node:timers';
import { ensureBuilt, ensureInstalled, NEST, ROOT } from './prepare.mjs';

const TOGETHER_MS = 200;
const COMPILED = /Found \d+ errors?\. Watching for file changes/;

ensureInstalled();
await ensureBuilt();

let jest = null;
let timer;

/** Files that are saved together start one run; a run that is under way is given up for it. */
function runSoon() {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const previous = jest;
    jest = null;
    previous?.kill('SIGTERM');
    if (previous && previous.exitCode === null && previous.signalCode === null) await once(previous, 'exit');
    jest ??= run(['scripts/run-jest.mjs', '--selectProjects', 'unit', 'api', ...patterns()], 'inherit');
  }, TOGETHER_MS);
}

const patterns = () => (process.argv.length > 2 ? ['--testPathPatterns', ...process.argv.slice(2)] : []);

function run([program, ...args], output) {
  return spawn(process.execPath, [join(ROOT, program), ...args], {
    cwd: ROOT,
    stdio: ['ignore', output, 'inherit'],
  });
}

// API specs drive the built backend, so a change of it counts once it is compiled.
const compiler = run([NEST, 'build', '--watch', '--preserveWatchOutput'], 'pipe');
createInterface({ input: compiler.stdout }).on('line', (line) => {
  if (COMPILED.test(line)) runSoon();
  else if (/error TS/.test(line)) console.log(line);
});
for (const folder of ['test', 'frontend']) watch(join(ROOT, folder), { recursive: true }, runSoon);
watch(join(ROOT, 'backend'), { recursive: true }, (_event, file) => file?.endsWith('.spec.ts') && runSoon());
