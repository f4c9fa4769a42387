import type { TextsFor } from '@contract/messages/define-messages';
import type { refundMessages } from './refund-messages';

export const refundHindi: TextsFor<typeof refundMessages> = {
  title: 'हम आपका रिफ़ंड कहाँ भेजें?',
  goesTo: 'आपका रिफ़ंड यहाँ जाएगा: {destination}',
  missing: 'इसे भेजने से पहले हमें यह जानकारी चाहिए।',
  change: 'बदलें',
  cancel: 'रहने दें',
  way: 'यहाँ भेजें',
  KEPT: 'पिछली बार जैसा: {destination}',
  UPI: 'UPI ID',
  ACCOUNT: 'बैंक खाता',
  CASH: 'हमारे ऑफ़िस में नकद',
  CARD: 'जिस कार्ड से आपने भुगतान किया',
  upi: 'UPI ID',
  upiHint: 'जैसे 9876543210@upi',
  holder: 'खाताधारक का नाम',
  account: 'खाता नंबर',
  accountAgain: 'खाता नंबर दोबारा',
  ifsc: 'IFSC',
  save: 'सेव करें',
};
