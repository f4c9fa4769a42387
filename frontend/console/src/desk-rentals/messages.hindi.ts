/** What the server answers on this screen, and the rules that both sides judge by. */
export const deskMessagesHindi = {
  "Enter the customer's whole mobile number or e-mail address.": 'ग्राहक का पूरा मोबाइल नंबर या ईमेल डालें।',
  'No customer has this mobile number or e-mail address. Please add them first.':
    'इस मोबाइल नंबर या ईमेल का कोई ग्राहक नहीं है। कृपया पहले उन्हें जोड़ें।',
  'This account is suspended. Please call us.': 'यह खाता सस्पेंड है। कृपया हमें कॉल करें।',
  'Your documents were rejected. Please log in to see why and submit them again.':
    'आपके दस्तावेज़ मंज़ूर नहीं हुए। कारण देखने और उन्हें फिर से भेजने के लिए कृपया लॉगिन करें।',
  'Please upload your documents first. You can rent as soon as they are approved.':
    'कृपया पहले अपने दस्तावेज़ अपलोड करें। मंज़ूर होते ही आप कार ले सकते हैं।',
  'Your documents are under verification. You can rent as soon as they are approved.':
    'आपके दस्तावेज़ वेरिफ़ाई किए जा रहे हैं। मंज़ूर होते ही आप कार ले सकते हैं।',
  'Invalid OTP. 1 try left.': 'OTP ग़लत है। 1 कोशिश बाकी है।',
  "Please enter the 6 digits of the customer's OTP.": 'कृपया ग्राहक के OTP के 6 अंक डालें।',
  'The car is not available at that time. Please choose another time or another car.':
    'उस समय कार उपलब्ध नहीं है। कृपया दूसरा समय या दूसरी कार चुनें।',
  'At most {count} cars can be held for one customer at a time. Release one, or finish its payment, first.':
    'एक ग्राहक के लिए एक समय पर ज़्यादा से ज़्यादा {count} कारें रोकी जा सकती हैं। पहले एक कार छोड़ें या उसका भुगतान पूरा करें।',
  'At most 1 car can be held for one customer at a time. Release one, or finish its payment, first.':
    'एक ग्राहक के लिए एक समय पर एक ही कार रोकी जा सकती है। पहले उसे छोड़ें या उसका भुगतान पूरा करें।',
  'At most {count} bookings and reservations of a customer may wait for payment verification at a time, held cars included.':
    'एक ग्राहक की ज़्यादा से ज़्यादा {count} बुकिंग और रिज़र्वेशन एक समय पर भुगतान वेरिफ़ाई होने के इंतज़ार में हो सकती हैं, रोकी गई कारों सहित।',
  'Only 1 booking or reservation of a customer may wait for payment verification at a time, a held car included.':
    'एक ग्राहक की एक ही बुकिंग या रिज़र्वेशन एक समय पर भुगतान वेरिफ़ाई होने के इंतज़ार में हो सकती है, रोकी गई कार सहित।',
  'The price has changed. Please check the new total.': 'किराया बदल गया है। कृपया नया कुल देखें।',
  'The price has changed since the OTP was sent. Please send a new OTP with the new total.':
    'OTP भेजने के बाद किराया बदल गया है। कृपया नए कुल के साथ नया OTP भेजें।',
  'This was not found, or another member of staff started it.':
    'यह नहीं मिला, या इसे किसी और स्टाफ़ ने शुरू किया है।',
  'This is already paid. Please finish it.': 'इसका भुगतान हो चुका है। कृपया इसे पूरा करें।',
  'This car is already booked or reserved.': 'यह कार पहले ही बुक या रिज़र्व हो चुकी है।',
  'We have not received payment details for this. Please pay and submit them first.':
    'हमें इसके भुगतान की जानकारी नहीं मिली है। कृपया पहले भुगतान करके जानकारी भेजें।',
  'This is our booking reference. Enter the transaction ID that your UPI app shows, usually 12 digits.':
    'यह हमारा बुकिंग रेफ़रेंस है। UPI ऐप में दिखने वाली ट्रांज़ैक्शन ID डालें, जिसमें आम तौर पर 12 अंक होते हैं।',
  'This transaction ID was already submitted. Check it, or call us if the payment is yours.':
    'यह ट्रांज़ैक्शन ID पहले भेजी जा चुकी है। इसे जाँच लें; अगर भुगतान आपका ही है तो हमें कॉल करें।',
  'The transaction ID has 6 to 35 letters and digits, as the UPI app shows it.':
    'ट्रांज़ैक्शन ID में 6 से 35 अक्षर और अंक होते हैं, जैसा UPI ऐप दिखाता है।',
  'Enter the amount that was paid in rupees, such as 1999 or 1999.50.':
    'भुगतान की रकम रुपयों में डालें, जैसे 1999 या 1999.50।',
  'The pickup date must not be before today.': 'पिकअप की तारीख आज से पहले की नहीं हो सकती।',
  'The return date must not be before the pickup date.': 'वापसी की तारीख पिकअप से पहले की नहीं हो सकती।',
  'The pickup date must be within {days} days from today.':
    'पिकअप की तारीख आज से {days} दिन के अंदर होनी चाहिए।',
  'The rental can be at most {days} days long.': 'कार ज़्यादा से ज़्यादा {days} दिन के लिए ली जा सकती है।',
  'Pickup time must be between {from} and {to}': 'पिकअप का समय {from} से {to} के बीच होना चाहिए',
  'Return time must be between {from} and {to}': 'वापसी का समय {from} से {to} के बीच होना चाहिए',
  'The pickup must be at least {minutes} minutes from now.':
    'पिकअप अब से कम से कम {minutes} मिनट बाद होना चाहिए।',
};
