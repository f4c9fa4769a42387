import type { TextsFor } from '@contract/messages/define-messages';
import type { creditMessages } from './credit-messages';

export const creditHindi: TextsFor<typeof creditMessages> = {
  over: '{amount} ज़्यादा',
  whenEnded: 'आपने कुल रकम से ज़्यादा भुगतान किया है। हम इसे बुकिंग ख़त्म होने पर लौटाएँगे, या आपके कहने पर अभी।',
  ask: 'अभी रिफ़ंड करें',
  sure: 'क्या हम {amount} का रिफ़ंड अभी करें? अगर बाद में किराया बढ़ा तो अंतर आपको देना होगा।',
  yes: '{amount} का रिफ़ंड करें',
  no: 'अभी नहीं',
};
