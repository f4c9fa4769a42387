// Repeats matching unit and API specs when a file is saved: `npm run test:watch -- rentals`.
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

/** Starts one run for files saved together, and cancels a running one. */
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

// API specs use the built backend, so its changes take effect after compilation.
const compiler = run([NEST, 'build', '--watch', '--preserveWatchOutput'], 'pipe');
createInterface({ input: compiler.stdout }).on('line', (line) => {
  if (COMPILED.test(line)) runSoon();
  else if (/error TS/.test(line)) console.log(line);
});
for (const folder of ['test', 'frontend']) watch(join(ROOT, folder), { recursive: true }, runSoon);
watch(join(ROOT, 'backend'), { recursive: true }, (_event, file) => file?.endsWith('.spec.ts') && runSoon());
