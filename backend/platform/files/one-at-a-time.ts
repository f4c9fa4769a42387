let last: Promise<unknown> = Promise.resolve();

/**
 * Decoding a file is the one thing here that takes much memory, so one is decoded at a time.
 * Waiting is cheap: what waits lies on the disk.
 */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}
