import type { Day } from '@contract/calendar';

/** A refund is overdue from the day after its due date. */
export const isOverdue = (dueDate: Day, today: Day): boolean => dueDate < today;
