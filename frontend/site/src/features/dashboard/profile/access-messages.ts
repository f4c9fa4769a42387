import { defineMessages } from '@/lib/i18n';

export const accessMessages = defineMessages('accessLog', {
  title: 'Who looked at your documents',
  intro:
    'Every time our team opens one of your documents or your full Aadhaar or licence number, or our desk your mobile number outside the days around a trip, it is recorded here for a year.',
  none: 'Our team has not opened your documents within a year.',
  AADHAAR: 'Aadhaar card',
  AADHAAR_BACK: 'Aadhaar card, back',
  AADHAAR_NUMBER: 'Full Aadhaar number',
  ALL_DATA: 'All your data, as a file',
  COMPLAINT_IMAGE: 'Picture of a complaint',
  CONTACT: 'Your mobile number',
  DRIVING_LICENSE: 'Driving licence',
  DRIVING_LICENSE_BACK: 'Driving licence, back',
  LICENCE_NUMBER: 'Full number of the driving licence',
  PAYMENT_SCREENSHOT: 'Payment screenshot',
  RENTAL_PHOTO: 'Photo of a car',
  CALLED_US: 'You called us',
  LEFT_ITEM: 'Something was left in the car',
  FINE_OR_TOLL: 'A fine or a toll of the trip',
  PAYMENT: 'A question about a payment',
  byVerification: 'Our verification team, {time}',
  bySupport: 'Our support, {time}',
  reason: 'Reason: {reason}',
  showAll: 'Show all {count}',
  notLoaded: 'The list could not be loaded.',
  tryAgain: 'Try again',
});
