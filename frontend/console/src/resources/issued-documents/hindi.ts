export const issuedDocumentsHindi = {
  Receipts: 'रसीदें',
  Receipt: 'रसीद',
  'Deposit receipt': 'डिपॉज़िट की रसीद',
  'Refund receipt': 'रिफ़ंड की रसीद',
  'What we issued for verified payments, deposits and sent refunds, with numbers that never repeat.':
    'वेरिफ़ाई हुए भुगतान, डिपॉज़िट और भेजे गए रिफ़ंड के लिए हमने जो जारी किया; कोई नंबर दोबारा नहीं आता।',
  'No receipt has been issued yet.': 'अभी कोई रसीद जारी नहीं हुई है।',
  'Begins with: number, booking': 'शुरुआत से: नंबर, बुकिंग',
  PDF: 'PDF',
  Issued: 'जारी',
  'Cancelled on {when}': '{when} को कैंसल',
  'Download {number}': '{number} डाउनलोड करें',
};
