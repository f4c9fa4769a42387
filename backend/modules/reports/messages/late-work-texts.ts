import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of the daily e-mail to the office. */
export const lateWorkTexts = defineMessages('lateWorkMails', {
  subject: '{count, plural, one {1 item is} other {{count} items are}} waiting for our team',
  intro: 'This has waited for more than a day:',
  documents: 'Documents to verify: {count}\n{link}',
  payments: 'Payments to verify: {count}\n{link}',
  reservations: 'Reservations to confirm or decline: {count}\n{link}',
  refunds: 'Refunds due by today: {count}\n{link}',
  complaints: 'Complaints to answer: {count}\n{link}',
  disputes: 'Disputed settlements to answer: {count}\n{link}',
});
