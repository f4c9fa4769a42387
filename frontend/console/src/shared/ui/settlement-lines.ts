import type { SettlementLineKind } from '@contract/rentals/settlements';
import type { PlainText } from '../i18n';
import type { Reason } from './actions/ReasonFields';

export const LINES: Record<SettlementLineKind, PlainText> = {
  LATE: 'Late return',
  FUEL: 'Missing fuel',
  EXTRA_KM: 'Additional kilometres',
  CLEANING: 'Cleaning',
  DAMAGE: 'Damage',
  MISSING_ITEM: 'Missing item',
  OTHER: 'Other charge',
  CREDIT: 'Credit',
  TOLL: 'Toll',
  CHALLAN: 'Challan',
  CHALLAN_FEE: 'Fee for the challan',
};

/** The instruction for staff before they charge a toll or challan. */
export const TOLL_OR_CHALLAN: PlainText =
  'Enter what was paid, never more, and add the challan or the statement with the toll. The customer gets it when you have checked and sent it.';

/** The field for the kind of a new line. */
export const kindField = (kinds: readonly SettlementLineKind[]): Reason => ({
  name: 'kind',
  label: 'What for',
  choices: kinds.map((value) => ({ value, label: LINES[value] })),
  missing: 'Choose what it is for.',
  required: true,
});

/** The other fields of every new line. */
export const LINE_FIELDS: readonly Reason[] = [
  { name: 'amount', label: 'Amount (₹)', kind: 'rupees', missing: 'Enter the amount.', required: true },
  {
    name: 'text',
    label: 'Text for the customer',
    missing: 'Say what it is for; the customer reads it.',
    required: true,
  },
];
