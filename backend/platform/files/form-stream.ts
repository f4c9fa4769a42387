import type { IncomingMessage } from 'node:http';

const SILENCE_MS = 30_000;
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** Hangs up on a sender that says nothing for a while. Call the answer when the form has been read. */
export function watchForSilence(message: IncomingMessage): () => void {
  const hangUp = (): void => void message.destroy();
  message.setTimeout(SILENCE_MS, hangUp);
  return () => {
    message.off('timeout', hangUp);
    message.socket.setTimeout(0);
  };
}

/**
 * Lets the rest of a refused form run out, because a sender reads the answer only when everything is sent.
 * One who sends on and on gets the answer at some point, and is hung up on if even that does not stop him.
 */
export function letRunOut(message: IncomingMessage): Promise<void> {
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

/** `8 MB`; for small limits the bytes themselves. */
export function sayBytes(bytes: number): string {
  const mebibytes = bytes / (1024 * 1024);
  return Number.isInteger(mebibytes) ? `${mebibytes} MB` : `${bytes} bytes`;
}
