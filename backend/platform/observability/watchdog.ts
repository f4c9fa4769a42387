import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

const TICK_MS = 1_000;
const HEAP_MEGABYTES = 16;

/** Ends this process if its event loop does nothing for 30 seconds, so that the supervisor starts it again. */
export function watchEventLoop(): void {
  // A debugger stops the event loop at a breakpoint.
  if (inspectorUrl() !== undefined) return;
  const ticks = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(ticks, 0, 1), TICK_MS).unref();
  new Worker(new URL('./watchdog.worker.js', import.meta.url), {
    workerData: ticks,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  }).unref();
}
