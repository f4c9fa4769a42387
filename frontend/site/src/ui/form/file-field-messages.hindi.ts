import type { TextsFor } from '@/lib/i18n';
import type { fileMessages } from './file-field-messages';

export const fileHindi: TextsFor<typeof fileMessages> = {
  chooseFile: 'फ़ाइल चुनें',
  takePhoto: 'फ़ोटो लें',
  dropFile: 'या यहाँ खींचकर छोड़ें',
  changeFile: 'बदलें',
  removeFile: '{name} हटाएँ',
  fileLimits: 'JPEG, PNG, WebP या PDF, {size} तक',
  fileKindRefused: 'इस तरह की फ़ाइल नहीं चलेगी। JPEG, PNG या WebP फ़ोटो, या PDF चुनें।',
  fileTooLarge: 'यह फ़ाइल {size} की है। सीमा {limit} है।',
  fileEmpty: 'यह फ़ाइल ख़ाली है। कोई दूसरी चुनें।',
  previewOf: '{name} का प्रीव्यू',
  upload: 'अपलोड',
  sentSoFar: 'भेजा जा रहा है, {percent}% पूरा',
  sent: 'भेज दिया। सर्वर के जवाब का इंतज़ार है।',
  preparing: 'भेजने के लिए फ़ोटो छोटी की जा रही है...',
};
