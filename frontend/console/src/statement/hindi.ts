/** What the server says about a file and its rows. Whole sentences first: the first that fits is taken. */
const served = {
  'ID and amount match.': 'ID और राशि मेल खाती हैं।',
  'ID and amount match; {sum} over the fare.': 'ID और राशि मेल खाती हैं; किराए से {sum} अधिक।',
  'ID and amount match, but no booking is linked to this payment yet.':
    'ID और राशि मेल खाती हैं, लेकिन यह भुगतान अभी किसी बुकिंग या आरक्षण से जुड़ा नहीं है।',
  'The bank shows the amount that the customer reported, but the fare is {fare}: {gap} less.':
    'बैंक में वही राशि है जो ग्राहक ने बताई, लेकिन किराया {fare} है: {gap} कम।',
  'The bank shows {bank}, the customer reported {said}: {gap} less.':
    'बैंक में {bank} है, ग्राहक ने {said} बताया: {gap} कम।',
  'The bank shows {bank}, the customer reported {said}: {gap} more.':
    'बैंक में {bank} है, ग्राहक ने {said} बताया: {gap} अधिक।',
  'Line {lines} also has this ID and is not a credit: the bank may have reversed the payment.':
    'पंक्ति {lines} में भी यही ID है और उससे पैसा नहीं आया: हो सकता है बैंक ने राशि वापस ले ली हो।',
  'Several bank credits have this ID, so it proves none of them. Decide by hand.':
    'बैंक में आई एक से ज़्यादा राशियों में यही ट्रांज़ैक्शन ID है, इसलिए इससे कोई भी साबित नहीं होती। स्वयं निर्णय लें।',
  'The same bank credit also has the ID of another payment: {others}. One credit proves one payment, so decide by hand.':
    'बैंक में आई इसी राशि में दूसरा भुगतान भी दर्ज है: {others}। एक राशि से एक ही भुगतान साबित होता है, इसलिए स्वयं निर्णय लें।',
  'Lines {lines} have this ID with different amounts.': 'पंक्तियों {lines} में यही ID अलग-अलग राशि के साथ है।',
  'Verified by {who} on {when}; its booking has ended and a refund is due.':
    '{who} ने {when} को जाँचा; किराया रद्द है और राशि लौटानी है।',
  'Its booking has ended and a refund is due; the payment is not verified yet.':
    'किराया रद्द है और राशि लौटानी है; इसे अभी किसी ने नहीं जाँचा।',
  'Rejected by {who} on {when}, but the bank received it: {reason}.':
    '{who} ने {when} को अस्वीकार किया, लेकिन राशि बैंक में है: {reason}।',
  'Refunded on {when}, reference {reference}.': '{when} को लौटाया गया, संदर्भ {reference}।',
  'Verified by {who} on {when}.': '{who} ने {when} को जाँचा।',
  'Verified by {who} on {when}. {amounts}': '{who} ने {when} को जाँचा। {amounts}',
  'No transaction ID was found in this row.': 'इस पंक्ति में कोई लेन-देन ID नहीं मिली।',
  'No customer has submitted this transaction.': 'किसी ग्राहक ने यह लेन-देन नहीं भेजा है।',
  'Submitted on {when}, within the dates of this statement, but not in it.':
    '{when} को भेजा गया, इस विवरण की तारीखों के भीतर, लेकिन इसमें नहीं है।',
  'It has the same transaction ID as line {line}.': 'इसमें वही लेन-देन है जो पंक्ति {line} में है।',
  'The amount cannot be read: {text}': 'राशि पढ़ी नहीं जा सकी: {text}',
  'The amount is too large.': 'राशि बहुत बड़ी है।',
  'A spreadsheet has shortened the transaction ID. Download the file from the bank again and do not save it with Excel.':
    'स्प्रेडशीट ने लेन-देन ID छोटी कर दी है। फ़ाइल बैंक से फिर लें और उसे Excel में सहेजें नहीं।',
  'This payment is {status} already, decided by {who} on {when}.':
    'इस भुगतान पर निर्णय हो चुका है ({status}): {who}, {when}।',
  'Its booking or reservation has ended and a refund is due: decide this payment by hand.':
    'इसका किराया रद्द हो गया और राशि लौटानी है: इस पर स्वयं निर्णय लें।',
  'The file is empty.': 'फ़ाइल खाली है।',
  'This is {kind}. Export the statement from your bank as CSV.':
    'यह CSV फ़ाइल नहीं है ({kind})। अपने बैंक से विवरण CSV में लें।',
  'This file is not UTF-8 text. Export the statement from your bank as CSV (UTF-8).':
    'यह UTF-8 पाठ नहीं है। अपने बैंक से विवरण CSV (UTF-8) में लें।',
  'This file has no columns. Export the statement from your bank as CSV.':
    'इस फ़ाइल में स्तंभ नहीं हैं। अपने बैंक से विवरण CSV में लें।',
  'Line {line} has more than {n} columns: this is not a bank statement.':
    'पंक्ति {line} में {n} से अधिक स्तंभ हैं: यह बैंक विवरण नहीं है।',
  'A quotation mark near line {line} is not closed. Download the file from your bank again.':
    'पंक्ति {line} के पास एक उद्धरण चिह्न बंद नहीं है। फ़ाइल अपने बैंक से फिर लें।',
  'The file cannot be read near line {line}: a line is too long or badly quoted.':
    'फ़ाइल पंक्ति {line} के पास पढ़ी नहीं जा सकी: कोई पंक्ति बहुत लंबी है या उसके उद्धरण चिह्न गलत हैं।',
  'The file has more than {n} rows. Download a statement of fewer days.':
    'फ़ाइल में {n} से अधिक पंक्तियाँ हैं। कम दिनों का विवरण लें।',
  'Choose different columns for ID, amount, Cr or Dr, and date.':
    'ID, राशि, Cr/Dr और तारीख के लिए अलग-अलग स्तंभ चुनें।',
  'With these columns, the file has no credits. Check the columns for ID and amount.':
    'इन स्तंभों से फ़ाइल की किसी पंक्ति में पैसा आता नहीं दिखता। ID और राशि के स्तंभ जाँचें।',
  'The header on line {line} has only {n} columns.': 'पंक्ति {line} के शीर्षक में केवल {n} स्तंभ हैं।',
  'That line has no column names.': 'उस पंक्ति में स्तंभों के नाम नहीं हैं।',
  'This statement was not found.': 'ऐसा कोई विवरण नहीं है।',
} as const;

export const statementHindi = {
  ...served,
  'Bank Statement': 'बैंक विवरण',
  'Match a bank statement': 'बैंक विवरण मिलाएँ',
  'Match a statement of your bank with the payments, and verify all that agree in one act.':
    'अपने बैंक का विवरण भुगतानों से मिलाएँ, और जो मेल खाएँ उन्हें एक साथ जाँचें।',
  'No statement has been uploaded yet.': 'अभी कोई विवरण अपलोड नहीं हुआ है।',
  File: 'फ़ाइल',
  Rows: 'पंक्तियाँ',
  Uploaded: 'अपलोड',
  'Uploaded {when} by {who}.': '{who} ने {when} को अपलोड किया।',
  'No dates mapped': 'तारीख का स्तंभ नहीं चुना गया',
  'Credits: {n}': 'जमा: {n}',
  'Left out: {n}': 'छोड़ी गईं: {n}',
  'Credits: {n}, other rows left out: {m}.': 'जमा: {n}, छोड़ी गई अन्य पंक्तियाँ: {m}।',
  'Without dates: what is missing at the bank cannot be told. Map the date column to see it.':
    'तारीखें नहीं हैं: बैंक में क्या नहीं पहुँचा, यह नहीं बताया जा सकता। इसके लिए तारीख का स्तंभ चुनें।',
  'Choose the CSV file': 'CSV फ़ाइल चुनें',
  'Choose another file': 'दूसरी फ़ाइल चुनें',
  'CSV file of your bank': 'आपके बैंक की CSV फ़ाइल',
  'As your bank exports it, up to {n} MB. You can also drop it here.':
    'जैसी बैंक से मिली है, {n} MB तक। इसे यहाँ खींचकर भी छोड़ सकते हैं।',
  'The file may be at most {n} MB. Take a statement of fewer days.':
    'फ़ाइल अधिकतम {n} MB की हो सकती है। कम दिनों का विवरण लें।',
  'The statement was not read.': 'विवरण नहीं पढ़ा गया।',
  'Sending the file': 'फ़ाइल भेजी जा रही है',
  'Which column is what?': 'कौन-सा स्तंभ क्या है?',
  'The columns of this bank are known from the last time.': 'इस बैंक के स्तंभ पिछली बार से याद हैं।',
  'This is a guess. Check it once; it is remembered for every later file with these columns.':
    'यह अनुमान है। एक बार जाँच लें; इन स्तंभों वाली हर अगली फ़ाइल के लिए यह याद रहेगा।',
  'Line with the column names': 'स्तंभों के नाम वाली पंक्ति',
  'Transaction id': 'लेन-देन ID',
  'Amount received': 'मिली राशि',
  'Column that says Cr or Dr': 'Cr या Dr बताने वाला स्तंभ',
  Date: 'तारीख',
  Column: 'स्तंभ',
  'The id stands within a narration: take it out of the text': 'ID विवरण के पाठ के भीतर है: उसे पाठ से निकालें',
  'The first rows, as they are read': 'पहली पंक्तियाँ, जैसी पढ़ी गईं',
  Line: 'पंक्ति',
  'No id found': 'कोई ID नहीं मिली',
  'Left out': 'छोड़ी गई',
  Unreadable: 'पढ़ी नहीं गईं',
  'Match with the payments': 'भुगतानों से मिलाएँ',
  'Rows by what they mean': 'पंक्तियाँ, उनके अर्थ के अनुसार',
  'Exact matches': 'पूरे मेल',
  'Id and amount are those of a payment that waits. These are verified in one act.':
    'ID और राशि प्रतीक्षारत भुगतान की हैं। ये एक साथ जाँचे जाते हैं।',
  Differing: 'अंतर वाले',
  'The id is known, but something does not agree. Open the payment and decide by hand.':
    'ID ज्ञात है, लेकिन कुछ मेल नहीं खाता। भुगतान खोलें और स्वयं निर्णय लें।',
  'Not rented yet': 'अभी किराया नहीं',
  'The money is there, but no booking or reservation has claimed the payment.':
    'पैसा आ गया है, लेकिन भुगतान किसी बुकिंग या आरक्षण से जुड़ा नहीं है।',
  'Already verified': 'पहले से जाँचे हुए',
  'Nothing is to be done.': 'कुछ करना नहीं है।',
  'Rejected or refunded': 'अस्वीकृत या लौटाए गए',
  'The money is there, but the payment was rejected, or it goes back to the customer.':
    'पैसा आ गया है, लेकिन भुगतान अस्वीकृत हुआ, या राशि ग्राहक को लौटती है।',
  'Not in our list': 'हमारी सूची में नहीं',
  'The bank has it, but no customer has submitted it here. It may be for something else.':
    'बैंक में है, लेकिन किसी ग्राहक ने यहाँ नहीं भेजा। यह किसी और बात का हो सकता है।',
  'Not at the bank': 'बैंक में नहीं',
  'Submitted within the dates of this statement, but not in it.':
    'इस विवरण की तारीखों के भीतर भेजे गए, लेकिन इसमें नहीं हैं।',
  'Twice in the file': 'फ़ाइल में दो बार',
  'An earlier line names the same transaction. It counts once.':
    'पहले की एक पंक्ति में वही लेन-देन है। वह एक ही बार गिना जाता है।',
  'Look these lines up in the file.': 'इन पंक्तियों को फ़ाइल में देखें।',
  'There is no row of this kind.': 'ऐसी कोई पंक्ति नहीं है।',
  'Not in the file': 'फ़ाइल में नहीं',
  'Verify all': 'सभी जाँचें',
  'Verify all {n} exact matches': 'सभी {n} पूरे मेल जाँचें',
  'Verify {n} payments of {sum}?': '{sum} के {n} भुगतान सही मानें?',
  'Each customer gets a message, and bookings with approved papers are confirmed. What somebody else decides meanwhile is told afterwards.':
    'हर ग्राहक को संदेश जाएगा, और स्वीकृत दस्तावेज़ों वाली बुकिंग पक्की होंगी। इस बीच किसी और ने जो निर्णय लिया, वह बाद में बताया जाएगा।',
  '{n} payments of {sum} are verified.': '{sum} के {n} भुगतान जाँच लिए गए।',
  '{n} were not verified:': '{n} नहीं जाँचे गए:',
};
