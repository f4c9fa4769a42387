export const waitingHindi = {
  '{count} new': '{count} नई',
  Update: 'अपडेट करें',
};
