import type { Language } from '../../contract/language.js';
import { inspectionHindi } from '../../contract/messages/inspection.hindi.js';
import { inspectionMessages } from '../../contract/messages/inspection.messages.js';
import { formatPaise, type Paise } from '../../contract/money.js';
import type { FareLine } from '../../contract/rentals/fare.js';
import { fareLineText, fareNoteText } from '../../platform/i18n/contract-texts.js';
import { translationsOf } from '../../platform/i18n/translations.js';
import type { PdfLine } from '../../platform/pdf/index.js';
import type { BilledLine, DocumentContent } from './document-content.js';
import type { DocumentText } from './document-text.js';

const pointsIn = translationsOf(inspectionMessages, inspectionHindi);

type StoredFareLine = Omit<FareLine, 'amount'> & { amount: Paise };

export const fareLines = (lines: readonly StoredFareLine[], language: Language): PdfLine[] =>
  lines.map((line) => ({
    label: fareLineText(line, language),
    amount: formatPaise(line.amount),
    detail: fareNoteText(line, language),
  }));

/** The lines of a bill, credit memo or settlement sheet, with the parts of the fare in place of its sum. */
export const billedLines = (
  lines: readonly BilledLine[],
  { fareLines: parts }: Pick<DocumentContent, 'fareLines'>,
  t: DocumentText,
  language: Language,
): PdfLine[] =>
  lines.flatMap((line) =>
    line.kind === 'FARE' && parts ? fareLines(parts, language) : [billedLine(line, t, language)],
  );

function billedLine(line: BilledLine, t: DocumentText, language: Language): PdfLine {
  const { kind, amount, text, textKey, asked, mark, photos } = line;
  const details = [
    text === null ? '' : fareLineText({ label: text, ...textKey }, language),
    mark ? t('mark', { point: pointsIn(language)(mark.point), text: mark.text }) : '',
    asked === undefined || asked === amount ? '' : t('asked', { amount: formatPaise(asked) }),
    photos ? t('photos', { count: photos }) : '',
  ];
  return { label: t(kind), amount: formatPaise(amount), detail: details.filter(Boolean).join(' · ') };
}
