import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The e-mail with documents that no other message contains. */
export const documentMailTexts = defineMessages('documentMails', {
  subject: 'Your documents',
  BOOKING: 'Documents for your booking {reference}',
  RESERVATION: 'Documents for your reservation {reference}',
  text: '{issued}\nYou find them on the page of your rental.',
});
