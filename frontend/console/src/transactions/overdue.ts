import type { Day } from '@contract/calendar';

/** A refund is late from the day after it was due. */
export const isOverdue = (dueDate: Day, today: Day): boolean => dueDate < today;
