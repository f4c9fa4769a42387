import type { cancellationMessages } from './cancellation.messages.js';
import type { TextsFor } from './define-messages.js';

export const cancellationHindi: TextsFor<typeof cancellationMessages> = {
  byYou: 'आपके कैंसल करने पर',
  byUs: 'हमारे कैंसल करने पर',
  tiers:
    'पिकअप से {free} घंटे पहले तक पूरा रिफ़ंड, {part, plural, =0 {पिकअप के समय} other {{part} घंटे पहले}} तक {percent}% रिफ़ंड, उसके बाद कोई रिफ़ंड नहीं।',
  oneTier:
    '{part, plural, =0 {पिकअप के समय} other {पिकअप से {part} घंटे पहले}} तक पूरा रिफ़ंड, उसके बाद कोई रिफ़ंड नहीं।',
  cooling:
    'बुकिंग के {minutes} मिनट के अंदर भी पूरा रिफ़ंड, {part, plural, =0 {पिकअप के समय तक} other {अगर पिकअप में {part} घंटे से ज़्यादा बचे हों}}।',
  compensationCap: 'रिफ़ंड के अलावा हम ज़्यादा से ज़्यादा {amount} देते हैं।',
  noFee: 'पिकअप के समय तक पूरा रिफ़ंड।',
  earlyReturn: 'जल्दी वापसी',
  earlyByYou:
    '{percent, plural, =0 {कार जल्दी लौटाने पर बचे समय का रिफ़ंड नहीं मिलता।} other {कार जल्दी लौटाने पर हम इस्तेमाल किए गए समय के किराये से अंतर का {percent}% लौटाते हैं।}}',
  earlyByUs: 'अगर ट्रिप हम जल्दी ख़त्म करें, तो आप ज़्यादा से ज़्यादा इस्तेमाल किए गए समय का किराया देते हैं।',
  noShow: 'कार पिकअप न करने पर',
  noShowKept:
    'अगर आप कार लेने न आएँ, या बिना मान्य लाइसेंस के या गाड़ी न चला पाने की हालत में आएँ, तो {percent, plural, =0 {पूरा किराया लौटाया जाएगा} =100 {किराया नहीं लौटाया जाएगा} other {हम किराये का {percent}% रखते हैं और बाकी लौटाते हैं}}।',
};
