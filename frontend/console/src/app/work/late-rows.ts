import type { WorkItem } from '@contract/work';

export const keyOf = ({ kind, subject }: Pick<WorkItem, 'kind' | 'subject'>): string =>
  `${kind} ${subject.id}`;

/** Returns the late rows that were not late when the list was last read. */
export const newlyLate = (items: readonly WorkItem[], lateBefore: ReadonlySet<string>): WorkItem[] =>
  items.filter((item) => item.late && !lateBefore.has(keyOf(item)));
