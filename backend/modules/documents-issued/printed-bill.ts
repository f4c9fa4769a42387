import type { Language } from '../../contract/language.js';
import { formatPaise, type Paise } from '../../contract/money.js';
import type { FareLine } from '../../contract/rentals/fare.js';
import { DEFAULT_INSPECTION_POINTS, type PointName } from '../../contract/rentals/inspection-points.js';
import { nameOfPoint } from '../../contract/rentals/inspection-points.rules.js';
import { fareLineText, fareNoteText } from '../../platform/i18n/contract-texts.js';
import type { PdfLine } from '../../platform/pdf/index.js';
import type { BilledLine, DocumentContent } from './document-content.js';
import type { DocumentText } from './document-text.js';

type StoredFareLine = Omit<FareLine, 'amount'> & { amount: Paise };

export const fareLines = (lines: readonly StoredFareLine[], language: Language): PdfLine[] =>
  lines.map((line) => ({
    label: fareLineText(line, language),
    amount: formatPaise(line.amount),
    detail: fareNoteText(line, language),
  }));

/** Returns the lines of a bill, credit memo or settlement sheet. The parts of the fare replace its sum. */
export const billedLines = (
  lines: readonly BilledLine[],
  { fareLines: parts }: Pick<DocumentContent, 'fareLines'>,
  t: DocumentText,
  language: Language,
): PdfLine[] =>
  lines.flatMap((line) =>
    line.kind === 'FARE' && parts ? fareLines(parts, language) : [billedLine(line, t, language)],
  );

/** Returns the name of a mark's inspection point. */
export const pointOf = ({ point, name }: NonNullable<BilledLine['mark']>): PointName =>
  name ?? nameOfPoint(DEFAULT_INSPECTION_POINTS, point);

function billedLine(line: BilledLine, t: DocumentText, language: Language): PdfLine {
  const { kind, amount, text, textKey, asked, mark, photos } = line;
  const details = [
    text === null ? '' : fareLineText({ label: text, ...textKey }, language),
    mark ? t('mark', { point: pointOf(mark)[language], text: mark.text }) : '',
    asked === undefined || asked === amount ? '' : t('asked', { amount: formatPaise(asked) }),
    photos ? t('photos', { count: photos }) : '',
  ];
  return { label: t(kind), amount: formatPaise(amount), detail: details.filter(Boolean).join(' · ') };
}
