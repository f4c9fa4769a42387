export const workHindi = {
  'Work to do': 'करने का काम',
  'The work list could not be loaded.': 'काम की सूची लोड नहीं हो सकी।',
  'Nothing to do now.': 'अभी कोई काम बाकी नहीं।',
  'These are the first {shown} of {count}. The next appear as these are done.':
    '{count} में से पहले {shown}। इनके पूरे होने पर बाकी दिखेंगे।',
  'Sound when work becomes late': 'काम में देरी होने पर आवाज़',
  'Notification when work becomes late': 'काम में देरी होने पर नोटिफ़िकेशन',
  'Your browser blocks notifications of this page.': 'आपका ब्राउज़र इस पेज के नोटिफ़िकेशन रोक रहा है।',
  'Late by {age}': '{age} की देरी',
  Pickups: 'पिकअप',
  Returns: 'वापसी',
  'Pickup not confirmed': 'पिकअप कन्फ़र्म नहीं',
  'Payment without a booking': 'बिना बुकिंग का भुगतान',
  "Waiting for the customer's destination": 'ग्राहक से पूछना है कि कहाँ भेजें',
  'Failed message': 'मैसेज नहीं पहुँचा',
  'Record what happened': 'क्या हुआ, दर्ज करें',
  'Link or refund': 'जोड़ें या रिफ़ंड करें',
};
