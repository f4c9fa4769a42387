import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { handoverTexts } from './handover-texts.js';

export const handoverHindi: TextsFor<typeof handoverTexts> = {
  HANDOVER: 'कार देने',
  RETURN: 'कार वापसी',
  SECOND_INSPECTION: 'दोबारा जाँच',
  codeSubject: 'आपकी {step} का वन-टाइम कोड',
  code: '{code} आपका वन-टाइम कोड है। इससे {car} ({word} {reference}) की {step} की पुष्टि होती है।\n{readings}\nकोड हमारे स्टाफ़ को तभी दें जब यह सब सही हो। यह {minutes} मिनट तक मान्य है।',
  HANDOVERSubject: '{word} {reference}: कार दी गई',
  RETURNSubject: '{word} {reference}: कार वापस मिली',
  SECOND_INSPECTIONSubject: '{word} {reference}: कार की दोबारा जाँच',
  summary:
    'हमने {when} को {car} ({word} {reference}) की {step} दर्ज की।\n{readings}\nफ़ोटो और सारांश (PDF) आपकी {word} के पेज पर हैं। अगर यह सही नहीं है, तो कृपया हमें फ़ोन करें।\nइस रिकॉर्ड का फ़िंगरप्रिंट: {hash}',
  odometer: 'ओडोमीटर: {km} किमी',
  EIGHTHS: 'ईंधन: {fuel}/8',
  PERCENT: 'बैटरी: {fuel}%',
  mark: '{point}: {text}',
  DARK: 'अँधेरा था। हम दिन की रोशनी में कार दोबारा जाँच सकते हैं।',
  RAIN: 'बारिश हो रही थी। कार सूखने पर हम उसे दोबारा जाँच सकते हैं।',
  DIRTY: 'कार गंदी थी। साफ़ होने पर हम उसे दोबारा जाँच सकते हैं।',
  returnMoved: 'हमने कार देर से दी, इसलिए आप इसे {when} तक लौटा सकते हैं।',
  fareReduced: 'हमने कार देर से दी, इसलिए आपका किराया {amount} कम है।',
  noMarks: 'कोई नुक़सान दर्ज नहीं हुआ।',
};
