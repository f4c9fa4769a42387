import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of the e-mail about staff who opened unusually many documents or mobile numbers. */
export const manyLooksTexts = defineMessages('manyLooksMails', {
  subject: '{who} opened many documents or numbers',
  text: 'Within a day, the member of staff {who} opened {documents, plural, one {# document} other {# documents}} and {contacts, plural, one {# mobile number} other {# mobile numbers}} of customers. Please ask why. The audit log lists each of them.',
});
