import type { TextsFor } from '@/lib/i18n';
import type { officePhoneMessages } from './messages';

export const officePhoneHindi: TextsFor<typeof officePhoneMessages> = {
  call: 'सवाल? {phone} पर कॉल करें',
};
