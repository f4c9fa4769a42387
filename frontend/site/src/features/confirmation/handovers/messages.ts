import { defineMessages } from '@contract/messages/define-messages';

/** Texts about the records of the handover and the return. */
export const handoverMessages = defineMessages('handoverRecord', {
  HANDOVER: 'Handover of the car',
  RETURN: 'Return of the car',
  recorded: 'Recorded {when}',
  odometer: 'Odometer',
  km: '{km} km',
  fuel: 'Fuel',
  eighths: '{fuel}/8',
  battery: 'Battery',
  percent: '{fuel}%',
  marks: 'Noted',
  mark: '{point}: {text}',
  noMarks: 'No damage was noted.',
  summary: 'Summary (PDF)',
  summaryFailed: 'The summary could not be loaded. Please try again.',
  show: 'Show the photos',
  signature: 'Signature',
  number: '{point}, photo {number}',
  failed: 'The photo could not be loaded.',
});
