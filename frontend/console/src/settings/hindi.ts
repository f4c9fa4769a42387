import { settingFieldsHindi } from './fields.hindi';

export const settingsHindi = {
  ...settingFieldsHindi,
  'What you save here is on the site at once. Existing bookings keep their fare.':
    'यहाँ सेव की गई जानकारी तुरंत साइट पर दिखती है। पहले की बुकिंग का किराया वही रहता है।',
  'The settings could not be loaded.': 'सेटिंग्स लोड नहीं हो सकीं।',
  'The settings were not saved.': 'सेटिंग्स सेव नहीं हुईं।',
  'The settings are saved.': 'सेटिंग्स सेव हो गईं।',
  'Save settings': 'सेटिंग्स सेव करें',
  'Reapply my changes': 'मेरे बदलाव फिर से लागू करें',
  'Your changes are applied to the latest settings. Check them, then save.':
    'आपके बदलाव नई सेटिंग्स पर लागू कर दिए गए हैं। जाँच लें, फिर सेव करें।',
  'Nothing has been changed yet.': 'अभी कुछ नहीं बदला गया।',

  'What a sample booking would cost': 'एक सैंपल बुकिंग का किराया',
  'Price per day': 'एक दिन का किराया',
  'Price per hour': 'एक घंटे का किराया',
  'Extra hours': 'अतिरिक्त घंटे',
  '{kind}: sample fare': '{kind}: सैंपल किराया',
  'Complete the fees, the discounts and the sample to see what it would cost.':
    'किराया देखने के लिए शुल्क, छूट और सैंपल पूरा भरें।',

  // what the server says
  'Enter the address of the office.': 'ऑफ़िस का पता डालें।',
  'Enter the phone numbers that your team answers.': 'वे फ़ोन नंबर डालें जिन पर आपकी टीम जवाब देती है।',
  'Enter e-mail addresses that your team reads.': 'वे ईमेल डालें जो आपकी टीम पढ़ती है।',
  'Enter an e-mail address that your team reads.': 'वह ईमेल डालें जो आपकी टीम पढ़ती है।',
  'Enter your WhatsApp number.': 'अपना WhatsApp नंबर डालें।',
  'Enter the UPI account that customers pay to.': 'वह UPI खाता डालें जिसमें ग्राहक भुगतान करते हैं।',
  'Enter what customers really said, or remove them all.': 'ग्राहकों की असली राय लिखें, या सब हटा दें।',
  'The last pickup must not be before the first.': 'सबसे देर का पिकअप सबसे पहले पिकअप से पहले नहीं हो सकता।',
  'The last return must not be before the first.': 'सबसे देर की वापसी सबसे पहली वापसी से पहले नहीं हो सकती।',
  'The partial refund must not end before the full one: enter fewer hours.':
    'आंशिक रिफ़ंड पूरे रिफ़ंड से पहले ख़त्म नहीं हो सकता: कम घंटे लिखें।',
  'Each discount must start at more days than the one before it and must not be smaller.':
    'हर छूट पिछली छूट से ज़्यादा दिनों पर शुरू होनी चाहिए और उससे कम नहीं होनी चाहिए।',
  'Enter at least one phone number.': 'कम से कम एक फ़ोन नंबर लिखें।',
  'Enter phone numbers with +91, such as +91 98765 43210.': 'फ़ोन नंबर +91 के साथ डालें, जैसे +91 98765 43210।',
  'Enter at least one e-mail address.': 'कम से कम एक ईमेल लिखें।',
  'Enter digits with the country code, such as 919876543210.': 'देश कोड के साथ अंक लिखें, जैसे 919876543210।',
  'Enter the UPI ID as name@bank.': 'UPI ID इस तरह डालें: name@bank।',
  'Enter an address that begins with https://.': 'https:// से शुरू होने वाला पता लिखें।',
  'Choose a time on the half hour (HH:mm).': 'आधे घंटे वाला समय चुनें, जैसे 05:30।',
  'Enter rupees from 0 to 100000, with at most two decimals.':
    '0 से 100000 तक रुपये लिखें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  'Enter 1 to {max} characters.': '1 से {max} अक्षर लिखें।',
  'Enter a whole number from {min} to {max}.': '{min} से {max} तक की पूरी संख्या लिखें।',
  'Keep at most {max}.': 'ज़्यादा से ज़्यादा {max} रखें।',
  'Enter degrees from {min} to {max}.': '{min} से {max} तक अंश लिखें।',
};
