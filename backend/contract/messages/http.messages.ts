import { defineMessages } from './define-messages.js';

/** Shown by a client when the response of the server contains no message. */
export const httpMessages = defineMessages('http', {
  noResponse: 'No response from the server. Check your connection and try again.',
  unreadable: 'The server sent an unreadable response.',
  status: 'The server answered {http}.',
});
