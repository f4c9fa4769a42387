import type { Texts } from '@contract/local-message';

/** Translations of the English texts that the server and the contract send. Braces mark the parts that vary. */
export const serverHindi = {
  // any request
  'No response from the server. Check your connection and try again.':
    'सर्वर से जवाब नहीं आया। इंटरनेट कनेक्शन देखकर फिर से कोशिश करें।',
  'The answer of the server could not be read.': 'सर्वर का जवाब पढ़ा नहीं जा सका।',
  'The server answered {http}.': 'सर्वर का जवाब: {http}।',
  'Nothing was found at this address.': 'इस पते पर कुछ नहीं मिला।',
  'The request is too large.': 'भेजी गई जानकारी बहुत बड़ी है।',
  'The service is temporarily unavailable. Please try again in a minute.':
    'सेवा अभी उपलब्ध नहीं है। कृपया एक मिनट में फिर से कोशिश करें।',
  'Something went wrong on our side. Please quote {requestId}.':
    'हमारी तरफ़ से कुछ गड़बड़ हो गई। हमसे बात करते समय यह नंबर बताएँ: {requestId}।',
  'Too many requests. Please wait {seconds} seconds.': 'बहुत बार कोशिश हो चुकी है। कृपया {seconds} सेकंड रुकें।',
  'Please sign in.': 'कृपया लॉगिन करें।',
  'You do not have permission to do this.': 'आपको यह करने की अनुमति नहीं है।',
  'The first request with this Idempotency-Key is still being processed.':
    'आपका पहला अनुरोध अभी पूरा हो रहा है।',
  'This text has a character that cannot be read. Please enter it again.':
    'इसमें कोई ऐसा अक्षर है जो पढ़ा नहीं जा सकता। कृपया फिर से लिखें।',

  // sign-in
  'OTP sent.': 'OTP भेज दिया गया है।',
  'OTP verified.': 'OTP सही है।',
  'Invalid OTP. Please send a new OTP.': 'OTP ग़लत है। कृपया नया OTP भेजें।',
  'Invalid OTP. {count} try left.': 'OTP ग़लत है। {count} कोशिश बाकी है।',
  'Invalid OTP. {count} tries left.': 'OTP ग़लत है। {count} कोशिशें बाकी हैं।',
  'Please enter the 6 digits of your OTP.': 'कृपया OTP के 6 अंक डालें।',
  'Please enter a 10-digit Indian mobile number.': 'कृपया 10 अंकों का भारतीय मोबाइल नंबर डालें।',
  'Please enter a valid email address': 'कृपया सही ईमेल डालें',
  'Please enter a valid email.': 'कृपया सही ईमेल डालें।',
  'There is no account with this e-mail address. Book or reserve a car first to create one.':
    'इस ईमेल का कोई खाता नहीं है। खाता बनाने के लिए पहले कोई कार बुक या रिज़र्व करें।',
  'This mobile number and this e-mail address belong to different accounts.':
    'यह मोबाइल नंबर और यह ईमेल अलग-अलग खातों के हैं।',
  'This mobile number and this e-mail address belong to different accounts. Please use the mobile number and e-mail address of one account.':
    'यह मोबाइल नंबर और यह ईमेल अलग-अलग खातों के हैं। कृपया एक ही खाते का मोबाइल नंबर और ईमेल डालें।',
  'This account is suspended. Please call us.': 'यह खाता सस्पेंड है। कृपया हमें कॉल करें।',
  'Thank you for subscribing!': 'सब्सक्राइब करने के लिए धन्यवाद!',

  // cars
  'No car details found.': 'कार की जानकारी नहीं मिली।',
  'This car has no rental agreement yet.': 'इस कार का रेंटल एग्रीमेंट अभी नहीं है।',
  'This picture was not found.': 'यह फ़ोटो नहीं मिली।',

  // dates and times
  'Choose the pickup date (yyyy-MM-dd).': 'पिकअप की तारीख चुनें।',
  'Choose the return date (yyyy-MM-dd).': 'वापसी की तारीख चुनें।',
  'Choose the pickup time on the half hour (HH:mm).': 'पिकअप का समय चुनें।',
  'Choose the return time on the half hour (HH:mm).': 'वापसी का समय चुनें।',
  'The pickup date must not be before today.': 'पिकअप की तारीख आज से पहले की नहीं हो सकती।',
  'The return date must not be before the pickup date.': 'वापसी की तारीख पिकअप से पहले की नहीं हो सकती।',
  'Pickup time must be between {from} and {to}': 'पिकअप का समय {from} से {to} के बीच होना चाहिए',
  'Return time must be between {from} and {to}': 'वापसी का समय {from} से {to} के बीच होना चाहिए',
  'The pickup date must be within {days} days from today.':
    'पिकअप की तारीख आज से {days} दिन के अंदर होनी चाहिए।',
  'The rental can be at most {days} days long.': 'कार ज़्यादा से ज़्यादा {days} दिन के लिए ली जा सकती है।',
  'The pickup must be at least {minutes} minutes from now.':
    'पिकअप अब से कम से कम {minutes} मिनट बाद होना चाहिए।',

  // renting and paying
  'Please accept the agreement before booking.': 'बुक करने से पहले कृपया एग्रीमेंट मंज़ूर करें।',
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
  'We have not received payment details for this. Please pay and submit them first.':
    'हमें इसके भुगतान की जानकारी नहीं मिली है। कृपया पहले भुगतान करके जानकारी भेजें।',
  'All fields are required.': 'सभी फ़ील्ड भरना ज़रूरी है।',
  'The transaction ID has 6 to 35 letters and digits, as your UPI app shows it.':
    'ट्रांज़ैक्शन ID में 6 से 35 अक्षर और अंक होते हैं, जैसा UPI ऐप दिखाता है।',
  'Enter the amount you paid in rupees, such as 1999 or 1999.50.':
    'जितना भुगतान किया वह रुपयों में लिखें, जैसे 1999 या 1999.50।',
  'This is our booking reference. Enter the transaction ID that your UPI app shows, usually 12 digits.':
    'यह हमारा बुकिंग रेफ़रेंस है। UPI ऐप में दिखने वाली ट्रांज़ैक्शन ID डालें, जिसमें आम तौर पर 12 अंक होते हैं।',
  'This transaction ID was already submitted. Check it, or call us if the payment is yours.':
    'यह ट्रांज़ैक्शन ID पहले भेजी जा चुकी है। इसे जाँच लें; अगर भुगतान आपका ही है तो हमें कॉल करें।',
  'This car is no longer held for you.': 'कार अब आपके लिए रोकी नहीं है।',
  'This car is already booked or reserved.': 'यह कार पहले ही बुक या रिज़र्व हो चुकी है।',
  'The car is held for you.': 'कार आपके लिए रोकी गई है।',
  'The car has been released.': 'कार छोड़ दी गई है।',
  'Payment details submitted.': 'भुगतान की जानकारी मिल गई।',
  'Booking received. We confirm it after our checks.': 'बुकिंग मिल गई। जाँच के बाद हम इसे कन्फ़र्म करेंगे।',
  'Reservation received. We confirm it after our checks.': 'रिज़र्वेशन मिल गया। जाँच के बाद हम इसे कन्फ़र्म करेंगे।',
  'This booking or reservation was not found.': 'यह बुकिंग या रिज़र्वेशन नहीं मिला।',
  'This reservation was not found.': 'यह रिज़र्वेशन नहीं मिला।',
  'Please upload your documents first. You can rent as soon as they are approved.':
    'कृपया पहले अपने दस्तावेज़ अपलोड करें। मंज़ूर होते ही आप कार ले सकते हैं।',
  'Your documents are under verification. You can rent as soon as they are approved.':
    'आपके दस्तावेज़ वेरिफ़ाई किए जा रहे हैं। मंज़ूर होते ही आप कार ले सकते हैं।',
  'You have not registered yet.': 'आपने अभी रजिस्टर नहीं किया है।',

  'The pickup time was {when}. It is too late to cancel.': 'पिकअप का समय {when} था। अब कैंसल नहीं किया जा सकता।',

  // what a rental is waiting for
  'Verified.': 'वेरिफ़ाइड।',
  'Your document is under admin verification. Please wait.':
    'हमारी टीम आपके दस्तावेज़ वेरिफ़ाई कर रही है। कृपया इंतज़ार करें।',
  'Your payment is under admin verification. Please wait.':
    'हमारी टीम आपका भुगतान वेरिफ़ाई कर रही है। कृपया इंतज़ार करें।',
  'Your reservation is under admin review. Please wait.': 'हमारी टीम आपका रिज़र्वेशन देख रही है। कृपया इंतज़ार करें।',
  'Your payment could not be verified. Please submit the payment details again.':
    'आपका भुगतान वेरिफ़ाई नहीं हो सका। कृपया भुगतान की जानकारी फिर से भेजें।',
  'Please upload your documents to complete this.': 'इसे पूरा करने के लिए कृपया अपने दस्तावेज़ अपलोड करें।',
  'Your documents were rejected. Please see your profile for the reasons.':
    'आपके दस्तावेज़ मंज़ूर नहीं हुए। कारण आपकी प्रोफ़ाइल में हैं।',
  'Declined. We refund what you paid in full; our e-mail has the reason.':
    'मंज़ूर नहीं हुआ। आपके भुगतान का पूरा रिफ़ंड मिलेगा; कारण हमारे ईमेल में है।',
  'Cancelled.': 'कैंसल हो गया।',
  'The car is with you.': 'कार आपके पास है।',
  'Car returned. Thank you.': 'कार वापस मिल गई। धन्यवाद।',
  'Trip completed.': 'ट्रिप पूरी हुई।',
  'The car was not picked up.': 'कार पिकअप नहीं की गई।',
  'Expired: payment not received.': 'समय ख़त्म: भुगतान नहीं मिला।',
  'This has expired because we received no new payment details in time. Please book or reserve again. If you did pay, call us.':
    'इसका समय ख़त्म हो गया क्योंकि समय पर नए भुगतान की जानकारी नहीं मिली। कृपया फिर से बुक या रिज़र्व करें। अगर आपने भुगतान किया है तो हमें कॉल करें।',
  'No payment is needed now: your last payment is being verified, or this has ended.':
    'अभी भुगतान की ज़रूरत नहीं: आपका पिछला भुगतान वेरिफ़ाई हो रहा है, या यह ख़त्म हो चुका है।',

  // registration and documents
  'Please enter your name.': 'कृपया अपना नाम डालें।',
  'Please enter your address.': 'कृपया अपना पता डालें।',
  'Your name may have at most {max} characters.': 'नाम में ज़्यादा से ज़्यादा {max} अक्षर हो सकते हैं।',
  'Your address may have at most {max} characters.': 'पते में ज़्यादा से ज़्यादा {max} अक्षर हो सकते हैं।',
  'Please enter the 12 digits of your Aadhaar number, as printed on the card.':
    'कृपया आधार नंबर के 12 अंक डालें, जैसे कार्ड पर छपे हैं।',
  'Please choose a photo or PDF of your Aadhaar card.': 'कृपया आधार कार्ड की फ़ोटो या PDF चुनें।',
  'Please choose a photo or PDF of your driving licence.': 'कृपया ड्राइविंग लाइसेंस की फ़ोटो या PDF चुनें।',
  'This Aadhaar number is registered with another account. Please use that account, or call us.':
    'यह आधार नंबर किसी दूसरे खाते से जुड़ा है। कृपया वही खाता इस्तेमाल करें, या हमें कॉल करें।',
  'Registration submitted. Your documents are now under verification.':
    'रजिस्ट्रेशन हो गया। अब आपके दस्तावेज़ वेरिफ़ाई किए जा रहे हैं।',
  'Documents are under verification.': 'आपके दस्तावेज़ वेरिफ़ाई किए जा रहे हैं।',
  'Your documents are already under verification.': 'आपके दस्तावेज़ पहले से वेरिफ़ाई किए जा रहे हैं।',
  'Your documents are under verification. Please wait.': 'आपके दस्तावेज़ वेरिफ़ाई किए जा रहे हैं। कृपया इंतज़ार करें।',
  'Your documents are already approved.': 'आपके दस्तावेज़ पहले ही मंज़ूर हो चुके हैं।',
  'Your documents were rejected. Please submit them again.': 'आपके दस्तावेज़ मंज़ूर नहीं हुए। कृपया उन्हें फिर से भेजें।',
  'Your documents were rejected. Please log in to see why and submit them again.':
    'आपके दस्तावेज़ मंज़ूर नहीं हुए। कारण देखने और उन्हें फिर से भेजने के लिए कृपया लॉगिन करें।',
  'Please submit this document again.': 'कृपया यह दस्तावेज़ फिर से भेजें।',
  'No profile found. Please complete the form.': 'प्रोफ़ाइल नहीं मिली। कृपया फ़ॉर्म भरें।',
  'This document was not found.': 'यह दस्तावेज़ नहीं मिला।',
  'This file is no longer available.': 'यह फ़ाइल अब उपलब्ध नहीं है।',
  'This link has expired. Please open the document again.':
    'इस लिंक का समय ख़त्म हो गया है। कृपया दस्तावेज़ फिर से खोलें।',
  'The form was not received completely. Please send it again.': 'फ़ॉर्म पूरा नहीं मिला। कृपया फिर से भेजें।',
  'We cannot receive files right now. Please try again in a minute.':
    'अभी फ़ाइलें नहीं ली जा सकतीं। कृपया एक मिनट में फिर से कोशिश करें।',
  '{field} can be at most {size}.': 'फ़ाइल ज़्यादा से ज़्यादा {size} की हो सकती है।',
  '{field} is empty. Please choose the file again.': 'फ़ाइल ख़ाली है। कृपया फिर से चुनें।',
  '{field} cannot be read: it is damaged or incomplete. Please choose another file.':
    'फ़ाइल पढ़ी नहीं जा सकती: वह ख़राब या अधूरी है। कृपया दूसरी फ़ाइल चुनें।',
  '{field} has a password. Please save it without one and choose it again.':
    'फ़ाइल पर पासवर्ड लगा है। कृपया उसे बिना पासवर्ड के सेव करके फिर से चुनें।',
  '{field} can have at most {count} pages.': 'फ़ाइल में ज़्यादा से ज़्यादा {count} पेज हो सकते हैं।',
} as const satisfies Texts;
