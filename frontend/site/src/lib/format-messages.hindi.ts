import type { formatMessages } from './format-messages';
import type { TextsFor } from './i18n';

export const formatHindi: TextsFor<typeof formatMessages> = {
  midnight: '{time} ({day} की शुरुआत)',
};
