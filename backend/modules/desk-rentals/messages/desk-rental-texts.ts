import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of the e-mail with the code for a desk rental. */
export const deskRentalTexts = defineMessages('deskRentalMails', {
  book: 'booking',
  reserve: 'reservation',
  subject: 'Your one-time code for a {word} at our desk',
  code: '{code} is your one-time code to agree to this {word}: {car}, {from} to {to} IST, total {amount}. By giving it you accept the rental terms ({terms}) and the rental agreement of this car ({agreement}). Give it to our staff at the desk only if all of this is right. It is valid for {minutes} minutes.',
});
