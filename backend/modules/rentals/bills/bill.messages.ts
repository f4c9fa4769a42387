import { translationsOf } from '../../../platform/i18n/translations.js';
import { type IssuedNumber, issuedText } from '../../documents-issued/index.js';
import { type MessageText, type RentalSummary, writingOf } from '../messages/rental.messages.js';
import { billTextsHindi } from './bill-texts.hindi.js';
import { billTexts } from './bill-texts.js';

const textsIn = translationsOf(billTexts, billTextsHindi);

export function billMessage(summary: RentalSummary, documents: readonly IssuedNumber[]): MessageText {
  const { rental } = writingOf(summary);
  const t = textsIn(summary.language);
  const isTaxed = documents.some(({ series }) => series === 'IN' || series === 'CN');
  return {
    subject: t(isTaxed ? 'taxSubject' : 'subject', rental),
    text: t('text', { ...rental, issued: issuedText(documents, summary.language) }),
    documents: documents.map(({ id }) => id),
    page: `/confirmation/${rental.reference}`,
  };
}
