import type { DestinationChoice } from '@contract/payments/refund-destinations';
import type { BounceCause, RefundRowState } from '@contract/payments/refunds';
import type { PlainText } from '../../shared/i18n';

export const STATES = {
  DUE: ['To send', 'warning'],
  SENT: ['Sent', 'success'],
  BOUNCED: ['Came back', 'error'],
  WITHDRAWN: ['Not owed any more', 'default'],
} as const satisfies Record<RefundRowState, readonly [PlainText, string]>;

export const CAUSES: Record<BounceCause, PlainText> = {
  RETURNED_BY_BANK: 'The bank returned it',
  WRONG_DESTINATION: 'It went to a wrong account',
  NOT_SENT: 'It was not sent after all',
  OTHER: 'Another cause',
};

export const CHOICES: Record<DestinationChoice, PlainText> = {
  UPI: 'UPI',
  ACCOUNT: 'Bank account',
  CASH: 'Cash',
  CARD: 'The card of the payment',
  KEPT: 'As last time',
};
