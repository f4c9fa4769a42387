import type { FastifyReply } from 'fastify';

/** Node waits twice as long if the last write was still in progress. */
const SILENCE_MS = 15_000;
const LONGEST_MS = 300_000;

/** Ends a response if its client reads nothing for 15 to 30 seconds, or if it takes longer than `longestMs`. */
export function endIfSlow({ raw }: FastifyReply, longestMs = LONGEST_MS): void {
  const end = (): void => void raw.destroy();
  raw.setTimeout(SILENCE_MS, end);
  const timer = setTimeout(end, longestMs);
  raw.once('close', () => clearTimeout(timer));
}
