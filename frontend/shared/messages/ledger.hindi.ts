import type { TextsFor } from '@contract/messages/define-messages';
import type { ledgerMessages } from '@contract/messages/ledger.messages';

export const ledgerHindi: TextsFor<typeof ledgerMessages> = {
  DUE: 'शुल्क लगा',
  DUE_REDUCED: 'शुल्क हटाया गया',
  RECEIVED:
    '{method, select, UPI {UPI से } BANK_TRANSFER {बैंक ट्रांसफ़र से } CASH {नक़द } CARD {कार्ड से } other {}}भुगतान बताया गया',
  VERIFIED:
    '{method, select, UPI {UPI से } BANK_TRANSFER {बैंक ट्रांसफ़र से } CASH {नक़द } CARD {कार्ड से } other {}}भुगतान मिला',
  VERIFIED_REVERSED: 'भुगतान की पुष्टि वापस ली गई',
  REFUND_SENT:
    '{method, select, UPI {UPI से } BANK_TRANSFER {बैंक ट्रांसफ़र से } CASH {नक़द } CARD {कार्ड से } other {}}रिफ़ंड भेजा गया',
  REFUND_RETURNED: 'रिफ़ंड वापस आया',
  DEPOSIT_HELD: 'डिपॉज़िट रखा गया',
  DEPOSIT_APPLIED: 'डिपॉज़िट से हिसाब चुकाया गया',
  DEPOSIT_RETURNED: 'डिपॉज़िट अब हमारे पास नहीं',
  WAIVED: 'शुल्क माफ़ किया गया',
  WRITTEN_OFF: 'बकाया छोड़ दिया गया',
  COMPENSATION: 'मुआवज़ा',
};
