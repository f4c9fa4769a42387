import type { ConsoleTransaction } from '@contract/console';
import { formatRupees, rupees } from '@contract/money';
import type { PaymentFlag } from '@contract/payments/payments';
import type { Translate } from '../../shared/i18n/texts';

export interface FlagText {
  label: string;
  explanation: string;
}

const differenceOf = ({ difference }: ConsoleTransaction) => ({
  sum: formatRupees(rupees(Math.abs(difference ?? 0))),
});

const TEXTS: Record<PaymentFlag, (row: ConsoleTransaction, t: Translate) => FlagText> = {
  SHORT: (row, t) => ({
    label: t('Short by {sum}', differenceOf(row)),
    explanation: t('The customer reported less than was to be paid.'),
  }),
  OVER: (row, t) => ({
    label: t('Over by {sum}', differenceOf(row)),
    explanation: t('The customer reported more than was to be paid.'),
  }),
  EXTRA: (_row, t) => ({
    label: t('Extra'),
    explanation: t('Nothing was to be paid when the customer reported it.'),
  }),
  SEEN_SCREENSHOT: (_row, t) => ({
    label: t('Screenshot seen before'),
    explanation: t('The same screenshot was sent with an earlier payment.'),
  }),
  RESUBMITTED: (_row, t) => ({
    label: t('Submitted again'),
    explanation: t('This payment was rejected before, and the customer submitted it again.'),
  }),
  LAPSED: (_row, t) => ({
    label: t('Booking expired'),
    explanation: t(
      'The booking expired before the payment was verified. If you find the money, it is refunded in full.',
    ),
  }),
  ID_FORMAT: (_row, t) => ({
    label: t('Unusual ID'),
    explanation: t('UPI transaction IDs have 12 digits; this one does not.'),
  }),
};

const noCar = (t: Translate): FlagText => ({
  label: t('Car taken after payment'),
  explanation: t(
    'Another customer got the car first. The payment counts for the next booking of this customer, or is refunded.',
  ),
});

/** True if the customer has paid but has no rental, because another customer got the car. */
export const hasLostSlot = ({ status, bookingId, slotLostAt }: ConsoleTransaction): boolean =>
  status === 'SUBMITTED' && bookingId === null && slotLostAt !== null;

/** Warnings to check before verifying. */
export const flagTexts = (row: ConsoleTransaction, t: Translate): FlagText[] => [
  ...(hasLostSlot(row) ? [noCar(t)] : []),
  ...row.flags.map((flag) => TEXTS[flag](row, t)),
];
