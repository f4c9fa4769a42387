/** A position in the queue, which starts with the longest wait. */
export interface QueuePosition {
  id: number;
  submittedAt: string;
}

const isBefore = (a: QueuePosition, b: QueuePosition): boolean =>
  a.submittedAt === b.submittedAt ? a.id < b.id : a.submittedAt < b.submittedAt;

/**
 * The rows before and after `current` in the queue, whether or not `current` is still in it.
 * The first customer follows the last one, because an admin may have skipped some; the first one has no predecessor.
 */
export function neighbours<Row extends QueuePosition>(
  queue: readonly Row[],
  current: QueuePosition,
): { previous: Row | null; next: Row | null } {
  const others = queue.filter(({ id }) => id !== current.id);
  return {
    previous: others.findLast((one) => isBefore(one, current)) ?? null,
    next: others.find((one) => isBefore(current, one)) ?? others[0] ?? null,
  };
}
