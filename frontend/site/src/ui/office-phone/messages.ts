import { defineMessages } from '@/lib/i18n';

export const officePhoneMessages = defineMessages('officePhone', {
  call: 'Questions? Call {phone}',
});
