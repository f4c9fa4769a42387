export const messagesHindi = {
  SMS: 'SMS',
  Messages: 'मैसेज',
  'E-mail and SMS to customers and staff: what is waiting, what was sent and what failed.':
    'ग्राहकों और स्टाफ़ को ईमेल और SMS: क्या बाकी है, क्या भेजा गया और क्या नहीं पहुँचा।',
  'No messages yet.': 'अभी कोई मैसेज नहीं है।',
  'Begins with: e-mail, mobile': 'ईमेल या मोबाइल की शुरुआत',
  Channel: 'माध्यम',
  Queued: 'भेजा जाना है',
  Failed: 'नहीं पहुँचा',
  'Sent {when}': '{when} को भेजा गया',
  'Tried {count} times': '{count} बार कोशिश हुई',
  'Next try {when}': 'अगली कोशिश {when}',
  'Not delivered: {count}': 'नहीं पहुँचे: {count}',
  'Show them': 'उन्हें दिखाएँ',

  Read: 'पढ़ें',
  'Only the recipient can see the one-time code.': 'OTP सिर्फ़ पाने वाले को दिखता है।',
  'Send all again': 'सब फिर से भेजें',
  'Send all failed messages again?': 'न पहुँचे सभी मैसेज फिर से भेजें?',
  'Messages with an OTP are left out, because the OTP has expired.':
    'OTP वाले मैसेज नहीं भेजे जाएँगे, क्योंकि उस OTP का समय ख़त्म हो गया है।',
  'Being sent again: {count}': 'फिर से भेजे जा रहे हैं: {count}',
  'Send again': 'फिर से भेजें',
  'Send this message to {who} again?': 'यह मैसेज {who} को फिर से भेजें?',
  'The message is being sent again.': 'मैसेज फिर से भेजा जा रहा है।',

  // texts of the server
  'This OTP has expired. The person must send a new one.':
    'इस OTP का समय ख़त्म हो गया है। उन्हें नया OTP भेजना होगा।',
  QUEUED: 'भेजा जाना है',
  SENT: 'भेजा गया',
};
