import type { TextsFor } from '@contract/messages/define-messages';
import type { carPapersMessages } from './messages';

export const carPapersHindi: TextsFor<typeof carPapersMessages> = {
  title: 'कार के दस्तावेज़',
  lead: 'पुलिस कार के दस्तावेज़ माँगे तो ये दिखाएँ। आप इन्हें कार लौटाने तक डाउनलोड कर सकते हैं।',
  number: 'नंबर {number}',
  until: '{day} तक मान्य',
  download: 'डाउनलोड करें',
  downloadOf: 'डाउनलोड करें: {document}',
  failed: 'दस्तावेज़ डाउनलोड नहीं हो सका।',
  unread: 'कार के दस्तावेज़ नहीं खुले।',
  tryAgain: 'फिर से कोशिश करें',
};
