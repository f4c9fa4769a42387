import { defineMessages } from '@contract/messages/define-messages';

/** Texts about the documents of the car during the trip. */
export const carPapersMessages = defineMessages('carPapers', {
  title: 'Documents of the car',
  lead: 'Show these if the police ask for the documents of the car. You can download them until the return.',
  number: 'Number {number}',
  until: 'Valid until {day}',
  download: 'Download',
  downloadOf: 'Download: {document}',
  failed: 'The document could not be downloaded.',
  unread: 'The documents of the car could not be loaded.',
  tryAgain: 'Try again',
});
