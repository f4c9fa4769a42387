import { defineMessages } from './define-messages.js';

/** What a client shows when no answer of the server says it. */
export const httpMessages = defineMessages('http', {
  noResponse: 'No response from the server. Check your connection and try again.',
  unreadable: 'The answer of the server could not be read.',
  status: 'The server answered {http}.',
});
