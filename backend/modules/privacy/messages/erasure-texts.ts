import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of e-mails about the deletion of an account. */
export const erasureTexts = defineMessages('erasureMails', {
  codeSubject: 'Your code to delete your account',
  code: 'Code: {code}\n\nWith this code you delete your account, your documents and your messages for good. It is valid for {minutes} minutes. If you did not ask for it, do nothing, and do not pass it on: your account stays.',
  erasedSubject: 'Your account is deleted',
  erased:
    'We have deleted your account with your documents, complaints and messages. Your rentals and payments stay under a number, without your name, as long as tax law requires. You can register again at any time. This is our last message, and we delete it too once it is sent.',
  erasedDriver:
    'For {days} days after your last return we keep your name, address and licence number, encrypted, because traffic fines can arrive later.',
  unusedSubject: 'We will delete your account on {day}',
  unused:
    'You have not signed in or rented a car for a long time. We keep an account for {months} months without use, so we delete yours with its documents on {day}. Your rentals and payments stay under a number, without your name, as long as tax law requires.',
  keep: 'To keep the account, sign in before this day.',
});
