let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one task at a time, because decoding a file takes much memory. Waiting files are on the disk.
 */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}
