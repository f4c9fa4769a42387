export const subscribersHindi = {
  Newsletter: 'न्यूज़लेटर',
  'Who subscribed in the footer of the site.': 'जिन्होंने साइट के नीचे अपना ईमेल दिया।',
  'Nobody has subscribed yet.': 'अभी किसी ने न्यूज़लेटर नहीं माँगा है।',
  Subscribed: 'कब से',
  Unsubscribe: 'सूची से हटाएँ',
  'Unsubscribe {email}?': '{email} को न्यूज़लेटर से हटाएँ?',
  'The address is deleted and gets no more newsletters. They may subscribe again on the site.':
    'यह ईमेल मिटा दिया जाएगा और इस पर न्यूज़लेटर नहीं जाएगा। वे साइट पर फिर से जुड़ सकते हैं।',
  '{email} is unsubscribed.': '{email} को न्यूज़लेटर से हटा दिया गया।',

  // what the server says
  'This subscriber was not found.': 'यह ईमेल सूची में नहीं मिला।',
  'This address was already removed from the list': 'यह ईमेल पहले ही सूची से हटाया जा चुका है',
};
