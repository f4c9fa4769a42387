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
 * Lets the rest of a refused form run out, so that its sender gets to read the answer;
 * one who keeps sending regardless is hung up on.
 */
export function stopReading(message: IncomingMessage): void {
  let discarded = 0;
  message.unpipe();
  message.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MAX_DISCARDED_BYTES) message.destroy();
  });
  message.resume();
}

/** `8 MB`; for small limits the bytes themselves. */
export function sayBytes(bytes: number): string {
  const mebibytes = bytes / (1024 * 1024);
  return Number.isInteger(mebibytes) ? `${mebibytes} MB` : `${bytes} bytes`;
}
