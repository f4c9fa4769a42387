import { Logger } from '@nestjs/common';

/** After the start of a shutdown, the process ends in this time even if work remains. */
const END_AFTER_MS = 30_000;

const log = new Logger('Process');

/** Aborts `stopping` at a signal or at an exception outside a request. Ends the process if it has not stopped in time. */
export function watchEnd(stopping: AbortController): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    process.exitCode = 1;
    // If the log output is closed (EPIPE), each line would cause another exception.
    if (error.code !== 'EPIPE') log.fatal({ error }, 'an exception outside a request stops the process');
    stopping.abort();
  });
  stopping.signal.addEventListener('abort', () => {
    const end = (): void => {
      log.fatal('The process has not stopped in 30 seconds and ends now.');
      process.exit(1);
    };
    setTimeout(end, END_AFTER_MS).unref();
  });
}
