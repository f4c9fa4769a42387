import type { TextsFor } from '@/lib/i18n';
import type { waysMessages } from './ways-messages';

export const waysHindi: TextsFor<typeof waysMessages> = {
  copyText: 'इस फ़ोन के किसी भी UPI ऐप से भुगतान करें: हमारी UPI ID कॉपी करें और वहाँ पेस्ट करें।',
  copyVpa: 'UPI ID कॉपी करें',
  copyStep1: 'UPI ID कॉपी करें।',
  copyStep2: 'अपना UPI ऐप खोलें, UPI ID पर भुगतान चुनें और इसे पेस्ट करें।',
  copyStep3: 'देखें कि नाम {payee} है, {amount} दें, और यहाँ लौट आएँ।',
  payeeCheck: 'आपके UPI ऐप में {payee} दिखना चाहिए। कोई और नाम? भुगतान न करें।',
  payeeCall: '{phone} पर कॉल करें।',
  appUncertain: 'सिर्फ़ कुछ खातों के साथ काम करता है',
  showQrSecond: 'दूसरे फ़ोन के लिए QR कोड दिखाएँ',
  saveQr: 'QR कोड की इमेज सेव करें',
  partsTitle: 'एक UPI भुगतान की सीमा से ज़्यादा',
  partsText:
    'हमें एक UPI भुगतान में ज़्यादा से ज़्यादा {limit} दिए जा सकते हैं। अभी {first} दें और उसकी जानकारी भेजें। फिर बाकी {rest} इस बुकिंग या रिज़र्वेशन के पेज पर दें।',
  bankTitle: 'या पूरी रकम बैंक ट्रांसफ़र से दें',
  bankText: 'IMPS, NEFT या RTGS से {amount} ट्रांसफ़र करें। UTR ही आपकी ट्रांज़ैक्शन ID है।',
  bankHolder: 'खाताधारक',
  bankNumber: 'खाता नंबर',
  bankIfsc: 'IFSC',
  helpTitle: 'भुगतान नहीं हो रहा?',
  helpRefused: 'ऐप में “bank limit” या “risk threshold” लिखा आए',
  helpRefusedText: 'आपका ऐप भुगतान का यह तरीका नहीं मानता। UPI ID कॉपी करें और अपने ऐप में लिखें।',
  helpNew: 'UPI या फ़ोन नया है',
  helpNewText: 'पहले 24 घंटों में ऐप ज़्यादा से ज़्यादा ₹5,000 भेजता है।',
  helpLeft: 'खाते से पैसे कट गए, पर ऐप में भुगतान सफल नहीं दिखता',
  helpLeftPerson: 'भुगतान न हुआ हो, तो आपका बैंक अगले कार्य-दिवस पर पैसे लौटा देता है। दोबारा देने से पहले अपना खाता देख लें।',
  helpLeftMerchant: 'भुगतान न हुआ हो, तो आपका बैंक 5 दिनों में पैसे लौटा देता है। दोबारा देने से पहले अपना खाता देख लें।',
  helpHeld: 'कार {time} तक आपके लिए रोकी गई है।',
  helpNotHeld: 'कार अब आपके लिए रोकी नहीं है।',
};
