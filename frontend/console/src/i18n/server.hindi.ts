/** What the server and the contract say in English to staff. Braces stand for the parts that change. */
export const serverHindi = {
  // any call
  'Network error: {reason}': 'नेटवर्क की गड़बड़ी: {reason}',
  'Server error: {reason}': 'सर्वर की गड़बड़ी: {reason}',
  'Error: {reason}': 'गड़बड़ी: {reason}',
  'No response from server.': 'सर्वर से जवाब नहीं आया।',
  'No data found or invalid response.': 'जानकारी नहीं मिली या सर्वर का जवाब ठीक नहीं था।',
  'Something went wrong.': 'कुछ गड़बड़ हो गई।',
  'Not signed in.': 'आप लॉगिन नहीं हैं।',
  'The server answered {http}.': 'सर्वर का जवाब: {http}।',
  'Nothing was found at this address.': 'इस पते पर कुछ नहीं मिला।',
  'The request is too large.': 'भेजी गई जानकारी बहुत बड़ी है।',
  'The request has a value that cannot be stored.': 'भेजी गई जानकारी में ऐसा कुछ है जो सेव नहीं हो सकता।',
  'The service is temporarily unavailable. Please try again in a minute.':
    'सेवा अभी उपलब्ध नहीं है। कृपया एक मिनट में फिर से कोशिश करें।',
  'Something went wrong on our side. Please quote {requestId}.':
    'हमारी तरफ़ से कुछ गड़बड़ हो गई। बात करते समय यह नंबर बताएँ: {requestId}।',
  'Too many requests. Please wait {seconds} seconds.': 'बहुत बार कोशिश हो चुकी है। कृपया {seconds} सेकंड रुकें।',
  'Please sign in.': 'कृपया लॉगिन करें।',
  'You do not have permission to do this.': 'आपको यह करने की अनुमति नहीं है।',
  'The first request with this Idempotency-Key is still being processed.':
    'आपका पहला अनुरोध अभी पूरा हो रहा है।',
  'This text has a character that cannot be read. Please enter it again.':
    'इसमें कोई ऐसा अक्षर है जो पढ़ा नहीं जा सकता। कृपया फिर से लिखें।',

  // sign-in and staff
  'Invalid OTP. Please send a new OTP.': 'OTP ग़लत है। कृपया नया OTP भेजें।',
  'Invalid OTP. {count} try left.': 'OTP ग़लत है। {count} कोशिश बाकी है।',
  'Invalid OTP. {count} tries left.': 'OTP ग़लत है। {count} कोशिशें बाकी हैं।',
  'Please enter the 6 digits of your OTP.': 'कृपया OTP के 6 अंक डालें।',
  'Please enter a 10-digit Indian mobile number.': 'कृपया 10 अंकों का भारतीय मोबाइल नंबर डालें।',
  'Please enter a valid email address': 'कृपया सही ईमेल डालें',
  '{mobile} is already an admin.': '{mobile} पहले से एडमिन है।',
  '{mobile} is already a custom admin.': '{mobile} पहले से कस्टम एडमिन है।',
  'This member of staff was not found.': 'यह स्टाफ़ नहीं मिला।',

  // somebody was first
  '{what}, decided by {who} on {when}.': '{what}। यह {who} ने {when} को तय किया।',
  '{what}, decided on {when}.': '{what}। यह {when} को तय हुआ।',
  '{what}, decided by {who}.': '{what}। यह {who} ने तय किया।',
  'This customer is already {state}': 'इस ग्राहक की स्थिति पहले से यह है: {state}',
  'This payment is {state} already': 'इस भुगतान की स्थिति पहले से यह है: {state}',
  'These documents were sent again on {when}; check them again.':
    'ये दस्तावेज़ {when} को फिर से भेजे गए हैं; इन्हें फिर से देखें।',
  'These documents have changed; check them again.': 'ये दस्तावेज़ बदल गए हैं; इन्हें फिर से देखें।',
  'This payment has changed since you opened it: {what}. Check it again.':
    'आपके खोलने के बाद यह भुगतान बदल गया है: {what}। इसे फिर से देखें।',
  'its booking or reservation has ended and a refund is due':
    'इसकी बुकिंग या रिज़र्वेशन ख़त्म हो गया है और रिफ़ंड बाकी है',
  'no booking is linked to it': 'यह किसी बुकिंग से नहीं जुड़ा है',
  'it now belongs to booking {id}': 'यह अब बुकिंग {id} का है',
  'it now belongs to reservation {id}': 'यह अब रिज़र्वेशन {id} का है',
  'This payment is {state}: no refund is due for it.':
    'इस भुगतान की स्थिति है: {state}। इसका कोई रिफ़ंड बाकी नहीं है।',
  'This complaint is {state} already': 'इस शिकायत की स्थिति पहले से यह है: {state}',
  'This complaint is RESOLVED; reopen it to answer it': 'यह शिकायत सुलझ चुकी है; जवाब देने के लिए इसे फिर से खोलें',
  'This answer was already sent': 'यह जवाब पहले भेजा जा चुका है',
  'The settings were changed after you opened them': 'आपके खोलने के बाद सेटिंग्स बदली गईं',
  'This is {state} already, by the customer on {when}.': 'ग्राहक ने {when} को स्थिति बदली। अब यह है: {state}।',
  'This is {state} already, by {who} on {when}.': '{who} ने {when} को स्थिति बदली। अब यह है: {state}।',
  'The pickup time was {when}. It is too late to cancel.': 'पिकअप का समय {when} था। अब कैंसल नहीं किया जा सकता।',
  'This car can be handed over from {when}.': 'यह कार {when} से दी जा सकती है।',
  'The return time was {when}. The car can no longer be handed over.':
    'वापसी का समय {when} था। अब कार नहीं दी जा सकती।',
  'The pickup time is {when}. You can mark a no-show after that.':
    'पिकअप का समय {when} है। उसके बाद नो-शो दर्ज कर सकते हैं।',
  'This car is still on trip with {reference}. Mark that trip as returned first.':
    'यह कार अभी {reference} के साथ ट्रिप पर है। पहले उसकी वापसी दर्ज करें।',
  'Enter the reason for declining the booking, in at most {max} characters.':
    'बुकिंग को मना करने का कारण लिखें, ज़्यादा से ज़्यादा {max} अक्षर।',
  'This car was changed by {who} on {when} after you opened it. Nothing was saved.':
    'इस बीच {who} ने {when} को इस कार की जानकारी बदल दी। कुछ सेव नहीं हुआ।',
  'This car was changed on {when} after you opened it. Nothing was saved.':
    'इस बीच {when} को यह कार बदली गई। कुछ सेव नहीं हुआ।',
  'This block was already removed by {who} on {when}.': '{who} ने {when} को यह ब्लॉक पहले ही हटा दिया।',
  'This block ended on {when}; it stays as it was.': 'यह ब्लॉक {when} को ख़त्म हो गया; यह वैसा ही रहेगा।',
  'Verify the payment and approve the customer first; then the reservation can be confirmed.':
    'पहले भुगतान वेरिफ़ाई करें और ग्राहक को मंज़ूर करें; तब रिज़र्वेशन कन्फ़र्म हो सकता है।',
  'This transaction does not belong to that booking or reservation.':
    'यह ट्रांज़ैक्शन उस बुकिंग या रिज़र्वेशन का नहीं है।',
  'Enter the reason for rejecting the payment.': 'भुगतान रिजेक्ट करने का कारण लिखें।',

  // states, as the server writes them
  PENDING: 'पेंडिंग',
  CONFIRMED: 'कन्फ़र्म',
  ON_TRIP: 'ट्रिप पर',
  RETURNED: 'वापस मिली',
  CLOSED: 'पूरी हुई',
  DECLINED: 'मंज़ूर नहीं',
  CANCELLED: 'कैंसल',
  NO_SHOW: 'नो-शो',
  EXPIRED: 'समय ख़त्म',
  SUBMITTED: 'वेरिफ़ाई करना है',
  VERIFIED: 'वेरिफ़ाइड',
  REJECTED: 'रिजेक्ट',
  REFUND_DUE: 'रिफ़ंड बाकी',
  REFUNDED: 'रिफ़ंड हो गया',
  APPROVED: 'मंज़ूर',
  OPEN: 'खुली',
  ANSWERED: 'जवाब दिया गया',
  RESOLVED: 'सुलझ गई',

  // nothing there
  'This block was not found.': 'यह ब्लॉक नहीं मिला।',
  'This complaint was not found.': 'यह शिकायत नहीं मिली।',
  'This booking or reservation was not found.': 'यह बुकिंग या रिज़र्वेशन नहीं मिला।',
  'This reservation was not found.': 'यह रिज़र्वेशन नहीं मिला।',
  'This transaction was not found.': 'यह ट्रांज़ैक्शन नहीं मिला।',
  'This document was not found.': 'यह दस्तावेज़ नहीं मिला।',
  'No car details found.': 'कार की जानकारी नहीं मिली।',
  'This file is no longer available.': 'यह फ़ाइल अब उपलब्ध नहीं है।',
  'This link has expired. Please open the document again.':
    'इस लिंक का समय ख़त्म हो गया है। कृपया दस्तावेज़ फिर से खोलें।',

  // cars and blocks
  'Add 1 to {count} pictures of the car.': 'कार की 1 से {count} फ़ोटो जोड़ें।',
  'Add the rental agreement as a PDF.': 'रेंटल एग्रीमेंट PDF के रूप में जोड़ें।',
  'Choose the pictures to be added.': 'जोड़ने के लिए फ़ोटो चुनें।',
  'Keep 1 to {count} pictures of the car, each once.': 'कार की 1 से {count} फ़ोटो रखें, हर एक एक बार।',
  'One of these pictures does not belong to this car.': 'इनमें से एक फ़ोटो इस कार की नहीं है।',
  'A car has at most {max} pictures. This one has {count}; remove some first.':
    'एक कार की ज़्यादा से ज़्यादा {max} फ़ोटो होती हैं। इसकी {count} हैं; पहले कुछ हटाएँ।',
  'Enter an Indian registration number, such as MH12AB1234.': 'भारतीय नंबर प्लेट डालें, जैसे MH12AB1234।',
  'Enter a 10-digit Indian mobile number.': '10 अंकों का भारतीय मोबाइल नंबर डालें।',
  'Enter a valid e-mail address.': 'सही ईमेल डालें।',
  '{field}: enter a whole number from {min} to {max}.': '{min} से {max} तक की पूरी संख्या डालें।',
  '{field}: enter a number with at most {decimals} decimals from {min} to {max}.':
    '{min} से {max} तक की संख्या डालें, दशमलव के बाद ज़्यादा से ज़्यादा {decimals} अंक।',
  '{field}: enter a date (yyyy-MM-dd).': 'तारीख चुनें।',
  '{field}: choose one of {values}.': 'इनमें से एक चुनें: {values}।',
  'Choose a car.': 'कार चुनें।',
  'The first day must not be before today.': 'पहला दिन आज से पहले का नहीं हो सकता।',
  'The end must be after the start.': 'समाप्ति शुरुआत के बाद होनी चाहिए।',
  'The end must be in the future.': 'समाप्ति आगे के समय में होनी चाहिए।',
  'The end must be on or before {day}. Retire a car that is away for longer.':
    'समाप्ति {day} तक होनी चाहिए। जो कार इससे ज़्यादा समय उपलब्ध नहीं रहेगी, उसे लिस्ट से हटाएँ।',
  'The car is not free at that time. Change or cancel the conflicts, or choose another time.':
    'उस समय कार उपलब्ध नहीं है। टकराने वाली बुकिंग बदलें या कैंसल करें, या दूसरा समय चुनें।',

  // files and forms
  '{field} can be at most {size}.': 'फ़ाइल ज़्यादा से ज़्यादा {size} की हो सकती है।',
  '{field} is empty. Please choose the file again.': 'फ़ाइल ख़ाली है। कृपया फिर से चुनें।',
  '{field} must be JPEG, PNG, WebP or AVIF pictures.': 'फ़ाइल JPEG, PNG, WebP या AVIF फ़ोटो होनी चाहिए।',
  '{field} must be {kinds}.': 'फ़ाइल इस तरह की होनी चाहिए: {kinds}।',
  '{field} cannot be read: it is damaged or incomplete. Please choose another file.':
    'फ़ाइल पढ़ी नहीं जा सकती: वह ख़राब या अधूरी है। कृपया दूसरी फ़ाइल चुनें।',
  '{field} has a password. Please save it without one and choose it again.':
    'फ़ाइल पर पासवर्ड लगा है। कृपया उसे बिना पासवर्ड के सेव करके फिर से चुनें।',
  '{field} contains {what}. Please print it to a new PDF and upload that.':
    'फ़ाइल में {what} है। कृपया उसे नई PDF में प्रिंट करके भेजें।',
  '{field} can have at most {count} pages.': 'फ़ाइल में ज़्यादा से ज़्यादा {count} पेज हो सकते हैं।',
  '{field} can have at most {limit} million pixels; this has {width} x {height}.':
    'फ़ोटो बहुत बड़ी है: {width} x {height} पिक्सेल।',
  'The form was not received completely. Please send it again.': 'फ़ॉर्म पूरा नहीं मिला। कृपया फिर से भेजें।',
  'We cannot receive files right now. Please try again in a minute.':
    'अभी फ़ाइलें नहीं ली जा सकतीं। कृपया एक मिनट में फिर से कोशिश करें।',

  // a customer at the desk
  'This mobile number and this e-mail address belong to different accounts.':
    'यह मोबाइल नंबर और यह ईमेल अलग-अलग खातों के हैं।',
  'This Aadhaar number is registered with another account. Please use that account, or call us.':
    'यह आधार नंबर किसी दूसरे खाते से जुड़ा है। कृपया वही खाता इस्तेमाल करें।',

  // lines of a fare
  'Extra {count} hour': '{count} घंटा अतिरिक्त',
  'Extra {count} hours': '{count} घंटे अतिरिक्त',
  'Discount {percent}%': '{percent}% छूट',
  'Damage insurance': 'डैमेज इंश्योरेंस',
  'Washing fee': 'धुलाई शुल्क',
  'Convenience fee': 'सुविधा शुल्क',
};
