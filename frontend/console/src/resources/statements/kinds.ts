import type { StatementKind } from '@contract/payments/statements';
import type { PlainText } from '../../shared/i18n';

interface KindText {
  label: PlainText;
  meaning: PlainText;
}

export const KINDS: Record<StatementKind, KindText> = {
  EXACT: {
    label: 'Exact matches',
    meaning: 'ID and amount match a payment waiting for verification. Verify these at once.',
  },
  DIFFERING: {
    label: 'Differing',
    meaning:
      'The ID is known, but something differs. Verify the amount of the bank, or open the payment and decide by hand.',
  },
  UNCLAIMED: {
    label: 'No booking linked',
    meaning: 'The money has arrived, but no booking is linked to the payment.',
  },
  VERIFIED: { label: 'Already verified', meaning: 'Nothing to do.' },
  CLOSED: {
    label: 'Rejected or refunded',
    meaning: 'The money has arrived, but the payment was rejected, or its refund is due or sent.',
  },
  MISSING: {
    label: 'Not in our list',
    meaning:
      'The bank received it, but no customer has submitted it here. If you know the customer, record it as a payment.',
  },
  REFUND_RETURNED: {
    label: 'Refunds that came back',
    meaning: 'The bank has returned these refunds. Open each and record that it came back.',
  },
  REFUND_MISSING: {
    label: 'Refunds not at the bank',
    meaning:
      'Recorded as sent within the dates of this statement, but not in it. Check whether the transfer was made, and correct its reference.',
  },
  REFUND_FOUND: { label: 'Refunds found', meaning: 'Nothing to do.' },
  ABSENT: {
    label: 'Not at the bank',
    meaning: 'Submitted within the dates of this statement, but not in it.',
  },
  DUPLICATE: {
    label: 'Twice in the file',
    meaning: 'An earlier line has the same transaction. It counts once.',
  },
  UNREADABLE: { label: 'Unreadable', meaning: 'Check these lines in the file.' },
};
