/** A place in the queue: the longest waiting first. */
export interface Queued {
  id: number;
  submittedAt: string;
}

const isBefore = (a: Queued, b: Queued): boolean =>
  a.submittedAt === b.submittedAt ? a.id < b.id : a.submittedAt < b.submittedAt;

/**
 * Who stands on either side of `current` in the queue, whether or not `current` still waits in it.
 * After the last comes the first again, as somebody may have been passed over; before the first there is nobody.
 */
export function neighbours<Row extends Queued>(
  queue: readonly Row[],
  current: Queued,
): { previous: Row | null; next: Row | null } {
  const others = queue.filter(({ id }) => id !== current.id);
  return {
    previous: others.findLast((one) => isBefore(one, current)) ?? null,
    next: others.find((one) => isBefore(current, one)) ?? others[0] ?? null,
  };
}
