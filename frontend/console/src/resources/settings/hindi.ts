import { settingFieldsHindi } from './fields.hindi';

export const settingsHindi = {
  ...settingFieldsHindi,
  'Saved changes appear on the site immediately. Existing bookings keep their fare.':
    'यहाँ सेव की गई जानकारी तुरंत साइट पर दिखती है। पहले की बुकिंग का किराया वही रहता है।',
  'The settings could not be loaded.': 'सेटिंग्स लोड नहीं हो सकीं।',
  'The settings were not saved.': 'सेटिंग्स सेव नहीं हुईं।',
  'The settings are saved.': 'सेटिंग्स सेव हो गईं।',
  'Save settings': 'सेटिंग्स सेव करें',
  'Reapply my changes': 'मेरे बदलाव फिर से लागू करें',
  'Your changes are applied to the latest settings. Check them, then save.':
    'आपके बदलाव नई सेटिंग्स पर लागू कर दिए गए हैं। जाँच लें, फिर सेव करें।',
  'The operator licence could not be loaded.': 'ऑपरेटर लाइसेंस लोड नहीं हो सका।',
  'Uploaded on {when}. Customers can open it while they have a car.':
    '{when} को अपलोड हुआ। जब तक कार ग्राहक के पास है, वह इसे खोल सकता है।',
  'Not uploaded. Customers can open it while they have a car.':
    'अपलोड नहीं हुआ। जब तक कार ग्राहक के पास है, वह इसे खोल सकता है।',
  Upload: 'अपलोड करें',
  'operator licence': 'ऑपरेटर लाइसेंस',
  'The operator licence is uploaded.': 'ऑपरेटर लाइसेंस अपलोड हो गया।',
  'Remove the operator licence?': 'ऑपरेटर लाइसेंस हटाएँ?',
  'Customers can no longer open its file.': 'ग्राहक इसकी फ़ाइल फिर नहीं खोल सकेंगे।',
  'The operator licence is removed.': 'ऑपरेटर लाइसेंस हट गया।',
  'Nothing has been changed yet.': 'अभी कुछ नहीं बदला गया।',

  'Cost of a sample booking': 'एक सैंपल बुकिंग का किराया',
  'Price per day': 'एक दिन का किराया',
  'Price per hour': 'एक घंटे का किराया',
  'Extra hours': 'अतिरिक्त घंटे',
  '{kind}: sample fare': '{kind}: सैंपल किराया',
  'Complete the fees, the discounts and the sample to see what it would cost.':
    'किराया देखने के लिए शुल्क, छूट और सैंपल पूरा भरें।',

  // texts of the server
};
