import type { TextsFor } from '@/lib/i18n';
import type { notFoundMessages } from './not-found-messages';

export const notFoundHindi: TextsFor<typeof notFoundMessages> = {
  title: 'यह पेज नहीं है',
  text: 'शायद पता ग़लत लिखा गया है, या पेज हटा दिया गया है। आप सभी कारें देख सकते हैं।',
  cars: 'सभी कारें देखें',
};
