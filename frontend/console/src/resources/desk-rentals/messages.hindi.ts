export const deskMessagesHindi = {
  'The transaction ID has 6 to 35 letters and digits, as the UPI app shows it.':
    'ट्रांज़ैक्शन ID में 6 से 35 अक्षर और अंक होते हैं, जैसा UPI ऐप दिखाता है।',
  'Enter the amount that was paid in rupees, such as 1999 or 1999.50.':
    'भुगतान की रकम रुपयों में डालें, जैसे 1999 या 1999.50।',
};
