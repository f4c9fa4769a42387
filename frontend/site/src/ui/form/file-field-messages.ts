import { defineMessages } from '@/lib/i18n';

export const fileMessages = defineMessages('file', {
  upload: 'Upload',
  sentSoFar: 'Sending, {percent}% done',
  sent: 'Sent. Waiting for the server.',
  preparing: 'Making the photo smaller for sending...',
});
