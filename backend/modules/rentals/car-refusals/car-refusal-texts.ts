import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The e-mails about a customer who does not accept the car. */
export const carRefusalTexts = defineMessages('carRefusalMails', {
  refusedSubject: '{reference}: the customer does not accept the car',
  refused:
    'The customer of {word} {reference} ({car}, {when}) does not accept the car: {cause}\nPlease answer now. After {minutes} minutes without an answer the customer can cancel and gets everything back.',
  DIRTY: 'it is not clean.',
  UNSAFE: 'it is not safe.',
  WRONG_CAR: 'it is another car.',
  DAMAGED: 'it is damaged.',
  OTHER: 'another reason.',
  answeredSubject: 'Your car for {reference}',
  FIXED:
    'We have put right what you told us about {car} ({word} {reference}). Please press “Accept the car now” on its page.',
  NOT_ACCEPTED:
    'We have checked what you told us about {car} ({word} {reference}), and we think that the car can be handed over.',
  reason: 'Our answer: {text}',
});
