import type { TextsFor } from '@contract/messages/define-messages';
import type { handoverMessages } from './messages';

export const handoverHindi: TextsFor<typeof handoverMessages> = {
  HANDOVER: 'कार दी गई',
  RETURN: 'कार वापस मिली',
  recorded: 'दर्ज: {when}',
  odometer: 'ओडोमीटर',
  km: '{km} किमी',
  fuel: 'ईंधन',
  eighths: '{fuel}/8',
  battery: 'बैटरी',
  percent: '{fuel}%',
  marks: 'दर्ज की गई बातें',
  mark: '{point}: {text}',
  noMarks: 'कोई नुक़सान दर्ज नहीं हुआ।',
  summary: 'सारांश (PDF)',
  summaryFailed: 'सारांश नहीं खुला। कृपया फिर कोशिश करें।',
  show: 'फ़ोटो देखें',
  signature: 'दस्तख़त',
  number: '{point}, फ़ोटो {number}',
  failed: 'फ़ोटो नहीं खुली।',
};
