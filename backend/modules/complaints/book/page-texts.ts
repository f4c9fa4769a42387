import { defineMessages } from '../../../contract/messages/define-messages.js';

/** A page of the complaint book as a PDF file. */
export const pageTexts = defineMessages('complaintPage', {
  title: 'Complaint book (Form 7)',
  original: 'Original, for the complainant',
  duplicate: 'Duplicate, for the licensing authority',
  triplicate: 'Triplicate, for the complaint book',
  page: 'Page number',
  received: 'Received',
  complaint: 'Complaint number',
  licence: 'Licence of the operator',
  name: 'Complainant',
  address: 'Address',
  mobile: 'Mobile',
  email: 'E-mail',
  subject: 'Subject',
  message: 'Complaint',
  attachment: 'Attachment',
  oneFile: 'One file',
});
