import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { billTexts } from './bill-texts.js';

export const billTextsHindi: TextsFor<typeof billTexts> = {
  subject: '{reference} का बिल',
  taxSubject: '{reference} के टैक्स दस्तावेज़',
  text: 'यह {car} की {word} {reference} के बारे में है। {issued} फ़ाइल आपकी बुकिंग के पेज पर है।',
};
