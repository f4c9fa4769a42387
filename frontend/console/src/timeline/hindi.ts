export const timelineHindi = {
  'Which car is out when. Choose a bar to open it.': 'कौन सी कार कब बाहर है। खोलने के लिए पट्टी चुनें।',
  'Earlier days': 'पहले के दिन',
  'Later days': 'बाद के दिन',
  Today: 'आज',
  'How many days': 'कितने दिन',
  'Find a car': 'कार खोजें',
  'Fleet timeline, scrollable': 'कारों की टाइमलाइन, सरकाई जा सकती है',
  Colours: 'रंग',
  'Not confirmed yet': 'अभी पक्का नहीं',
  'No car goes by that name.': 'इस नाम की कोई कार नहीं है।',
  'There is no car yet.': 'अभी कोई कार नहीं है।',
  'Cars per page': 'हर पेज पर कारें',
};
