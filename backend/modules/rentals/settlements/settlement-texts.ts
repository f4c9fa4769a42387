import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The e-mails about the settlement after the return. */
export const settlementTexts = defineMessages('settlementMails', {
  issuedSubject: 'Your settlement for {reference}',
  charged:
    'We charge {amount} beyond the fare of {word} {reference} ({car}, {when}). Please accept it, or tell us what is wrong, until {until}. After that it is final.',
  returned:
    'You get {amount} back for {word} {reference} ({car}, {when}). Please accept it until {until}. After that it is final.',
  remindSubject: 'Until {until}: your settlement for {reference}',
  remind:
    'Your settlement for {word} {reference} ({car}) is {amount}. You can accept it or dispute it until {until}. After that it is final.',
  codeSubject: 'Your one-time code for the settlement of {reference}',
  code: '{code} is your one-time code to accept the settlement for {word} {reference} ({car}, {when}): {amount}. Give it to our staff only if you accept this total. It is final then. The code is valid for {minutes} minutes.',
  disputedSubject: '{reference}: the customer disputes the settlement',
  disputed:
    'The customer of {word} {reference} ({car}, {when}) disputes {count, plural, one {1 line} other {{count} lines}} of the settlement. Please answer within {hours} hours.',
  finalSubject: 'Your settlement for {reference} is final',
  answered: 'We have answered what you disputed. Our answers are on the page.',
  final: 'The settlement for {word} {reference} ({car}, {when}) is final: {amount}.',
  empty: 'We charge nothing beyond the fare of {word} {reference} ({car}, {when}).',
  pay: 'Please pay {amount} by {day}.',
  checking: '{owed} is due by {day}. We are checking your payment of {amount}.',
  refund: 'We refund {amount} by {day}.',
  nothing: 'You owe nothing.',
  owedSubject: 'Please pay {amount} by {day} for {reference}',
  owed: '{amount} of the settlement for {word} {reference} ({car}) is still to be paid, by {day}.',
  closedSubject: '{reference} is settled',
  closed: 'Your settlement for {word} {reference} ({car}) is paid, and nothing is owed. Thank you.',
  closedUnpaid: 'Your settlement for {word} {reference} ({car}) is closed, and nothing is owed.',
});
