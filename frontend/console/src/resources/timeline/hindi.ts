export const timelineHindi = {
  'When each car is booked. Choose a bar to open it.': 'कौन सी कार कब बुक है। खोलने के लिए पट्टी चुनें।',
  'Earlier days': 'पहले के दिन',
  'Later days': 'बाद के दिन',
  'How many days': 'कितने दिन',
  'Find a car': 'कार खोजें',
  'Fleet timeline, scrollable': 'कारों की टाइमलाइन, स्क्रोल की जा सकती है',
  Colours: 'रंग',
  Ended: 'ख़त्म',
  'Not confirmed yet': 'अभी कन्फ़र्म नहीं',
  'No car found with that name.': 'इस नाम की कोई कार नहीं मिली।',
  'There is no car yet.': 'अभी कोई कार नहीं है।',
  'Cars per page': 'हर पेज पर कारें',
};
