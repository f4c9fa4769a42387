import type { TextsFor } from '@/lib/i18n';
import type { fileMessages } from './file-field-messages';

export const fileHindi: TextsFor<typeof fileMessages> = {
  upload: 'अपलोड',
  sentSoFar: 'भेजा जा रहा है, {percent}% पूरा',
  sent: 'भेज दिया। सर्वर के जवाब का इंतज़ार है।',
  preparing: 'भेजने के लिए फ़ोटो छोटी की जा रही है...',
};
