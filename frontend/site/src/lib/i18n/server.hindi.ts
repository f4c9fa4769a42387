import type { Texts } from '@contract/local-message';

/** What the server and the contract say in English to a visitor or customer. Braces stand for the parts that change. */
export const serverHindi = {
  // any call
  'No response from the server. Check your connection and try again.':
    'सर्वर से जवाब नहीं आया। इंटरनेट देखकर फिर से कोशिश करें।',
  'The answer of the server could not be read.': 'सर्वर का जवाब पढ़ा नहीं जा सका।',
  'The server answered {http}.': 'सर्वर का जवाब: {http}।',
  'There is nothing at this address.': 'इस पते पर कुछ नहीं है।',
  'The request is too large.': 'भेजी गई जानकारी बहुत बड़ी है।',
  'The service is away for a moment. Please try again shortly.':
    'सेवा कुछ पल के लिए बंद है। कृपया थोड़ी देर में फिर कोशिश करें।',
  'Something went wrong on our side. Please quote {requestId}.':
    'हमारी तरफ़ से कुछ गड़बड़ हो गई। हमसे बात करते समय यह नंबर बताएँ: {requestId}।',
  'Too many requests. Please wait {seconds} seconds.': 'बहुत बार कोशिश हो चुकी है। कृपया {seconds} सेकंड रुकें।',
  'Please sign in and send the token as a bearer.': 'कृपया लॉगिन करें।',
  'This sign-in is not allowed to do that.': 'इस लॉगिन से यह नहीं किया जा सकता।',
  'The first request with this Idempotency-Key is still running.': 'आपका पहला अनुरोध अभी पूरा हो रहा है।',
  'This text holds a character that cannot be read. Please enter it again.':
    'इसमें कोई ऐसा अक्षर है जो पढ़ा नहीं जा सकता। कृपया फिर से लिखें।',

  // sign-in
  'OTP sent.': 'OTP भेज दिया गया है।',
  'OTP verified.': 'OTP सही है।',
  'Invalid OTP. Please ask for a new code.': 'OTP ग़लत है। कृपया नया OTP मँगाएँ।',
  'Invalid OTP. {count} try left.': 'OTP ग़लत है। {count} कोशिश बाकी है।',
  'Invalid OTP. {count} tries left.': 'OTP ग़लत है। {count} कोशिशें बाकी हैं।',
  'Please enter the 6 digits of your code.': 'कृपया OTP के 6 अंक डालें।',
  'Please enter a 10-digit Indian mobile number.': 'कृपया 10 अंकों का भारतीय मोबाइल नंबर डालें।',
  'Please enter a valid email address': 'कृपया सही ईमेल डालें',
  'Please enter a valid email.': 'कृपया सही ईमेल डालें।',
  'We do not know this e-mail address. Book or reserve a car first to open an account.':
    'यह ईमेल हमारे पास नहीं है। खाता खोलने के लिए पहले कोई कार बुक या रिज़र्व करें।',
  'This mobile number and this e-mail address belong to different accounts.':
    'यह मोबाइल नंबर और यह ईमेल अलग-अलग खातों के हैं।',
  'This mobile number and this e-mail address belong to different accounts. Please use the pair you signed up with.':
    'यह मोबाइल नंबर और यह ईमेल अलग-अलग खातों के हैं। कृपया वही दोनों डालें जिनसे खाता बनाया था।',
  'This account is suspended. Please call us.': 'यह खाता रोक दिया गया है। कृपया हमें कॉल करें।',
  'Thank you for subscribing!': 'सब्सक्राइब करने के लिए धन्यवाद!',

  // cars
  'No car details found.': 'कार की जानकारी नहीं मिली।',
  'No rental agreement is kept for this car.': 'इस कार का रेंटल एग्रीमेंट उपलब्ध नहीं है।',
  'There is no picture at this address.': 'इस पते पर कोई फ़ोटो नहीं है।',

  // dates and times
  'Give the pickup date as yyyy-MM-dd.': 'पिकअप की तारीख चुनें।',
  'Give the return date as yyyy-MM-dd.': 'लौटाने की तारीख चुनें।',
  'Give the pickup time as HH:mm on the half hour.': 'पिकअप का समय चुनें।',
  'Give the return time as HH:mm on the half hour.': 'लौटाने का समय चुनें।',
  'The pickup date must not be before today.': 'पिकअप की तारीख आज से पहले की नहीं हो सकती।',
  'The return date must not be before the pickup date.': 'लौटाने की तारीख पिकअप से पहले की नहीं हो सकती।',
  'Pickup time must be between {from} and {to}': 'पिकअप का समय {from} से {to} के बीच होना चाहिए',
  'Return time must be between {from} and {to}': 'लौटाने का समय {from} से {to} के बीच होना चाहिए',
  'The pickup date must be within {days} days from today.':
    'पिकअप की तारीख आज से {days} दिन के अंदर होनी चाहिए।',
  'A rental lasts at most {days} days.': 'कार ज़्यादा से ज़्यादा {days} दिन के लिए मिलती है।',
  'The pickup must be at least {minutes} minutes from now.':
    'पिकअप अब से कम से कम {minutes} मिनट बाद होना चाहिए।',

  // renting and paying
  'Please accept the agreement before booking.': 'बुक करने से पहले कृपया एग्रीमेंट मंज़ूर करें।',
  'The car is not free then. Please choose another time or another car.':
    'उस समय कार ख़ाली नहीं है। कृपया दूसरा समय या दूसरी कार चुनें।',
  'At most {count} cars can be held for one customer at a time. Release one, or finish its payment, first.':
    'एक ग्राहक के लिए एक समय पर ज़्यादा से ज़्यादा {count} कारें रोकी जा सकती हैं। पहले एक कार छोड़ें या उसका भुगतान पूरा करें।',
  'At most 1 car can be held for one customer at a time. Release one, or finish its payment, first.':
    'एक ग्राहक के लिए एक समय पर एक ही कार रोकी जा सकती है। पहले उसे छोड़ें या उसका भुगतान पूरा करें।',
  'At most {count} bookings and reservations of a customer may wait for payment verification at a time, held cars included.':
    'एक ग्राहक की ज़्यादा से ज़्यादा {count} बुकिंग और रिज़र्वेशन एक समय पर भुगतान वेरिफ़ाई होने के इंतज़ार में हो सकती हैं, रोकी गई कारों सहित।',
  'Only 1 booking or reservation of a customer may wait for payment verification at a time, a held car included.':
    'एक ग्राहक की एक ही बुकिंग या रिज़र्वेशन एक समय पर भुगतान वेरिफ़ाई होने के इंतज़ार में हो सकती है, रोकी गई कार सहित।',
  'The price has changed since you saw it. Please check the new total.':
    'आपके देखने के बाद किराया बदल गया है। कृपया नया कुल देखें।',
  'No payment details were submitted for this. Please pay and submit them first.':
    'इसके लिए भुगतान की जानकारी नहीं मिली। कृपया पहले भुगतान करके जानकारी भेजें।',
  'All fields are required.': 'सभी खाने भरना ज़रूरी है।',
  'The transaction id is 6 to 35 letters and digits, as your UPI app shows it.':
    'ट्रांज़ैक्शन ID में 6 से 35 अक्षर और अंक होते हैं, जैसा UPI ऐप दिखाता है।',
  'Give the amount you paid in rupees, such as 1999 or 1999.50.':
    'जितना भुगतान किया वह रुपयों में लिखें, जैसे 1999 या 1999.50।',
  'This is our booking reference. Enter the transaction ID that your UPI app shows, usually 12 digits.':
    'यह हमारा बुकिंग रेफ़रेंस है। UPI ऐप में दिखने वाली ट्रांज़ैक्शन ID डालें, जिसमें आम तौर पर 12 अंक होते हैं।',
  'This transaction id was submitted before. Check it, or call us if it is yours.':
    'यह ट्रांज़ैक्शन ID पहले भेजी जा चुकी है। इसे जाँच लें; अगर यह आपकी ही है तो हमें कॉल करें।',
  'There is no such hold.': 'कार अब आपके लिए रुकी नहीं है।',
  'This hold has become a rental already.': 'यह बुकिंग पहले ही हो चुकी है।',
  'The car is kept for you.': 'कार आपके लिए रुकी है।',
  'The car is free again.': 'कार अब सबके लिए ख़ाली है।',
  'Payment details submitted.': 'भुगतान की जानकारी मिल गई।',
  'Your booking is placed.': 'आपकी बुकिंग हो गई।',
  'Your reservation is placed.': 'आपका रिज़र्वेशन हो गया।',
  'There is no such rental.': 'यह बुकिंग नहीं मिली।',
  'There is no such reservation.': 'यह रिज़र्वेशन नहीं मिला।',
  'Please upload your documents first. You can rent as soon as they are approved.':
    'कृपया पहले अपने दस्तावेज़ अपलोड करें। मंज़ूर होते ही आप कार ले सकते हैं।',
  'Your documents are under verification. You can rent as soon as they are approved.':
    'आपके दस्तावेज़ों की जाँच चल रही है। मंज़ूर होते ही आप कार ले सकते हैं।',
  'You have not registered yet.': 'आपने अभी रजिस्टर नहीं किया है।',

  'The pickup time was {when}. After it nothing can be cancelled.':
    'पिकअप का समय {when} था। उसके बाद कुछ कैंसल नहीं हो सकता।',

  // what a rental waits for
  'Verified.': 'जाँच पूरी।',
  'Your document is under admin verification. Please wait.': 'हमारी टीम आपके काग़ज़ जाँच रही है। कृपया इंतज़ार करें।',
  'Your payment is under admin verification. Please wait.': 'हमारी टीम आपका भुगतान जाँच रही है। कृपया इंतज़ार करें।',
  'Your reservation is under admin review. Please wait.': 'हमारी टीम आपका रिज़र्वेशन देख रही है। कृपया इंतज़ार करें।',
  'Your payment could not be verified. Please submit the payment details again.':
    'आपके भुगतान की पुष्टि नहीं हो सकी। कृपया भुगतान की जानकारी फिर से भेजें।',
  'Please register with your documents to complete this.': 'इसे पूरा करने के लिए कृपया अपने काग़ज़ों के साथ रजिस्टर करें।',
  'Your documents were rejected. Please see your profile for the reasons.':
    'आपके काग़ज़ मंज़ूर नहीं हुए। वजह आपकी प्रोफ़ाइल में है।',
  'This was declined. What you paid will be refunded in full; the reason is in our e-mail.':
    'यह मंज़ूर नहीं हुआ। आपके पूरे पैसे वापस किए जाएँगे; वजह हमारे ईमेल में है।',
  'This was cancelled.': 'यह कैंसल हो गया।',
  'The car is with you.': 'कार आपके पास है।',
  'The car is returned. Thank you.': 'कार लौट आई है। धन्यवाद।',
  'This trip is complete.': 'यह सफ़र पूरा हुआ।',
  'The car was not picked up.': 'कार ली नहीं गई।',
  'Expired: payment not received.': 'समय ख़त्म: भुगतान नहीं मिला।',
  'This has expired: no other payment details arrived in time, and the car is free for others again. Please book or reserve it again; if you did pay, call us.':
    'इसका समय ख़त्म हो गया: समय पर दूसरे भुगतान की जानकारी नहीं मिली, और कार अब दूसरों के लिए ख़ाली है। कृपया फिर से बुक या रिज़र्व करें; अगर आपने भुगतान किया है तो हमें कॉल करें।',
  'This rental does not wait for a payment: its last one is being checked, or it is over.':
    'इसके लिए अभी भुगतान नहीं चाहिए: पिछले भुगतान की जाँच चल रही है, या यह ख़त्म हो चुका है।',

  // registration and papers
  'Please enter your name.': 'कृपया अपना नाम डालें।',
  'Please enter your address.': 'कृपया अपना पता डालें।',
  'Your name may have at most {max} characters.': 'नाम में ज़्यादा से ज़्यादा {max} अक्षर हो सकते हैं।',
  'Your address may have at most {max} characters.': 'पते में ज़्यादा से ज़्यादा {max} अक्षर हो सकते हैं।',
  'Please enter the 12 digits of your Aadhaar number, as printed on the card.':
    'कृपया आधार नंबर के 12 अंक डालें, जैसे कार्ड पर छपे हैं।',
  'Please choose a picture or PDF of your Aadhaar.': 'कृपया आधार की फ़ोटो या PDF चुनें।',
  'Please choose a picture or PDF of your driving licence.': 'कृपया ड्राइविंग लाइसेंस की फ़ोटो या PDF चुनें।',
  'This Aadhaar number is registered with another account. Please use that account, or call us.':
    'यह आधार नंबर किसी दूसरे खाते से जुड़ा है। कृपया वही खाता इस्तेमाल करें, या हमें कॉल करें।',
  'Registration submitted. Your documents are now under verification.':
    'रजिस्ट्रेशन हो गया। अब आपके काग़ज़ों की जाँच चल रही है।',
  'Documents are under verification.': 'आपके काग़ज़ों की जाँच चल रही है।',
  'Your documents are under verification already.': 'आपके काग़ज़ों की जाँच पहले से चल रही है।',
  'Your documents are under verification. Please wait.': 'आपके काग़ज़ों की जाँच चल रही है। कृपया इंतज़ार करें।',
  'Your documents are approved already.': 'आपके काग़ज़ पहले ही मंज़ूर हो चुके हैं।',
  'Your documents were rejected. Please submit them again.': 'आपके काग़ज़ मंज़ूर नहीं हुए। कृपया उन्हें फिर से भेजें।',
  'Your documents were rejected. Please log in to see why and submit them again.':
    'आपके काग़ज़ मंज़ूर नहीं हुए। वजह देखने और उन्हें फिर से भेजने के लिए कृपया लॉगिन करें।',
  'Please submit this document again.': 'कृपया यह काग़ज़ फिर से भेजें।',
  'No profile found. Please complete the form.': 'प्रोफ़ाइल नहीं मिली। कृपया फ़ॉर्म भरें।',
  'There is no such document.': 'यह काग़ज़ नहीं मिला।',
  'This file is no longer kept.': 'यह फ़ाइल अब नहीं रखी गई है।',
  'This link is no longer good. Please open the document again.':
    'यह लिंक अब काम नहीं करता। कृपया काग़ज़ फिर से खोलें।',
  'The form did not arrive whole. Please send it again.': 'फ़ॉर्म पूरा नहीं पहुँचा। कृपया फिर से भेजें।',
  'Files cannot be taken just now. Please try again shortly.':
    'अभी फ़ाइलें नहीं ली जा सकतीं। कृपया थोड़ी देर में फिर कोशिश करें।',
  '{field} may be at most {size}.': 'फ़ाइल ज़्यादा से ज़्यादा {size} की हो सकती है।',
  '{field} is empty. Please choose the file again.': 'फ़ाइल ख़ाली है। कृपया फिर से चुनें।',
  '{field} cannot be read: it is damaged or not complete.': 'फ़ाइल पढ़ी नहीं जा सकती: वह ख़राब या अधूरी है।',
  '{field} is locked by a password. Please save it without one.':
    'फ़ाइल पर पासवर्ड लगा है। कृपया उसे बिना पासवर्ड के सेव करें।',
  '{field} may have at most {count} pages.': 'फ़ाइल में ज़्यादा से ज़्यादा {count} पेज हो सकते हैं।',
} as const satisfies Texts;
