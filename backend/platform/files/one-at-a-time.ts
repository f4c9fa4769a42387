let last: Promise<unknown> = Promise.resolve();

/**
 * Decoding a file takes much memory, so one is decoded at a time. Waiting files are on the disk.
 */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}
