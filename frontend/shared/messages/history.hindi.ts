import type { TextsFor } from '@contract/messages/define-messages';
import type { historyMessages } from '@contract/messages/history.messages';

export const historyHindi: TextsFor<typeof historyMessages> = {
  verifiedAndApproved: 'भुगतान वेरिफ़ाई और दस्तावेज़ मंज़ूर',
  paymentNotFound: '{when} तक भुगतान नहीं मिला',
  noNewPayment: '{when} तक नया भुगतान नहीं मिला',
  returnedBefore: '{hours, plural, one {{hours} घंटा} other {{hours} घंटे}} पहले वापस मिली',
  placedAtDesk: 'डेस्क पर बनाई गई, ग्राहक के कोड से कन्फ़र्म की गई।',
  matchedWithStatement: 'स्टेटमेंट {id} की लाइन {line} से मिलाया गया: {name}',
  paymentReopened: 'इसके भुगतान का फ़ैसला वापस लिया गया',
  receiptCancelled: 'रसीद {number} कैंसल हुई',
  transferReference: 'रेफ़रेंस {reference}',
};
