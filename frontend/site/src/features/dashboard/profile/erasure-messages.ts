import { defineMessages } from '@/lib/i18n';

export const erasureMessages = defineMessages('erasure', {
  title: 'Delete your account',
  text: 'You decide whether we keep your data. See first what is removed and what stays.',
  open: 'Delete my account',
  intro: 'This cannot be undone. You are signed out everywhere, and you can register again at any time.',
  openTitle: 'Your account cannot be deleted yet',
  openText: 'These must end first:',
  RENTAL: 'Rental {reference}',
  MONEY: 'Money that is still owed for {reference}',
  BILL: 'The bill of {reference}, which we issue within a day',
  PAYMENT: 'Payment {reference}',
  REFUND: 'Refund of {reference}',
  COMPLAINT: 'Complaint {reference}',
  removedTitle: 'We remove at once',
  removed:
    'Your name, address, mobile number and e-mail address, the numbers of your documents, all photos of documents, payments and cars, your complaints, notes of our team, your messages, and the browsers that we recognise.',
  keptTitle: 'What stays under a number',
  rentals:
    'Rentals, payments and refunds, without your name, and receipts, with your name and address: tax law requires at least eight years.',
  driverRecord:
    'Your name, address and licence number, encrypted, because traffic fines can arrive later: until {until}.',
  bankTexts: 'The text of our bank statements, for our accounts: until {until}.',
  signIns: 'The record of sign-ins, as a key, against misuse: until {until}.',
  audit: 'The record of what our team did: at least eight years.',
  confirm: 'Delete for good',
  keep: 'Keep my account',
  done: 'Your account is deleted.',
  notLoaded: 'This could not be loaded.',
  tryAgain: 'Try again',
  failed: 'Your account was not deleted.',
  unclear: 'Your account may have been deleted already.',
});
