/** What the server answers on this screen, and the rules that both sides judge by. */
export const deskMessagesHindi = {
  "Enter the customer's whole mobile number or e-mail address.": 'ग्राहक का पूरा मोबाइल नंबर या ई-मेल लिखें।',
  'No customer has this mobile number or e-mail address. Please add them first.':
    'इस मोबाइल नंबर या ई-मेल का कोई ग्राहक नहीं है। कृपया पहले उन्हें जोड़ें।',
  'This account is suspended. Please call us.': 'यह खाता निलंबित है। कृपया हमें फ़ोन करें।',
  'Your documents were rejected. Please log in to see why and submit them again.':
    'आपके दस्तावेज़ अस्वीकार किए गए। कारण देखने और दोबारा जमा करने के लिए कृपया लॉग इन करें।',
  'Please upload your documents first. You can rent as soon as they are approved.':
    'कृपया पहले अपने दस्तावेज़ अपलोड करें। मंज़ूर होते ही आप कार ले सकते हैं।',
  'Your documents are under verification. You can rent as soon as they are approved.':
    'आपके दस्तावेज़ों की जाँच चल रही है। मंज़ूर होते ही आप कार ले सकते हैं।',
  'Invalid OTP. 1 try left.': 'OTP सही नहीं है। 1 प्रयास शेष है।',
  "Please enter the 6 digits of the customer's OTP.": 'कृपया ग्राहक के कोड के 6 अंक लिखें।',
  'The car is not available at that time. Please choose another time or another car.':
    'उस समय कार खाली नहीं है। कृपया दूसरा समय या दूसरी कार चुनें।',
  'At most {count} cars can be held for one customer at a time. Release one, or finish its payment, first.':
    'एक ग्राहक के लिए एक समय पर ज़्यादा से ज़्यादा {count} कारें रोकी जा सकती हैं। पहले एक कार छोड़ें या उसका भुगतान पूरा करें।',
  'At most 1 car can be held for one customer at a time. Release one, or finish its payment, first.':
    'एक ग्राहक के लिए एक समय पर एक ही कार रोकी जा सकती है। पहले उसे छोड़ें या उसका भुगतान पूरा करें।',
  'At most {count} bookings and reservations of a customer may wait for payment verification at a time, held cars included.':
    'एक ग्राहक की ज़्यादा से ज़्यादा {count} बुकिंग और रिज़र्वेशन एक समय पर भुगतान वेरिफ़ाई होने के इंतज़ार में हो सकती हैं, रोकी गई कारों सहित।',
  'Only 1 booking or reservation of a customer may wait for payment verification at a time, a held car included.':
    'एक ग्राहक की एक ही बुकिंग या रिज़र्वेशन एक समय पर भुगतान वेरिफ़ाई होने के इंतज़ार में हो सकती है, रोकी गई कार सहित।',
  'The price has changed. Please check the new total.': 'आपके देखने के बाद कीमत बदल गई है। कृपया नई कुल राशि देखें।',
  'The price has changed since the OTP was sent. Please send a new OTP with the new total.':
    'कोड भेजने के बाद कीमत बदल गई है। कृपया नई कुल राशि के साथ नया कोड भेजें।',
  'This was not found, or another member of staff started it.': 'आपकी ऐसी कोई बुकिंग नहीं है।',
  'This is already paid. Please finish it.': 'इसका भुगतान हो चुका है। कृपया इसे पूरा करें।',
  'This car is already booked or reserved.': 'इसकी बुकिंग पहले ही हो चुकी है।',
  'We have not received payment details for this. Please pay and submit them first.':
    'इसके भुगतान का विवरण नहीं भेजा गया है। कृपया पहले भुगतान करके विवरण भेजें।',
  'This is our booking reference. Enter the transaction ID that your UPI app shows, usually 12 digits.':
    'यह हमारा बुकिंग रेफ़रेंस है। UPI ऐप में दिखने वाली ट्रांज़ैक्शन ID डालें, जिसमें आम तौर पर 12 अंक होते हैं।',
  'This transaction ID was already submitted. Check it, or call us if the payment is yours.':
    'यह ट्रांज़ैक्शन आईडी पहले भेजी जा चुकी है। इसे जाँच लें, या आपकी हो तो हमें फ़ोन करें।',
  'The transaction ID has 6 to 35 letters and digits, as the UPI app shows it.':
    'ट्रांज़ैक्शन आईडी में 6 से 35 अक्षर और अंक होते हैं, जैसे UPI ऐप में दिखते हैं।',
  'Enter the amount that was paid in rupees, such as 1999 or 1999.50.':
    'चुकाई गई राशि रुपयों में लिखें, जैसे 1999 या 1999.50।',
  'The pickup date must not be before today.': 'लेने की तारीख आज से पहले की नहीं हो सकती।',
  'The return date must not be before the pickup date.': 'लौटाने की तारीख लेने की तारीख से पहले की नहीं हो सकती।',
  'The pickup date must be within {days} days from today.': 'लेने की तारीख आज से {days} दिनों के भीतर होनी चाहिए।',
  'The rental can be at most {days} days long.': 'कार अधिक से अधिक {days} दिनों के लिए दी जाती है।',
  'Pickup time must be between {from} and {to}': 'लेने का समय {from} और {to} के बीच होना चाहिए',
  'Return time must be between {from} and {to}': 'लौटाने का समय {from} और {to} के बीच होना चाहिए',
  'The pickup must be at least {minutes} minutes from now.':
    'लेने का समय अब से कम से कम {minutes} मिनट बाद का होना चाहिए।',
};
