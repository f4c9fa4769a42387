import type { StatementKind } from '@contract/statements';

interface KindText {
  label: string;
  meaning: string;
}

export const KINDS: Record<StatementKind, KindText> = {
  EXACT: {
    label: 'Exact matches',
    meaning: 'Id and amount are those of a payment that waits. These are verified in one act.',
  },
  DIFFERING: {
    label: 'Differing',
    meaning: 'The id is known, but something does not agree. Open the payment and decide by hand.',
  },
  UNCLAIMED: {
    label: 'Not rented yet',
    meaning: 'The money is there, but no booking or reservation has claimed the payment.',
  },
  VERIFIED: { label: 'Already verified', meaning: 'Nothing is to be done.' },
  CLOSED: {
    label: 'Rejected or refunded',
    meaning: 'The money is there, but the payment was rejected, or it goes back to the customer.',
  },
  MISSING: {
    label: 'Not in our list',
    meaning: 'The bank has it, but no customer has submitted it here. It may be for something else.',
  },
  ABSENT: {
    label: 'Not at the bank',
    meaning: 'Submitted within the dates of this statement, but not in it.',
  },
  DUPLICATE: {
    label: 'Twice in the file',
    meaning: 'An earlier line names the same transaction. It counts once.',
  },
  UNREADABLE: { label: 'Unreadable', meaning: 'Look these lines up in the file.' },
};
