import type { TextsFor } from '@/lib/i18n';
import type { uiMessages } from './messages';

export const uiHindi: TextsFor<typeof uiMessages> = {
  loading: 'लोड हो रहा है...',
  close: 'बंद करें',
  dismiss: 'मैसेज हटाएँ',
  notifications: 'सूचनाएँ',
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  previous: 'पिछला',
  next: 'अगला',
  pause: 'स्लाइडशो रोकें',
  play: 'स्लाइडशो चलाएँ',
  slides: 'फ़ोटो',
  slideOf: '{index} / {count}',
  optional: 'ज़रूरी नहीं',
  imagesOf: '{name} की फ़ोटो',
  imageAlt: '{name} फ़ोटो {index}',
};
