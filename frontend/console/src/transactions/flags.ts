import type { ConsoleTransaction } from '@contract/console';
import { formatRupees, rupees } from '@contract/money';
import type { PaymentFlag } from '@contract/payments/payments';

export interface FlagText {
  label: string;
  params?: Record<string, string>;
  explanation: string;
}

const differenceOf = ({ difference }: ConsoleTransaction) => ({
  sum: formatRupees(rupees(Math.abs(difference ?? 0))),
});

const TEXTS: Record<PaymentFlag, (row: ConsoleTransaction) => FlagText> = {
  SHORT: (row) => ({
    label: 'Short by {sum}',
    params: differenceOf(row),
    explanation: 'The customer reported less than the fare.',
  }),
  OVER: (row) => ({
    label: 'Over by {sum}',
    params: differenceOf(row),
    explanation: 'The customer reported more than the fare.',
  }),
  SEEN_SCREENSHOT: () => ({
    label: 'Screenshot seen before',
    explanation: 'The same picture was sent with an earlier payment.',
  }),
  ID_FORMAT: () => ({
    label: 'Unusual ID',
    explanation: 'UPI transaction IDs have 12 digits; this one does not.',
  }),
};

const NO_CAR: FlagText = {
  label: 'Car taken after payment',
  explanation:
    'Another customer got the car first. The payment counts for the next booking of this customer, or is refunded.',
};

/** Paid, but without a rental so far. */
export const isStranded = ({ status, bookingId, slotLostAt }: ConsoleTransaction): boolean =>
  status === 'SUBMITTED' && bookingId === null && slotLostAt !== null;

/** Warnings to check before verifying. */
export const flagTexts = (row: ConsoleTransaction): FlagText[] => [
  ...(isStranded(row) ? [NO_CAR] : []),
  ...row.flags.map((flag) => TEXTS[flag](row)),
];
