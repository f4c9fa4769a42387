import type { TextsFor } from '@contract/messages/define-messages';
import type { ownPaymentsMessages } from './payments-messages';

export const ownPaymentsHindi: TextsFor<typeof ownPaymentsMessages> = {
  title: 'बिना बुकिंग के भुगतान',
  have: 'आपका {amount} का भुगतान ({id}) हमारे पास है। यह अभी किसी बुकिंग से नहीं जुड़ा है।',
  recorded: '{date} को दर्ज हुआ।',
  checking: 'हम इसकी जाँच कर रहे हैं।',
  unused: 'अगर {days} दिनों में किसी बुकिंग में काम नहीं आया, तो हम इसे लौटा देंगे।',
  use: 'बुकिंग में इस्तेमाल करें',
  useFor: '{amount} किस बुकिंग में इस्तेमाल करें?',
  refund: 'रिफ़ंड करें',
  sure: 'क्या हम {amount} लौटा दें? उसके बाद यह किसी बुकिंग में काम नहीं आएगा।',
  yes: '{amount} का रिफ़ंड करें',
  no: 'अभी नहीं',
};
