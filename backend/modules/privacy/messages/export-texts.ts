import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of the export of a customer's data. */
export const exportTexts = defineMessages('exportMails', {
  codeSubject: 'Your code to download your data',
  code: 'Code: {code}\n\nWith this code you download all data that we keep about you. It is valid for {minutes} minutes. If you did not ask for it, do nothing, and do not pass it on.',
  note: 'This is all data that we keep about you.\n\ndata.json: your profile, identity, consents, rentals, payments, refunds, settlements, messages, complaints, notes about you, sign-ins, and who looked at your documents. Every text editor opens it. Amounts are in paise, times in UTC.\nfiles: your documents, screenshots, and the photos of your rentals.\n\nOf the numbers of your documents you see the last four digits. Members of our team have no names here.',
});
