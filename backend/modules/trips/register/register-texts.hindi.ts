import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { registerTexts } from './register-texts.js';

export const registerHindi: TextsFor<typeof registerTexts> = {
  title: 'वाहन रजिस्टर (फ़ॉर्म 5)',
  period: '{from} से {to} तक',
  none: 'इन दिनों में कार किसी को नहीं दी गई।',
  hirer: 'किराये पर लेने वाला',
  address: 'पता',
  out: 'दी गई',
  in: 'वापस आई',
  notBack: 'अभी वापस नहीं आई',
};
