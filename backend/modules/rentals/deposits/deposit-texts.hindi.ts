import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { depositTexts } from './deposit-texts.js';

export const depositTextsHindi: TextsFor<typeof depositTexts> = {
  loweredSubject: '{reference} का सिक्योरिटी डिपॉज़िट कम हुआ',
  lowered: '{word} {reference} ({car}, {when}) का सिक्योरिटी डिपॉज़िट अब {amount} है।',
  waivedSubject: '{reference} के लिए कोई सिक्योरिटी डिपॉज़िट नहीं',
  waived: '{word} {reference} ({car}, {when}) के लिए आपको कोई सिक्योरिटी डिपॉज़िट नहीं देना है।',
  overpaid: 'इससे ज़्यादा दी गई रक़म बुकिंग ख़त्म होने पर या आपके माँगने पर लौटाई जाती है।',
  releasedSubject: '{reference} का सिक्योरिटी डिपॉज़िट लौटाया जा रहा है',
  released: '{word} {reference} ({car}, {when}) के सिक्योरिटी डिपॉज़िट में से {amount} हम {day} तक लौटाएँगे।',
  covers: 'हिसाब पक्का होने तक {kept} हमारे पास रहेंगे।',
};
