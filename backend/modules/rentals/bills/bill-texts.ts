import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The mail about bills and credit memos. */
export const billTexts = defineMessages('billMails', {
  subject: 'Bill for {reference}',
  taxSubject: 'Tax documents for {reference}',
  text: 'This is about {word} {reference} of {car}. {issued} You find the file on the page of your rental.',
});
