import { defineMessages } from '@contract/messages/define-messages';

export const errorMessages = defineMessages('errors', {
  network: 'Network error: {reason}',
  server: 'Server error: {reason}',
  refused: 'Error: {reason}',
  noResponse: 'No response from server.',
  unreadable: 'No data found or invalid response.',
  unknown: 'Something went wrong.',
});
