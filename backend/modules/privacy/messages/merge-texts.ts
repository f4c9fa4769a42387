import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of the e-mail about a merged account. */
export const mergeTexts = defineMessages('mergeMails', {
  subject: 'We have merged your two accounts',
  text: 'You had two accounts with us. Our team has moved your rentals, payments and complaints to the other one, and has deleted this one with its documents and messages. Please sign in with the e-mail address of the other account. If you have only one account, please write to us. This is our last message to this address about it, and we delete it too once it is sent.',
});
