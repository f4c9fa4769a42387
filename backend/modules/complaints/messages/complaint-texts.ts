import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of e-mails about a complaint. */
export const complaintTexts = defineMessages('complaintMails', {
  receivedSubject: 'We have received your complaint {number}',
  received:
    'We received your complaint {number} ("{subject}") on {when}. Our team reads it and replies by e-mail; the reply also appears on your dashboard under Complaints.',
  page: 'It is page {page} of our complaint book. We send a copy of the page, with your name, address and contacts, to the licensing authority. Ask us for your own copy.',
  answeredSubject: 'Our reply to your complaint {number}',
  answered: 'Our reply of {when} to your complaint {number} ("{subject}"):\n\n{answer}',
  resolvedSubject: 'Your complaint {number} is resolved',
  resolved:
    'We marked your complaint {number} ("{subject}") as resolved on {when}. If you do not agree, please send us a new complaint with this number.',
  reopenedSubject: 'We have reopened your complaint {number}',
  reopened: 'We reopened your complaint {number} ("{subject}") on {when} and will look into it again.',
});
