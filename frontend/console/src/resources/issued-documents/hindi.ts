export const issuedDocumentsHindi = {
  'Issued documents': 'जारी दस्तावेज़',
  Receipt: 'रसीद',
  'Deposit receipt': 'डिपॉज़िट की रसीद',
  'Refund receipt': 'रिफ़ंड की रसीद',
  'What we issued to customers, with numbers that never repeat.':
    'हमने ग्राहकों को जो जारी किया; कोई नंबर दोबारा नहीं आता।',
  Bill: 'बिल',
  'Credit memo': 'क्रेडिट मेमो',
  'No document has been issued yet.': 'अभी कोई दस्तावेज़ जारी नहीं हुआ है।',
  'Begins with: number, booking': 'शुरुआत से: नंबर, बुकिंग',
  PDF: 'PDF',
  Issued: 'जारी',
  'Cancelled on {when}': '{when} को कैंसल',
  'Download {number}': '{number} डाउनलोड करें',
};
