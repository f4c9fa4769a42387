import { defineMessages } from '@contract/messages/define-messages';

/** Texts about the destination of a refund. */
export const refundMessages = defineMessages('refundTo', {
  title: 'Where should we send your refund?',
  goesTo: 'Your refund goes to: {destination}',
  missing: 'We need this before we can send it.',
  change: 'Change',
  cancel: 'Cancel',
  way: 'Send it to',
  KEPT: 'As last time: {destination}',
  UPI: 'UPI ID',
  ACCOUNT: 'Bank account',
  CASH: 'Cash at our office',
  CARD: 'The card you paid with',
  upi: 'UPI ID',
  upiHint: 'For example 9876543210@upi',
  holder: 'Name of the account holder',
  account: 'Account number',
  accountAgain: 'Account number again',
  ifsc: 'IFSC',
  save: 'Save',
});
