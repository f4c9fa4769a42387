import type { TextsFor } from '@/lib/i18n';
import type { uiMessages } from './messages';

export const uiHindi: TextsFor<typeof uiMessages> = {
  loading: 'लोड हो रहा है...',
  close: 'बंद करें',
  dismiss: 'संदेश हटाएँ',
  notifications: 'सूचनाएँ',
  skip: 'सीधे सामग्री पर जाएँ',
  previous: 'पिछला',
  next: 'अगला',
  pause: 'स्लाइडशो रोकें',
  play: 'स्लाइडशो चलाएँ',
  slides: 'फ़ोटो',
  slideOf: '{index} / {count}',
  optional: 'ज़रूरी नहीं',
  chooseFile: 'फ़ाइल चुनें',
  dropFile: 'या यहाँ छोड़ें',
  changeFile: 'बदलें',
  removeFile: '{name} हटाएँ',
  fileLimits: 'JPEG, PNG, WebP या PDF, {size} तक',
  fileKindRefused: 'इस तरह की फ़ाइल नहीं चलेगी। JPEG, PNG या WebP फ़ोटो, या PDF चुनें।',
  fileTooLarge: 'यह फ़ाइल {size} की है। ज़्यादा से ज़्यादा {limit} की हो सकती है।',
  fileEmpty: 'यह फ़ाइल ख़ाली है। कोई दूसरी चुनें।',
  previewOf: '{name} की झलक',
  noImage: 'कोई फ़ोटो नहीं',
};
