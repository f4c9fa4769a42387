import type { commonMessages } from '@contract/messages/common.messages';
import type { TextsFor } from '@contract/messages/define-messages';

export const commonHindi: TextsFor<typeof commonMessages> = {
  addressNotFound: 'इस पते पर कुछ नहीं मिला।',
  requestTooLarge: 'भेजी गई जानकारी बहुत बड़ी है।',
  cannotBeStored: 'भेजी गई जानकारी में ऐसा कुछ है जो सेव नहीं हो सकता।',
  cannotBeOpened:
    'यह जानकारी डेटाबेस में बदली गई है या किसी दूसरी कुंजी से सील है, इसलिए खुल नहीं सकती। कृपया ऑपरेटर को बताएँ।',
  unavailable: 'सेवा अभी उपलब्ध नहीं है। कृपया एक मिनट में फिर से कोशिश करें।',
  tooManyAtOnce: 'एक साथ बहुत सारे अनुरोध आ गए। कृपया एक मिनट में फिर से कोशिश करें।',
  fault: 'हमारी तरफ़ से कुछ गड़बड़ हो गई। हमसे बात करते समय यह नंबर बताएँ: {requestId}।',
  tooManyRequests: 'बहुत बार कोशिश हो चुकी है। कृपया {seconds} सेकंड रुकें।',
  signIn: 'कृपया लॉगिन करें।',
  forbidden: 'आपको यह करने की अनुमति नहीं है।',
  stillProcessing: 'आपका पहला अनुरोध अभी पूरा हो रहा है।',
  unreadableText: 'इसमें कोई ऐसा अक्षर है जो पढ़ा नहीं जा सकता। कृपया फिर से लिखें।',
  invalidMobile: 'कृपया 10 अंकों का भारतीय मोबाइल नंबर डालें।',
  invalidEmail: 'कृपया सही ईमेल डालें',
  searchLength: 'खोजने के लिए {min} से {max} अक्षर लिखें।',
  chooseCar: 'कार चुनें।',
  decided: '{what}।',
  decidedBy: '{what}। यह {who} ने तय किया।',
  decidedOn: '{what}। यह {when} को तय हुआ।',
  decidedByOn: '{what}। यह {who} ने {when} को तय किया।',
};
