export const messagesHindi = {
  Messages: 'संदेश',
  'E-mail and SMS to customers and staff: what waits, what was sent, what nobody took.':
    'ग्राहकों और कर्मचारियों को ईमेल और SMS: क्या बाकी है, क्या भेजा गया, क्या नहीं पहुँचा।',
  'No message was written yet.': 'अभी कोई संदेश नहीं लिखा गया।',
  'Begins with: e-mail, mobile': 'ईमेल या मोबाइल की शुरुआत',
  Channel: 'माध्यम',
  Written: 'कब लिखा गया',
  Queued: 'भेजा जाना है',
  Failed: 'नहीं पहुँचा',
  'Sent {when}': '{when} को भेजा गया',
  'Tried {count} times': '{count} बार कोशिश हुई',
  'Next try {when}': 'अगली कोशिश {when}',
  'Not delivered: {count}': 'नहीं पहुँचे: {count}',
  'Show them': 'उन्हें दिखाएँ',

  Read: 'पढ़ें',
  'The one-time code is shown to nobody but its receiver.': 'OTP उसे पाने वाले के सिवा किसी को नहीं दिखाया जाता।',
  'Send again': 'फिर से भेजें',
  'Send this message to {who} again?': 'यह संदेश {who} को फिर से भेजें?',
  'The message is on its way again.': 'संदेश फिर से भेजा जा रहा है।',

  // what the server says
  'This OTP has expired. The person must send a new one.':
    'इस OTP का समय ख़त्म हो गया है: उन्हें नया OTP मँगाना होगा।',
  'This message is {state}; only a FAILED message can be sent again':
    'इस संदेश की स्थिति है: {state}। सिर्फ़ वही फिर से भेजा जाता है जो नहीं पहुँचा',
  'This message was not found.': 'यह संदेश नहीं मिला।',
  QUEUED: 'भेजा जाना है',
  SENT: 'भेजा गया',
};
