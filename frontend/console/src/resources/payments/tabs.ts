import type { PaymentCounts } from '@contract/console';
import type { ListTab } from '../../shared/ui/lists/list-tabs';

// Lists open payments oldest first and decided payments newest first.
const OLDEST = { field: 'createdAt', order: 'ASC' } as const;
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

export const PAYMENT_TABS: readonly ListTab<keyof PaymentCounts>[] = [
  { name: 'toVerify', label: 'To verify', filter: { toVerify: true }, sort: OLDEST },
  { name: 'flagged', label: 'Flagged', filter: { flagged: true }, sort: OLDEST },
  { name: 'unlinked', label: 'No booking linked', filter: { unlinked: true }, sort: OLDEST },
  { name: 'refundsDue', label: 'Refunds due', filter: { owed: true }, sort: OLDEST },
  { name: 'done', label: 'Done', filter: { done: true }, sort: NEWEST },
  { name: 'all', label: 'All', filter: {}, sort: NEWEST },
];
