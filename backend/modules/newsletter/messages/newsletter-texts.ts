import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The e-mail with the link to a subscription. */
export const newsletterTexts = defineMessages('newsletterMails', {
  subject: 'Confirm your subscription to our newsletter',
  text: 'This e-mail address was entered for our newsletter. Open this page to confirm the subscription, or to unsubscribe at any time:\n{link}\n\nIf you did not enter it, do nothing: we delete the address after {days} days. Do not pass the link on.',
});
