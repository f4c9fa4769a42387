import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { settlementTexts } from './settlement-texts.js';

export const settlementTextsHindi: TextsFor<typeof settlementTexts> = {
  issuedSubject: '{reference} का हिसाब',
  charged:
    '{word} {reference} ({car}, {when}) के किराए के अलावा {amount} देने हैं। कृपया {until} तक इसे मंज़ूर करें या बताएँ कि क्या ग़लत है। उसके बाद यह पक्का हो जाएगा।',
  returned:
    '{word} {reference} ({car}, {when}) के लिए आपको {amount} वापस मिलेंगे। कृपया {until} तक इसे मंज़ूर करें। उसके बाद यह पक्का हो जाएगा।',
  remindSubject: '{until} तक: {reference} का हिसाब',
  remind:
    '{word} {reference} ({car}) का हिसाब {amount} है। आप {until} तक इसे मंज़ूर कर सकते हैं या आपत्ति कर सकते हैं। उसके बाद यह पक्का हो जाएगा।',
  codeSubject: '{reference} के हिसाब के लिए आपका वन-टाइम कोड',
  code: '{code}: {word} {reference} ({car}, {when}) का {amount} का हिसाब मंज़ूर करने के लिए आपका वन-टाइम कोड। हमारे स्टाफ़ को तभी बताएँ जब यह कुल रकम आपको मंज़ूर हो। फिर यह पक्का हो जाएगा। कोड {minutes} मिनट तक मान्य है।',
  disputedSubject: '{reference}: ग्राहक को हिसाब पर आपत्ति है',
  disputed:
    '{word} {reference} ({car}, {when}) के ग्राहक को हिसाब की {count, plural, one {{count} लाइन} other {{count} लाइनों}} पर आपत्ति है। कृपया {hours} घंटे में जवाब दें।',
  finalSubject: '{reference} का हिसाब पक्का हो गया',
  answered: 'हमने आपकी आपत्ति का जवाब दे दिया है। जवाब पेज पर हैं।',
  final: '{word} {reference} ({car}, {when}) का हिसाब पक्का हो गया: {amount}।',
  empty: '{word} {reference} ({car}, {when}) के किराए के अलावा कोई शुल्क नहीं है।',
  pay: 'कृपया {day} तक {amount} का भुगतान करें।',
  checking: '{day} तक {owed} देने हैं। हम आपके {amount} के भुगतान की जाँच कर रहे हैं।',
  refund: 'हम {day} तक {amount} का रिफ़ंड भेजेंगे।',
  nothing: 'आपको कुछ नहीं देना है।',
  owedSubject: '{reference} के लिए {day} तक {amount} का भुगतान करें',
  owed: '{word} {reference} ({car}) के हिसाब के {amount} बाकी हैं, {day} तक देने हैं।',
  closedSubject: '{reference} का हिसाब पूरा हुआ',
  closed: '{word} {reference} ({car}) के हिसाब का भुगतान हो गया, कुछ बाकी नहीं है। धन्यवाद।',
  closedUnpaid: '{word} {reference} ({car}) का हिसाब बंद हो गया, कुछ बाकी नहीं है।',
};
