import type { WorkItem } from '@contract/work';

export const keyOf = ({ kind, subject }: Pick<WorkItem, 'kind' | 'subject'>): string =>
  `${kind} ${subject.id}`;

/** The rows that are late and were not at the last look. */
export const newlyLate = (items: readonly WorkItem[], lateBefore: ReadonlySet<string>): WorkItem[] =>
  items.filter((item) => item.late && !lateBefore.has(keyOf(item)));
