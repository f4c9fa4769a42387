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
  chooseFile: 'फ़ाइल चुनें',
  dropFile: 'या यहाँ खींचकर छोड़ें',
  changeFile: 'बदलें',
  removeFile: '{name} हटाएँ',
  fileLimits: 'JPEG, PNG, WebP या PDF, {size} तक',
  fileKindRefused: 'इस तरह की फ़ाइल नहीं चलेगी। JPEG, PNG या WebP फ़ोटो, या PDF चुनें।',
  fileTooLarge: 'यह फ़ाइल {size} की है। सीमा {limit} है।',
  fileEmpty: 'यह फ़ाइल ख़ाली है। कोई दूसरी चुनें।',
  previewOf: '{name} का प्रीव्यू',
  noImage: 'कोई फ़ोटो नहीं',
  imagesOf: '{name} की फ़ोटो',
  imageAlt: '{name} फ़ोटो {index}',
};
