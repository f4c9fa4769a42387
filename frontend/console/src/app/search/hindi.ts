export const searchHindi = {
  'Search reference, plate, mobile': 'रेफ़रेंस, नंबर प्लेट, मोबाइल खोजें',
  'Searching…': 'खोजा जा रहा है…',
  'Nothing was found. Check the spelling, or type only the beginning.':
    'कुछ नहीं मिला। स्पेलिंग देखें, या सिर्फ़ शुरू के अक्षर लिखें।',
  'Type a reference, name, mobile number, number plate, transaction ID or complaint number.':
    'रेफ़रेंस, नाम, मोबाइल नंबर, नंबर प्लेट, ट्रांज़ैक्शन ID या शिकायत नंबर लिखें।',
};
