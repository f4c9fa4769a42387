export const numberDisputesHindi = {
  'Number disputes': 'नंबर विवाद',
  'These people wanted to rent with the mobile number of another customer. The person who reads out the OTP that we send to the number gets it.':
    'इन लोगों ने दूसरे ग्राहक के मोबाइल नंबर से किराये पर लेना चाहा। नंबर पर भेजा गया OTP जो व्यक्ति पढ़कर बताता है, नंबर उसी को मिलता है।',
  'Nobody claims the number of another customer.': 'किसी ने दूसरे ग्राहक के नंबर का दावा नहीं किया है।',
  'Customer who has it': 'जिस ग्राहक के पास है',
  'Last claim': 'पिछला दावा',
  'Proved by the customer': 'ग्राहक ने पुष्टि की',
  'Proved to our team': 'हमारी टीम के साथ पुष्टि हुई',
  '1 claim': '1 दावा',
  '{count} claims since {when}': '{when} से {count} दावे',
  'Send an OTP to {mobile}?': '{mobile} पर OTP भेजें?',
  'Ask the claimant on the phone for the e-mail address that they entered. The SMS goes to the number, and the claimant reads out the OTP.':
    'दावा करने वाले से फ़ोन पर उनका डाला हुआ ई-मेल पता पूछें। SMS नंबर पर जाता है, और दावा करने वाला OTP पढ़कर बताता है।',
  'E-mail address of the claimant': 'दावा करने वाले का ई-मेल पता',
  'Move the number': 'नंबर दें',
  'Enter the OTP that was sent to {mobile}': '{mobile} पर भेजा गया OTP डालें',
  '{email} gets the number. The other customer gets an e-mail and has no number. Bookings and reservations stay.':
    'नंबर {email} को मिलता है। दूसरे ग्राहक को ई-मेल मिलता है और उनके पास कोई नंबर नहीं रहता। बुकिंग और रिज़र्वेशन बनी रहती हैं।',
  'The number {mobile} is moved.': 'नंबर {mobile} दे दिया गया।',
};
