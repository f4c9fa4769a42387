export const subscribersHindi = {
  Newsletter: 'न्यूज़लेटर',
  'People who subscribed on the website.': 'जिन्होंने वेबसाइट पर सब्सक्राइब किया।',
  'No subscribers yet.': 'अभी किसी ने सब्सक्राइब नहीं किया है।',
  Subscribed: 'कब सब्सक्राइब किया',
  Unsubscribe: 'अनसब्सक्राइब करें',
  'Unsubscribe {email}?': '{email} को न्यूज़लेटर से हटाएँ?',
  'The address is deleted and gets no more newsletters. They may subscribe again on the site.':
    'यह ईमेल मिटा दिया जाएगा और इस पर न्यूज़लेटर नहीं जाएगा। वे साइट पर फिर से जुड़ सकते हैं।',
  '{email} is unsubscribed.': '{email} को न्यूज़लेटर से हटा दिया गया।',

  // texts of the server
};
