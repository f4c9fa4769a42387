import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { manyLooksTexts } from './many-looks-texts.js';

export const manyLooksHindi: TextsFor<typeof manyLooksTexts> = {
  subject: '{who} ने बहुत से दस्तावेज़ या नंबर देखे',
  text: 'एक दिन में स्टाफ़ {who} ने ग्राहकों के {documents} दस्तावेज़ और {contacts} मोबाइल नंबर देखे। कृपया पूछें कि क्यों। ऑडिट लॉग में हर एक दर्ज है।',
};
