import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of e-mails with a one-time code. */
export const loginTexts = defineMessages('loginMails', {
  subject: 'Your one-time code',
  ACCOUNT:
    '{code} is your one-time code to sign in. It is valid for {minutes} minutes. Do not share it with anyone; we never ask for it.',
  RENTING:
    '{code} is your one-time code to rent a car. It is valid for {minutes} minutes. Do not share it with anyone; we never ask for it.',
});
