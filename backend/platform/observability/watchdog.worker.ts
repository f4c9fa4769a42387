import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const TICK_MS = 1_000;
const MAX_SILENT_TICKS = 30;
const STDOUT = 1;

const ticks = workerData as Int32Array;
let last = -1;
let silent = 0;

// Counts its own ticks instead of the time, because a suspended machine stops both threads.
setInterval(() => {
  const now = Atomics.load(ticks, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent < MAX_SILENT_TICKS) return;
  const time = new Date().toISOString();
  writeSync(
    STDOUT,
    `${JSON.stringify({ level: 'fatal', time, msg: 'The event loop was silent for 30 seconds; the process ends.' })}\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, TICK_MS);
