import { deskMessagesHindi } from './messages.hindi';

export const deskRentalHindi = {
  ...deskMessagesHindi,
  'Book / Reserve for a Customer': 'ग्राहक के लिए बुक / रिज़र्व करें',
  'The customer agrees by a code that is sent to their own e-mail address.':
    'ग्राहक अपने ई-मेल पर भेजे गए कोड से सहमति देते हैं।',
  'Not finished yet': 'अभी अधूरा',
  Continue: 'आगे बढ़ें',
  'Continue with {car}': '{car} के साथ आगे बढ़ें',
  Loading: 'लोड हो रहा है',
  'Start anew': 'नए सिरे से शुरू करें',

  '1. Customer': '1. ग्राहक',
  "Customer's mobile or e-mail": 'ग्राहक का मोबाइल नंबर या ई-मेल',
  'The whole number or address: we find one customer and list nobody.':
    'पूरा नंबर या पता लिखें: केवल वही एक ग्राहक दिखाया जाता है, कोई सूची नहीं।',
  'Find customer': 'ग्राहक खोजें',
  'Change customer': 'ग्राहक बदलें',
  'The customer could not be looked up.': 'ग्राहक को खोजा नहीं जा सका।',
  'We cannot rent to this customer. They are told: {words}':
    'इस ग्राहक को कार नहीं दी जा सकती। उन्हें यह बताया जाता है: {words}',
  'Not submitted yet': 'अभी जमा नहीं किए गए',
  'This customer has not sent any documents. Add them, and rent as soon as an admin has approved them.':
    'इस ग्राहक ने कोई दस्तावेज़ नहीं भेजे हैं। उन्हें जोड़ें; एडमिन के मंज़ूर करते ही कार दी जा सकती है।',
  'Add documents': 'दस्तावेज़ जोड़ें',
  "This customer's documents wait for an admin. You can rent to them as soon as they are approved.":
    'इस ग्राहक के दस्तावेज़ एडमिन की जाँच में हैं। मंज़ूर होते ही इन्हें कार दी जा सकती है।',
  'Review documents': 'दस्तावेज़ जाँचें',

  '2. Dates and car': '2. तारीखें और कार',
  'What the customer wants': 'ग्राहक क्या चाहते हैं',
  'Book: sure once it is paid': 'बुक करें: भुगतान होते ही पक्का',
  'Reserve: an admin confirms it': 'रिज़र्व करें: एडमिन पुष्टि करते हैं',
  'From Date': 'कब से',
  'To Date': 'कब तक',
  'Pickup Time': 'लेने का समय',
  'Return Time': 'लौटाने का समय',
  'Looking for free cars': 'खाली कारें खोजी जा रही हैं',
  'The opening hours could not be read.': 'समय की जानकारी नहीं मिल सकी।',
  'The free cars could not be read.': 'खाली कारों की जानकारी नहीं मिल सकी।',
  'No car is free then. Please choose other dates or times.':
    'उस समय कोई कार खाली नहीं है। कृपया दूसरी तारीख या समय चुनें।',
  'Search the free cars': 'खाली कारों में खोजें',
  '{shown} of {all} free cars': '{all} में से {shown} खाली कारें',
  'Free cars': 'खाली कारें',
  'This car is free for as long from {moment}.': 'यह कार {moment} से इतने ही समय के लिए खाली है।',
  'Take {car} instead, {price} a day': 'इसके बदले {car} लें, {price} प्रतिदिन',
  'The message to {email} names the car, the period and the total.':
    '{email} पर भेजे जाने वाले संदेश में कार, अवधि और कुल राशि लिखी होती है।',
  'Send code to the customer': 'ग्राहक को कोड भेजें',
  'The code was not sent.': 'कोड नहीं भेजा गया।',

  'Booking for a customer': 'ग्राहक के लिए बुकिंग',
  'Reservation for a customer': 'ग्राहक के लिए रिज़र्वेशन',
  'Pickup at': 'कार लेने का समय',
  'Return by': 'कार लौटाने का समय',
  'This rental could not be read.': 'इसकी जानकारी नहीं मिल सकी।',

  "3. The customer's code": '3. ग्राहक का कोड',
  'A code is on its way to {email}. Ask the customer for it once they have read the message and agree.':
    '{email} पर कोड भेजा जा रहा है। ग्राहक संदेश पढ़कर सहमत हों, तब उनसे कोड पूछें।',
  'OTP ({digits} digits)': 'OTP ({digits} अंक)',
  'Confirm with the code': 'कोड से पुष्टि करें',
  'The rental is not confirmed.': 'पुष्टि नहीं हुई।',
  'Send a new code': 'नया कोड भेजें',
  'Send a new code in {seconds} s': '{seconds} सेकंड में नया कोड भेज सकते हैं',
  'Change dates or car': 'तारीख या कार बदलें',

  '4. Scan & Pay': '4. स्कैन करके भुगतान करें',
  'The car is kept for {time} more minutes.': 'कार और {time} मिनट तक रोकी गई है।',
  'UPI code to pay {amount} to {payee}': '{payee} को {amount} देने का UPI कोड',
  Payee: 'पाने वाले',
  'Transaction ID': 'ट्रांज़ैक्शन आईडी',
  'Amount Paid (₹)': 'चुकाई गई राशि (₹)',
  'screenshot of the payment': 'भुगतान का स्क्रीनशॉट',
  'Submit Payment Details': 'भुगतान का विवरण भेजें',
  'The payment details were not sent.': 'भुगतान का विवरण नहीं भेजा गया।',
  'Let the car go': 'कार छोड़ दें',
  'Let the car go?': 'कार छोड़ दें?',
  'The car is free for others at once. Do this only where the customer has not paid.':
    'कार तुरंत दूसरों के लिए खाली हो जाएगी। यह तभी करें जब ग्राहक ने भुगतान न किया हो।',
  'Let it go': 'छोड़ दें',
  'Keep the car': 'कार रोके रखें',
  'The car is still kept.': 'कार अब भी रोकी हुई है।',
  'The car is kept no longer': 'कार अब रोकी हुई नहीं है',
  'Nothing was paid. To go on, send the customer a new code; car and dates are still filled in.':
    'कोई भुगतान नहीं हुआ। आगे बढ़ने के लिए ग्राहक को नया कोड भेजें; कार और तारीखें भरी हुई हैं।',
  'Back to dates and car': 'तारीखों और कार पर वापस जाएँ',

  '5. Finish': '5. पूरा करें',
  'The payment details are on record. One step is left.': 'भुगतान का विवरण दर्ज हो गया है। एक कदम बाकी है।',
  'The payment details are on record, but the car is kept no longer. If it is still free, you can finish now.':
    'भुगतान का विवरण दर्ज है, पर कार अब रोकी हुई नहीं है। अगर वह खाली हो, तो आप अभी पूरा कर सकते हैं।',
  'Place the booking': 'बुकिंग करें',
  'Place the reservation': 'रिज़र्वेशन करें',
  'The rental is not placed.': 'बुकिंग नहीं हो सकी।',
  'What was paid stays on record: the admins see it, and pay it back where no rental comes of it.':
    'चुकाई गई राशि दर्ज रहती है: एडमिन उसे देखते हैं, और कार न मिलने पर लौटा देते हैं।',
  'The booking is placed': 'बुकिंग हो गई है',
  'The reservation is placed': 'रिज़र्वेशन हो गया है',
  'Reference {reference}. The customer is told by e-mail; an admin verifies the payment.':
    'संदर्भ {reference}। ग्राहक को ई-मेल से बताया जाता है; एडमिन भुगतान की जाँच करते हैं।',
  'Show {reference}': '{reference} दिखाएँ',
  'Next customer': 'अगले ग्राहक',
  'This customer has not registered yet. They need to submit their documents before the pickup.':
    'यह ग्राहक अभी पंजीकृत नहीं हैं। कार लेने से पहले उन्हें अपने दस्तावेज़ जमा करने होंगे।',
  'Open for this customer': 'इस ग्राहक की बाकी बुकिंग',
  '{car}, {from} to {to}: held until {when}': '{car}, {from} से {to}: {when} तक रोकी गई',
  '{car}, {from} to {to}: payment not verified yet': '{car}, {from} से {to}: भुगतान अभी वेरिफ़ाई नहीं हुआ',
};
