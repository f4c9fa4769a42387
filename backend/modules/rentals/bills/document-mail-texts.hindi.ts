import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { documentMailTexts } from './document-mail-texts.js';

export const documentMailTextsHindi: TextsFor<typeof documentMailTexts> = {
  subject: 'आपके दस्तावेज़',
  BOOKING: 'आपकी बुकिंग {reference} के दस्तावेज़',
  RESERVATION: 'आपके रिज़र्वेशन {reference} के दस्तावेज़',
  text: '{issued}\nये आपकी बुकिंग के पेज पर हैं।',
};
