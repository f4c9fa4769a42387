import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { reminderTexts } from './reminder-texts.js';

export const reminderHindi: TextsFor<typeof reminderTexts> = {
  pickupSubject: 'पिकअप {from}: {kind, select, BOOKING {आपकी} other {आपका}} {word} {reference}',
  pickup:
    'यह {kind, select, BOOKING {आपकी} other {आपके}} {word} {reference} की याद दिलाने के लिए है: {car}, {when}।\nपिकअप की जगह: {place}\nरास्ता: {directions}\nकृपया अपना असली ड्राइविंग लाइसेंस साथ लाएँ।',
  deposit: '{amount} का सिक्योरिटी डिपॉज़िट पिकअप पर देना है।',
  cannotCome: 'अगर देर होगी या आप नहीं आ सकते तो कृपया हमें कॉल करें।',
  returnSubject: 'वापसी {to} तक: {kind, select, BOOKING {आपकी} other {आपका}} {word} {reference}',
  return:
    'कृपया {kind, select, BOOKING {अपनी} other {अपने}} {word} {reference} की कार {car} {to} IST तक वापस करें।',
  lateFee:
    'देर से वापसी पर, {grace} मिनट के बाद, हर घंटे या उसके हिस्से के {amount} लगते हैं, और हर दिन के लिए ज़्यादा से ज़्यादा एक दिन का किराया।',
  willBeLate: 'अगर देर होगी तो कृपया हमें कॉल करें।',
  overdueSubject: 'कृपया कार वापस करें: {kind, select, BOOKING {आपकी} other {आपका}} {word} {reference}',
  overdue:
    '{kind, select, BOOKING {आपकी} other {आपके}} {word} {reference} की कार {car} {to} IST तक वापस करनी थी, और हमने उसकी वापसी दर्ज नहीं की है। कृपया उसे अभी वापस करें या हमें कॉल करें। अगर आप कार वापस कर चुके हैं तो भी कृपया हमें कॉल करें।',
  documentsSubject: '{kind, select, BOOKING {आपकी} other {आपका}} {word} {reference}: आपके दस्तावेज़ बाकी हैं',
  waitsForDocuments:
    '{kind, select, BOOKING {आपकी} other {आपका}} {word} {reference} अभी कन्फ़र्म नहीं है: {car}, {when}। भुगतान और दस्तावेज़ वेरिफ़ाई होने पर ही हम उसे कन्फ़र्म करते और कार देते हैं।',
  registerBy: 'कृपया {by} तक रजिस्टर करें और अपने दस्तावेज़ अपलोड करें, ताकि हमारी टीम पिकअप से पहले उन्हें वेरिफ़ाई कर सके।',
  registerNow:
    'कृपया अभी रजिस्टर करें और अपने दस्तावेज़ अपलोड करें, ताकि हमारी टीम पिकअप से पहले उन्हें वेरिफ़ाई करने की कोशिश कर सके।',
  uploadAgainBy:
    'कृपया {by} तक लॉगिन करें और जो मंज़ूर नहीं हुआ उसे फिर से अपलोड करें, ताकि हमारी टीम पिकअप से पहले उसे वेरिफ़ाई कर सके।',
  uploadAgainNow:
    'कृपया अभी लॉगिन करें और जो मंज़ूर नहीं हुआ उसे फिर से अपलोड करें, ताकि हमारी टीम पिकअप से पहले उसे वेरिफ़ाई करने की कोशिश कर सके।',
  payAgainSubject:
    'कृपया {until} तक फिर से भुगतान करें: {kind, select, BOOKING {आपकी} other {आपका}} {word} {reference}',
  payAgain:
    '{kind, select, BOOKING {आपकी} other {आपके}} {word} {reference} का भुगतान बाकी है: {car}, {when}। हम आपका {amount} का भुगतान वेरिफ़ाई नहीं कर सके।\nकृपया लॉगिन करें और {until} तक भुगतान की जानकारी फिर से भेजें। उसके बाद {kind, select, BOOKING {आपकी} other {आपके}} {word} का समय ख़त्म हो जाएगा और दूसरे लोग कार बुक कर सकेंगे। अगर आपने भुगतान किया है तो अपने बैंक स्टेटमेंट के साथ इस ईमेल का जवाब दें।',
};
