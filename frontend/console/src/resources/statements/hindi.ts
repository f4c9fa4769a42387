export const statementHindi = {
  'Bank Statement': 'बैंक स्टेटमेंट',
  'Match a bank statement': 'बैंक स्टेटमेंट मिलाएँ',
  'Match a bank statement with the payments and verify all exact matches at once.':
    'बैंक स्टेटमेंट को भुगतानों से मिलाएँ, और जो पूरे मेल खाएँ उन्हें एक साथ वेरिफ़ाई करें।',
  'No statement has been uploaded yet.': 'अभी कोई स्टेटमेंट अपलोड नहीं हुआ है।',
  Rows: 'लाइनें',
  Uploaded: 'अपलोड',
  'Uploaded {when} by {who}.': '{who} ने {when} को अपलोड किया।',
  'No date column chosen': 'तारीख का कॉलम नहीं चुना गया',
  'Credits: {n}': 'क्रेडिट: {n}',
  'Skipped: {n}': 'छोड़ी गईं: {n}',
  'Credits: {n}, debits: {d}, other rows skipped: {m}.': 'क्रेडिट: {n}, डेबिट: {d}, छोड़ी गई दूसरी लाइनें: {m}।',
  'Without dates, payments missing at the bank cannot be found. Choose the date column to see them.':
    'तारीख के बिना यह पता नहीं चलता कि कौन से भुगतान बैंक में नहीं हैं। इसके लिए तारीख का कॉलम चुनें।',
  'Choose the CSV file': 'CSV फ़ाइल चुनें',
  'Choose another file': 'दूसरी फ़ाइल चुनें',
  'CSV file of your bank': 'आपके बैंक की CSV फ़ाइल',
  'As your bank exports it, up to {n} MB. You can also drop it here.':
    'जैसी बैंक से मिली है, {n} MB तक। इसे यहाँ खींचकर भी छोड़ सकते हैं।',
  'The file can be at most {n} MB. Download a statement of fewer days.':
    'फ़ाइल ज़्यादा से ज़्यादा {n} MB की हो सकती है। कम दिनों का स्टेटमेंट डाउनलोड करें।',
  'The statement could not be read.': 'स्टेटमेंट पढ़ा नहीं जा सका।',
  'Sending the file': 'फ़ाइल भेजी जा रही है',
  'Choose the columns': 'कॉलम चुनें',
  'The columns of this bank are remembered from last time.': 'इस बैंक के कॉलम पिछली बार से याद हैं।',
  'These columns are a guess. Check them once; they are remembered for every later file with these columns.':
    'ये कॉलम अनुमान हैं। एक बार जाँच लें; इन कॉलम वाली हर अगली फ़ाइल के लिए ये याद रहेंगे।',
  'Line with the column names': 'कॉलम के नाम वाली लाइन',
  'Amount received': 'मिली रकम',
  'Column that says Cr or Dr': 'Cr या Dr बताने वाला कॉलम',
  Date: 'तारीख',
  Column: 'कॉलम',
  'The ID is inside a narration: extract it from the text': 'ID नैरेशन के अंदर है: उसे टेक्स्ट से निकालें',
  'The first rows, as they are read': 'पहली लाइनें, जैसी पढ़ी गईं',
  Line: 'लाइन',
  'No ID found': 'कोई ID नहीं मिली',
  Skipped: 'छोड़ी गई',
  Unreadable: 'पढ़ी नहीं गईं',
  'Match with the payments': 'भुगतानों से मिलाएँ',
  'Rows by result': 'लाइनें, नतीजे के हिसाब से',
  'Exact matches': 'पूरी तरह मेल',
  'ID and amount match a payment waiting for verification. Verify these at once.':
    'ID और रकम वेरिफ़िकेशन के इंतज़ार वाले भुगतान से मेल खाती हैं। इन्हें एक साथ वेरिफ़ाई करें।',
  Differing: 'अंतर वाले',
  'The ID is known, but something differs. Verify the amount of the bank, or open the payment and decide by hand.':
    'ID पहचानी गई, पर कुछ अलग है। बैंक की रकम वेरिफ़ाई करें, या भुगतान खोलकर ख़ुद फ़ैसला करें।',
  "Verify with the bank's amount": 'बैंक की रकम से वेरिफ़ाई करें',
  'Verify transaction {id} with {sum}?': 'ट्रांज़ैक्शन {id} को {sum} से वेरिफ़ाई करें?',
  Reported: 'बताई गई रकम',
  'On the statement': 'स्टेटमेंट पर',
  'What is missing is owed by the customer; what is too much becomes credit.':
    'जो कम है, वह ग्राहक को देना है; जो ज़्यादा है, वह जमा रहेगा।',
  'The money has arrived, but no booking is linked to the payment.':
    'पैसा आ गया है, पर भुगतान किसी बुकिंग से नहीं जुड़ा है।',
  'Already verified': 'पहले से वेरिफ़ाइड',
  'Nothing to do.': 'कुछ करना नहीं है।',
  'Rejected or refunded': 'रिजेक्ट या रिफ़ंड',
  'The money has arrived, but the payment was rejected, or its refund is due or sent.':
    'पैसा आ गया है, पर भुगतान रिजेक्ट हुआ है, या उसका रिफ़ंड बाकी है या भेजा जा चुका है।',
  'Not in our list': 'हमारी लिस्ट में नहीं',
  'The bank received it, but no customer has submitted it here. If you know the customer, record it as a payment.':
    'बैंक में आया है, पर किसी ग्राहक ने यहाँ नहीं भेजा। ग्राहक पता हो तो इसे भुगतान के रूप में दर्ज करें।',
  'Record as payment': 'भुगतान के रूप में दर्ज करें',
  'Record {sum} as a payment?': '{sum} को भुगतान के रूप में दर्ज करें?',
  'Record payment': 'भुगतान दर्ज करें',
  'The payment is verified at once, and the customer gets an e-mail.':
    'भुगतान तुरंत वेरिफ़ाई होगा, और ग्राहक को ईमेल जाएगा।',
  'For which rental': 'किस रेंटल के लिए',
  'The next booking': 'अगली बुकिंग',
  'The next reservation': 'अगला रिज़र्वेशन',
  'The payment of {sum} is recorded.': '{sum} का भुगतान दर्ज हो गया।',
  'Amount sent': 'भेजी गई रकम',
  'Refunds that came back': 'लौटे हुए रिफ़ंड',
  'The bank has returned these refunds. Open each and record that it came back.':
    'बैंक ने ये रिफ़ंड लौटा दिए हैं। हर एक को खोलें और दर्ज करें कि वह लौट आया।',
  'Refunds not at the bank': 'बैंक में न मिले रिफ़ंड',
  'Recorded as sent within the dates of this statement, but not in it. Check whether the transfer was made, and correct its reference.':
    'इस स्टेटमेंट की तारीखों में भेजे गए दर्ज हैं, पर इसमें नहीं हैं। देखें कि ट्रांसफ़र हुआ या नहीं, और उसका रेफ़रेंस सुधारें।',
  'Refunds found': 'मिले हुए रिफ़ंड',
  'Refund {reference}': 'रिफ़ंड {reference}',
  'Not at the bank': 'बैंक में नहीं',
  'Submitted within the dates of this statement, but not in it.':
    'इस स्टेटमेंट की तारीखों के अंदर भेजे गए, पर इसमें नहीं हैं।',
  'Twice in the file': 'फ़ाइल में दो बार',
  'An earlier line has the same transaction. It counts once.':
    'पहले की एक लाइन में वही ट्रांज़ैक्शन है। वह एक ही बार गिना जाता है।',
  'Check these lines in the file.': 'इन लाइनों को फ़ाइल में देखें।',
  'There are no rows of this kind.': 'ऐसी कोई लाइन नहीं है।',
  'Not in the file': 'फ़ाइल में नहीं',
  'Verify all': 'सभी वेरिफ़ाई करें',
  'Verify all {n} exact matches': 'पूरी तरह मेल खाने वाले सभी {n} वेरिफ़ाई करें',
  'Verify {n} payments of {sum}?': '{sum} के {n} भुगतान वेरिफ़ाई करें?',
  'Each customer gets an e-mail, and bookings with approved documents are confirmed. Payments decided by another admin in the meantime are listed afterwards.':
    'हर ग्राहक को ईमेल जाएगा, और मंज़ूर दस्तावेज़ों वाली बुकिंग कन्फ़र्म होंगी। इस बीच जिन भुगतानों पर किसी और ने फ़ैसला किया, वे बाद में दिखाए जाएँगे।',
  '{n} payments of {sum} are verified.': '{sum} के {n} भुगतान वेरिफ़ाई हो गए।',
  '{n} were not verified:': '{n} वेरिफ़ाई नहीं हुए:',
};
