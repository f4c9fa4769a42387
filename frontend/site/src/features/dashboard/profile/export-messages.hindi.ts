import type { TextsFor } from '@/lib/i18n';
import type { exportMessages } from './export-messages';

export const exportHindi: TextsFor<typeof exportMessages> = {
  title: 'अपनी जानकारी डाउनलोड करें',
  text: 'जो कुछ हमारे पास आपके बारे में है, एक फ़ाइल में, आपके दस्तावेज़ों और तस्वीरों के साथ। आप इसे दिन में दो बार डाउनलोड कर सकते हैं।',
  open: 'मेरी जानकारी डाउनलोड करें',
  confirm: 'डाउनलोड करें',
  close: 'रद्द करें',
  done: 'आपकी जानकारी इस डिवाइस पर सेव हो गई है।',
  failed: 'आपकी जानकारी डाउनलोड नहीं हुई।',
};
