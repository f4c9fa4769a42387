import { defineMessages } from './i18n';

export const formatMessages = defineMessages('format', {
  midnight: '{time} (start of {day})',
});
