import { defineMessages } from '@/lib/i18n';

export const accessMessages = defineMessages('accessLog', {
  title: 'Who looked at your documents',
  intro:
    'Every time our team opens one of your documents or your full Aadhaar or licence number, it is recorded here for a year.',
  none: 'Our team has not opened your documents within a year.',
  AADHAAR: 'Aadhaar card',
  AADHAAR_BACK: 'Aadhaar card, back',
  AADHAAR_NUMBER: 'Full Aadhaar number',
  ALL_DATA: 'All your data, as a file',
  COMPLAINT_IMAGE: 'Picture of a complaint',
  DRIVING_LICENSE: 'Driving licence',
  DRIVING_LICENSE_BACK: 'Driving licence, back',
  LICENCE_NUMBER: 'Full number of the driving licence',
  PAYMENT_SCREENSHOT: 'Payment screenshot',
  RENTAL_PHOTO: 'Photo of a car',
  byVerification: 'Our verification team, {time}',
  bySupport: 'Our support, {time}',
  reason: 'Reason: {reason}',
  showAll: 'Show all {count}',
  notLoaded: 'The list could not be loaded.',
  tryAgain: 'Try again',
});
