import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of the e-mail to the office before a document of a car expires. */
export const expiryTexts = defineMessages('vehicleDocumentMails', {
  subject: '{car}: {document} expires on {day}',
  text: '{document} of {car} expires on {day}. Enter the new document in time: after this day a car without a valid mandatory document is not handed over.',
});
