import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { handoverTexts } from './handover-texts.js';

export const handoverHindi: TextsFor<typeof handoverTexts> = {
  HANDOVER: 'कार देने',
  RETURN: 'कार वापसी',
  codeSubject: 'आपकी {step} का वन-टाइम कोड',
  code: '{code} आपका वन-टाइम कोड है। इससे {car} ({word} {reference}) की {step} की पुष्टि होती है।\n{readings}\nकोड हमारे स्टाफ़ को तभी दें जब यह सब सही हो। यह {minutes} मिनट तक मान्य है।',
  HANDOVERSubject: '{word} {reference}: कार दी गई',
  RETURNSubject: '{word} {reference}: कार वापस मिली',
  summary:
    'हमने {when} को {car} ({word} {reference}) की {step} दर्ज की।\n{readings}\nफ़ोटो और सारांश (PDF) आपकी {word} के पेज पर हैं। अगर यह सही नहीं है, तो कृपया हमें फ़ोन करें।\nइस रिकॉर्ड का फ़िंगरप्रिंट: {hash}',
  odometer: 'ओडोमीटर: {km} किमी',
  EIGHTHS: 'ईंधन: {fuel}/8',
  PERCENT: 'बैटरी: {fuel}%',
  mark: '{point}: {text}',
  noMarks: 'कोई नुक़सान दर्ज नहीं हुआ।',
};
