import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The e-mails about a security deposit. */
export const depositTexts = defineMessages('depositMails', {
  loweredSubject: 'Your security deposit for {reference} is lower',
  lowered: 'The security deposit for {word} {reference} ({car}, {when}) is now {amount}.',
  waivedSubject: 'No security deposit for {reference}',
  waived: 'You pay no security deposit for {word} {reference} ({car}, {when}).',
  overpaid: 'What you paid beyond it is returned when the rental ends, or when you ask for it.',
  releasedSubject: 'Your security deposit for {reference} is on its way back',
  released: 'We return {amount} of the security deposit for {word} {reference} ({car}, {when}) by {day}.',
  covers: '{kept} stay with us until the settlement is final.',
});
