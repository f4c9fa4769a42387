import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of reminders about a rental. */
export const reminderTexts = defineMessages('reminderMails', {
  pickupSubject: 'Pickup on {from}: your {word} {reference}',
  pickup:
    'This is a reminder of your {word} {reference}: {car}, {when}.\nPickup: {place}\nDirections: {directions}\nPlease bring your original driving licence.',
  deposit: 'The security deposit of {amount} is paid at pickup.',
  cannotCome: 'If you will be late or cannot come, please call us.',
  returnSubject: 'Return by {to}: your {word} {reference}',
  return: 'Please return the {car} of your {word} {reference} by {to} IST.',
  lateFee:
    'A late return costs {amount} per hour or part of an hour, after {grace, plural, one {1 minute} other {{grace} minutes}}, and at most the price of a day for each day.',
  willBeLate: 'If you will be late, please call us.',
  overdueSubject: 'Please return the car: your {word} {reference}',
  overdue:
    'The {car} of your {word} {reference} was to be returned by {to} IST, and we have not recorded its return. Please return it now, or call us. If you have returned it already, please call us too.',
  documentsSubject: 'Your {word} {reference} waits for your documents',
  waitsForDocuments:
    'Your {word} {reference} is not confirmed yet: {car}, {when}. We confirm it, and hand over the car, only once your payment and documents are verified.',
  registerBy:
    'Please register and upload your documents by {by}, so that our team can verify them before the pickup.',
  registerNow:
    'Please register and upload your documents now, so that our team can try to verify them before the pickup.',
  uploadAgainBy:
    'Please sign in and upload again what was not accepted by {by}, so that our team can verify it before the pickup.',
  uploadAgainNow:
    'Please sign in and upload again what was not accepted now, so that our team can try to verify it before the pickup.',
  payAgainSubject: 'Please pay again by {until}: your {word} {reference}',
  payAgain:
    'Your {word} {reference} waits for your payment: {car}, {when}. We could not verify your payment of {amount}.\nPlease sign in and submit the payment details again by {until}. After that, your {word} expires and others can book the car. If you did pay, reply to this e-mail with your bank statement.',
});
