import type { Language } from '../../contract/language.js';
import { formatPaise, minus, NO_PAISE, type Paise } from '../../contract/money.js';
import { type DocumentTax, splitTax } from '../../contract/payments/gst.rules.js';
import type { PdfLine } from '../../platform/pdf/index.js';
import type { BilledLine, DocumentContent } from './document-content.js';
import type { DocumentText } from './document-text.js';
import { billedLines } from './printed-bill.js';

export interface Section {
  title: string;
  lines: PdfLine[];
}

const isTaxed = ({ treatment }: BilledLine): boolean => treatment === 'AS_FARE';

/** Returns the sections of a document: its lines, the tax that they include, then the lines without tax. */
export function sectionsOf(
  { amount, content }: { amount: Paise; content: DocumentContent },
  t: DocumentText,
  language: Language,
): Section[] {
  const { lines = [], tax } = content;
  const written = (some: readonly BilledLine[]): PdfLine[] => billedLines(some, content, t, language);
  if (!tax) return filled([{ title: t('billed'), lines: written(lines) }]);
  if (content.lines === undefined) return filled(advanceSections(amount, content, tax, t));
  return filled([
    { title: t('billed'), lines: written(lines.filter(isTaxed)) },
    {
      title: t('tax'),
      lines: lines.filter(isTaxed).flatMap((line) => taxLines(t(line.kind), line.amount, tax, t)),
    },
    { title: t('untaxed'), lines: written(lines.filter((line) => !isTaxed(line))) },
  ]);
}

/** An advance that was received, or returned together with deposit or other money without tax. */
function advanceSections(
  amount: Paise,
  { untaxed = NO_PAISE, deposit = untaxed }: DocumentContent,
  tax: DocumentTax,
  t: DocumentText,
): Section[] {
  const parts: [label: string, amount: Paise][] = [
    [t('depositReturned'), deposit],
    [t('otherRefund'), minus(untaxed, deposit)],
  ];
  return [
    { title: t('tax'), lines: taxLines(t('advance'), minus(amount, untaxed), tax, t) },
    {
      title: t('untaxed'),
      lines: parts
        .filter(([, part]) => part > 0)
        .map(([label, part]) => ({ label, amount: formatPaise(part) })),
    },
  ];
}

function taxLines(what: string, amount: Paise, tax: DocumentTax, t: DocumentText): PdfLine[] {
  const { taxable, half, igst } = splitTax(amount, tax);
  const rates: [label: string, amount: Paise][] = tax.interstate
    ? [[t('igst', { rate: tax.rate }), igst]]
    : [
        [t('cgst', { rate: tax.rate / 2 }), half],
        [t('sgst', { rate: tax.rate / 2 }), half],
      ];
  return [
    { label: `${what}: ${t('taxable')}`, amount: formatPaise(taxable), detail: t('sac', { sac: tax.sac }) },
    ...rates.map(([label, part]) => ({ label, amount: formatPaise(part) })),
  ];
}

const filled = (sections: readonly Section[]): Section[] => sections.filter(({ lines }) => lines.length > 0);
