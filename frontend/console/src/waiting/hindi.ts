export const waitingHindi = {
  '{count} new': '{count} नई',
  'Show changes': 'बदलाव दिखाएँ',
};
