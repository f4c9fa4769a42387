import { defineMessages } from './define-messages.js';

/** Messages that a client shows if the response of the server contains none. */
export const httpMessages = defineMessages('http', {
  noResponse: 'No response from the server. Check your connection and try again.',
  unreadable: 'The server sent an unreadable response.',
  status: 'The server answered {http}.',
});
