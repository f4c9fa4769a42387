import type { Translate } from '../../../contract/messages/define-messages.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { receiptHindi } from './receipt-messages.hindi.js';
import { receiptMessages } from './receipt-messages.js';

export {
  contractText,
  fareLineText,
  fareNoteText,
  identityTexts,
} from '../../../platform/i18n/contract-texts.js';

export type ReceiptText = Translate<typeof receiptMessages.english>;

/** The texts of a receipt in one language. */
export const receiptText = translationsOf(receiptMessages, receiptHindi);
