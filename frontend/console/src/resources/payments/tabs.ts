import type { PaymentCounts } from '@contract/console';
import type { PlainText } from '../../shared/i18n/texts';

type Filter = Readonly<Record<string, unknown>>;

export interface PaymentTab {
  name: keyof PaymentCounts;
  label: PlainText;
  filter: Filter;
  /** Lists open payments oldest first and decided payments newest first. */
  order: 'ASC' | 'DESC';
}

const LAST = { name: 'all', label: 'All', filter: {}, order: 'DESC' } as const;

export const PAYMENT_TABS: readonly PaymentTab[] = [
  { name: 'toVerify', label: 'To verify', filter: { toVerify: true }, order: 'ASC' },
  { name: 'flagged', label: 'Flagged', filter: { flagged: true }, order: 'ASC' },
  { name: 'unlinked', label: 'Without a booking', filter: { unlinked: true }, order: 'ASC' },
  { name: 'refundsDue', label: 'Refunds due', filter: { owed: true }, order: 'ASC' },
  { name: 'done', label: 'Done', filter: { done: true }, order: 'DESC' },
  LAST,
];

/** The tab that shows the payments of a filter; any other filter narrows the list of all payments. */
export const tabOf = (values: Filter): PaymentTab =>
  PAYMENT_TABS.find(
    ({ name, filter }) =>
      name !== 'all' && Object.entries(filter).every(([source, value]) => values[source] === value),
  ) ?? LAST;
