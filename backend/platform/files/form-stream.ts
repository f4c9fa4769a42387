import type { IncomingMessage } from 'node:http';

const SILENCE_MS = 30_000;
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** Closes the connection of a sender that stops sending. The caller must call the returned function after the form. */
export function watchForSilence(message: IncomingMessage): () => void {
  const disconnect = (): void => void message.destroy();
  message.setTimeout(SILENCE_MS, disconnect);
  return () => {
    message.off('timeout', disconnect);
    message.socket.setTimeout(0);
  };
}

/**
 * Drains the rest of a refused form, because a client reads the response only after sending the whole body.
 * After a limit the response is sent anyway, and after twice that limit the connection is closed.
 */
export function drain(message: IncomingMessage): Promise<void> {
  message.unpipe();
  return new Promise((resolve) => {
    let discarded = 0;
    message.on('data', (chunk: Buffer) => {
      discarded += chunk.length;
      if (discarded > MAX_DISCARDED_BYTES) resolve();
      if (discarded > 2 * MAX_DISCARDED_BYTES) message.destroy();
    });
    for (const over of ['end', 'close', 'error']) message.once(over, resolve);
    if (message.readableEnded || message.destroyed) resolve();
    message.resume();
  });
}

/** Formats a limit as `8 MB`, or in bytes if it is not a whole number of megabytes. */
export function formatBytes(bytes: number): string {
  const mebibytes = bytes / (1024 * 1024);
  return Number.isInteger(mebibytes) ? `${mebibytes} MB` : `${bytes} bytes`;
}
