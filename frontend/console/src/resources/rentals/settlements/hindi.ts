export const rentalSettlementsHindi = {
  'Settlement after the return': 'वापसी के बाद का हिसाब',
  'Not sent to the customer yet': 'अभी ग्राहक को नहीं भेजा',
  'Sent, waiting for the customer': 'भेजा गया, ग्राहक का इंतज़ार',
  'The customer disputes it': 'ग्राहक को आपत्ति है',
  'Open the settlement': 'हिसाब खोलें',
};
