import type { TextsFor } from '@/lib/i18n';
import type { costMessages } from './cost-messages';

export const costHindi: TextsFor<typeof costMessages> = {
  title: 'और किन चीज़ों पर पैसे लग सकते हैं',
  agreed: 'और किन चीज़ों पर पैसे लग सकते हैं, जैसा तय हुआ',
  agreedText: 'आपकी बुकिंग या रिज़र्वेशन पर यही लागू है, चाहे हमारे नियम बाद में बदल जाएँ।',
  cancelFree: '{deadline} तक मुफ़्त में कैंसल करें।',
  cancelCooling: 'बुकिंग के {minutes} मिनट के अंदर कैंसल करें तो पूरा रिफ़ंड।',
  cancelPart: '{deadline} तक कैंसल करें तो {percent}% रिफ़ंड।',
  cancelNone: 'कैंसल करने पर कोई रिफ़ंड नहीं: पिकअप में {hours} घंटे से कम बचे हैं।',
};
