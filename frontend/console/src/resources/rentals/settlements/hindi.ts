export const rentalSettlementsHindi = {
  'Settlement after the return': 'वापसी के बाद का हिसाब',
  'Not sent to the customer yet': 'अभी ग्राहक को नहीं भेजा',
  'Sent, waiting for the customer': 'भेजा गया, ग्राहक का इंतज़ार',
  'The customer disputes it': 'ग्राहक को आपत्ति है',
  'Open the settlement': 'हिसाब खोलें',
  'Charge a toll or challan': 'टोल या चालान का शुल्क लें',
  'Which toll or challan belongs to {reference}?': '{reference} का कौन सा टोल या चालान है?',
  'Enter what was paid, never more, and add the challan or the statement with the toll. The customer gets it when you have checked and sent it.':
    'जितना चुकाया गया उतना ही लिखें, ज़्यादा नहीं, और चालान या टोल वाला स्टेटमेंट जोड़ें। जाँचकर भेजने पर यह ग्राहक को मिलता है।',
  'The line is added. Check and send the settlement.': 'लाइन जोड़ दी गई। हिसाब जाँचकर भेजें।',
};
