import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { carRefusalTexts } from './car-refusal-texts.js';

export const carRefusalHindi: TextsFor<typeof carRefusalTexts> = {
  refusedSubject: '{reference}: ग्राहक कार नहीं ले रहा है',
  refused:
    '{word} {reference} ({car}, {when}) का ग्राहक कार नहीं ले रहा है: {cause}\nकृपया अभी जवाब दें। {minutes} मिनट में जवाब न मिलने पर ग्राहक कैंसल कर सकता है और उसे पूरा रिफ़ंड मिलेगा।',
  DIRTY: 'कार साफ़ नहीं है।',
  UNSAFE: 'कार सुरक्षित नहीं है।',
  WRONG_CAR: 'यह दूसरी कार है।',
  DAMAGED: 'कार में नुक़सान है।',
  OTHER: 'कोई और कारण।',
  answeredSubject: '{reference} की आपकी कार',
  FIXED:
    'आपने {car} ({word} {reference}) के बारे में जो बताया था, वह ठीक कर दिया गया है। कृपया उसके पेज पर “अब कार लें” दबाएँ।',
  NOT_ACCEPTED:
    'आपने {car} ({word} {reference}) के बारे में जो बताया था, हमने उसकी जाँच की। हमारे अनुसार कार दी जा सकती है।',
  reason: 'हमारा जवाब: {text}',
};
