import { deskMessagesHindi } from './messages.hindi';

export const deskRentalHindi = {
  ...deskMessagesHindi,
  'Book / Reserve for a Customer': 'ग्राहक के लिए बुक / रिज़र्व करें',
  'The customer agrees with an OTP sent to their own e-mail address.':
    'ग्राहक अपने ईमेल पर भेजे गए OTP से सहमति देते हैं।',
  'Not finished yet': 'अभी अधूरा',
  Continue: 'आगे बढ़ें',
  'Continue with {car}': '{car} के साथ आगे बढ़ें',
  Loading: 'लोड हो रहा है',
  'Start over': 'फिर से शुरू करें',

  OTP: 'OTP',
  'Dates and car': 'तारीख़ें और कार',
  '1. Customer': '1. ग्राहक',
  "Customer's mobile or e-mail": 'ग्राहक का मोबाइल नंबर या ईमेल',
  'Enter the whole number or address. It finds that one customer only.':
    'पूरा नंबर या ईमेल डालें। सिर्फ़ वही ग्राहक दिखेगा।',
  'Find customer': 'ग्राहक खोजें',
  'Change customer': 'ग्राहक बदलें',
  'The customer could not be looked up.': 'ग्राहक को खोजा नहीं जा सका।',
  'This customer cannot book or reserve. They read: {words}':
    'यह ग्राहक बुक या रिज़र्व नहीं कर सकता। उन्हें यह दिखता है: {words}',
  'Not submitted yet': 'अभी नहीं भेजे गए',
  'This customer has not sent any documents. Add them; the customer can rent once an admin has approved them.':
    'इस ग्राहक ने कोई दस्तावेज़ नहीं भेजे हैं। उन्हें जोड़ें; एडमिन के मंज़ूर करते ही ग्राहक कार ले सकता है।',
  'Add documents': 'दस्तावेज़ जोड़ें',
  "This customer's documents are waiting for an admin. The customer can rent once they are approved.":
    'इस ग्राहक के दस्तावेज़ एडमिन की मंज़ूरी के इंतज़ार में हैं। मंज़ूर होते ही ग्राहक कार ले सकता है।',

  '2. Dates and car': '2. तारीखें और कार',
  'What the customer wants': 'ग्राहक क्या चाहते हैं',
  'Book: confirmed after payment and document checks': 'बुक: भुगतान और दस्तावेज़ों की जाँच के बाद कन्फ़र्म',
  'Reserve: an admin confirms it': 'रिज़र्व: एडमिन कन्फ़र्म करता है',
  'From Date': 'पिकअप की तारीख',
  'To Date': 'वापसी की तारीख',
  'Pickup Time': 'पिकअप का समय',
  'Return Time': 'वापसी का समय',
  'Looking for available cars': 'उपलब्ध कारें खोजी जा रही हैं',
  'The opening hours could not be loaded.': 'खुलने का समय लोड नहीं हो सका।',
  'The available cars could not be loaded.': 'उपलब्ध कारें लोड नहीं हो सकीं।',
  'No car is available at that time. Please choose other dates or times.':
    'उस समय कोई कार उपलब्ध नहीं है। कृपया दूसरी तारीखें या समय चुनें।',
  'Search available cars': 'उपलब्ध कारों में खोजें',
  '{shown} of {all} available cars': '{all} में से {shown} उपलब्ध कारें',
  'Available cars': 'उपलब्ध कारें',
  'This car is available for the same length of time from {moment}.':
    'यह कार {moment} से इतने ही समय के लिए उपलब्ध है।',
  'Choose {car} instead, {price} per day': 'इसकी जगह {car} चुनें, {price} प्रति दिन',
  'The e-mail to {email} shows the car, the dates and the total.':
    '{email} पर जाने वाले ईमेल में कार, तारीखें और कुल रकम होती है।',
  'Send OTP to the customer': 'ग्राहक को OTP भेजें',

  'Booking for a customer': 'ग्राहक के लिए बुकिंग',
  'Reservation for a customer': 'ग्राहक के लिए रिज़र्वेशन',
  'Pickup at': 'पिकअप का समय',
  'Return by': 'वापसी का समय',
  'This could not be loaded.': 'इसकी जानकारी लोड नहीं हो सकी।',

  "3. The customer's OTP": '3. ग्राहक का OTP',
  'We sent an OTP to {email}. Ask the customer for it after they have read the e-mail and agree.':
    'हमने {email} पर OTP भेजा है। ग्राहक ईमेल पढ़कर सहमत हों, तब उनसे OTP पूछें।',
  'OTP ({digits} digits)': 'OTP ({digits} अंक)',
  'Confirm with the OTP': 'OTP से कन्फ़र्म करें',
  'This is not confirmed.': 'यह कन्फ़र्म नहीं हुआ।',
  'Send a new OTP': 'नया OTP भेजें',
  'Send a new OTP in {seconds} s': '{seconds} सेकंड में नया OTP भेजें',
  'Change dates or car': 'तारीख या कार बदलें',

  '4. Scan & Pay': '4. स्कैन करके भुगतान करें',
  'The car is held for {time} more minutes.': 'कार {time} मिनट और रोकी गई है।',
  'UPI code to pay {amount} to {payee}': '{payee} को {amount} देने का UPI कोड',
  Payee: 'पाने वाले का नाम',
  'Amount Paid (₹)': 'भुगतान की रकम (₹)',
  'screenshot of the payment': 'भुगतान का स्क्रीनशॉट',
  'Submit Payment Details': 'भुगतान की जानकारी भेजें',
  'The payment details were not sent.': 'भुगतान की जानकारी नहीं भेजी गई।',
  'Release this car': 'यह कार छोड़ दें',
  'Release this car?': 'यह कार छोड़ दें?',
  'Others can book the car at once. Do this only if the customer has not paid.':
    'दूसरे लोग कार को तुरंत बुक कर सकेंगे। यह तभी करें जब ग्राहक ने भुगतान न किया हो।',
  'Others can book the car at once. The payment stays recorded.':
    'दूसरे लोग कार को तुरंत बुक कर सकेंगे। भुगतान दर्ज रहता है।',
  Release: 'छोड़ दें',
  'Keep it held': 'रोके रखें',
  'The car is still held.': 'कार अब भी रोकी गई है।',
  'The car is no longer held': 'कार अब रोकी नहीं है',
  'Others can book the car again. If the customer has not paid, send them a new OTP; car and dates are still filled in.':
    'अब दूसरे लोग भी कार बुक कर सकते हैं। ग्राहक ने भुगतान न किया हो, तो उन्हें नया OTP भेजें; कार और तारीखें भरी हुई हैं।',
  'If the customer has paid, submit the payment details: we book the car if it is still available.':
    'ग्राहक भुगतान कर चुके हों, तो भुगतान की जानकारी भेजें: कार उपलब्ध हुई तो हम बुक कर देंगे।',
  'The customer has already paid': 'ग्राहक पहले ही भुगतान कर चुके हैं',
  'Back to dates and car': 'तारीखों और कार पर वापस जाएँ',

  '5. Finish': '5. पूरा करें',
  'The payment details are saved. One step is left.': 'भुगतान की जानकारी सेव हो गई है। एक चरण बाकी है।',
  'The payment details are saved, but the car is no longer held. If it is still available, you can finish now.':
    'भुगतान की जानकारी सेव है, पर कार अब रोकी नहीं है। अगर वह उपलब्ध हो, तो आप अभी पूरा कर सकते हैं।',
  'Record another payment': 'दूसरा भुगतान दर्ज करें',
  'Place the booking': 'बुकिंग करें',
  'Place the reservation': 'रिज़र्वेशन करें',
  'This is not placed.': 'यह नहीं हो सका।',
  'The payment stays recorded: admins see it and refund it if there is no booking.':
    'भुगतान दर्ज रहता है: एडमिन उसे देखते हैं और बुकिंग न होने पर रिफ़ंड देते हैं।',
  'The payment stays recorded. Choose another car or other dates: the customer does not pay again.':
    'भुगतान दर्ज रहता है। दूसरी कार या दूसरी तारीखें चुनें: ग्राहक को दोबारा भुगतान नहीं करना है।',
  'The booking is placed': 'बुकिंग हो गई है',
  'The reservation is placed': 'रिज़र्वेशन हो गया है',
  'Reference {reference}. The customer gets an e-mail; an admin verifies the payment.':
    'रेफ़रेंस {reference}। ग्राहक को ईमेल मिलेगा; एडमिन भुगतान वेरिफ़ाई करेगा।',
  'Show {reference}': '{reference} दिखाएँ',
  'Next customer': 'अगले ग्राहक',
  'This customer has not registered yet. They need to submit their documents before the pickup.':
    'इस ग्राहक ने अभी रजिस्टर नहीं किया है। पिकअप से पहले उन्हें अपने दस्तावेज़ भेजने होंगे।',
  'Open bookings of this customer': 'इस ग्राहक की बाकी बुकिंग',
  '{car}, {from} to {to}: held until {when}': '{car}, {from} से {to}: {when} तक रोकी गई',
  '{car}, {from} to {to}: payment not verified yet': '{car}, {from} से {to}: भुगतान अभी वेरिफ़ाई नहीं हुआ',
};
