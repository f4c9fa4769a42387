import { type Day, twelveHour } from '../../contract/calendar.js';
import type { Language } from '../../contract/language.js';
import { formatPaise, type Paise } from '../../contract/money.js';
import type { DocumentSeries } from '../../contract/payments/issued-documents.js';
import { identityTexts } from '../../platform/i18n/contract-texts.js';
import { datesIn } from '../../platform/i18n/written-dates.js';
import type { DocumentContent } from './document-content.js';
import { type DocumentText, documentText, type Fact, type NamedFact, type Terms } from './document-text.js';
import { agreementFacts, agreementTerms } from './printed-agreement.js';
import { fareLines } from './printed-bill.js';
import { sheetFacts, sheetTerms } from './printed-sheet.js';
import { type Section, sectionsOf } from './printed-tax.js';

export interface DocumentToPrint {
  number: string;
  series: DocumentSeries;
  amount: Paise;
  content: DocumentContent;
  /** Null unless the document is cancelled. */
  cancelledOn: Day | null;
}

export interface StoredDocument extends DocumentToPrint {
  id: number;
  customerId: number;
  issuedAt: Date;
  /** The customer's language; null if unknown. */
  language: Language | null;
}

/** The texts of a document, ready for the layout. */
export interface PrintedDocument {
  title: string;
  notes: string[];
  facts: NamedFact[];
  /** Empty if the amount has no parts. */
  sections: Section[];
  total: { label: string; amount: string };
  terms?: Terms;
  contact: string;
  identity: string[];
}

const NO_LICENCE = { number: '', authority: '', validUntil: '' };
const NO_OFFICER = { name: '', designation: '', phone: '', email: '' };

/** Returns the sentence of a message that names documents with their numbers, such as `Receipt RC/2627/000123`. */
export function issuedText(
  documents: readonly Pick<DocumentToPrint, 'series' | 'number'>[],
  language: Language | null,
): string {
  const t = documentText(language ?? 'en');
  return t('issued', {
    documents: documents.map(({ series, number }) => `${t(series)} ${number}`).join(', '),
  });
}

/** Writes a document in one language, only from its stored content. */
export function printedDocument(document: DocumentToPrint, language: Language): PrintedDocument {
  const t = documentText(language);
  const { series, amount, content } = document;
  const { longDay } = datesIn(language);
  const { seller, agreement, sheet } = content;
  return {
    title: t(series),
    notes: notesOf(document, t, longDay),
    facts: [
      [t('number'), document.number] as Fact,
      [t('date'), longDay(content.issuedOn)] as Fact,
      [
        t(agreement ? 'driver' : 'customer'),
        [content.buyer.name, content.buyer.address].filter(Boolean).join(', '),
      ] as Fact,
      ...companyFacts(content, t),
      ...rentalFacts(content, t, language),
      ...moneyFacts(content, t, longDay),
      ...referredFacts(document, t),
      ...(agreement ? agreementFacts(agreement, t, language) : []),
      ...(sheet ? sheetFacts(sheet, t, language) : []),
    ].flatMap(([name, value]) => (value ? [[name, value] as NamedFact] : [])),
    sections: agreement
      ? [{ title: t('fare'), lines: fareLines(agreement.fare.lines, language) }]
      : sectionsOf(document, t, language),
    ...(sheet && sheetTerms(sheet, t, language)),
    ...(agreement && {
      terms: { title: t('terms'), facts: agreementTerms(agreement, language) },
    }),
    total: { label: t(`amount${series}`), amount: formatPaise(amount) },
    contact: t('contact', { phone: seller.phone, email: seller.email }),
    identity: identityTexts(
      {
        ...seller,
        operatorLicence: seller.operatorLicence ?? NO_LICENCE,
        grievanceOfficer: seller.grievanceOfficer ?? NO_OFFICER,
      },
      language,
    ),
  };
}

const REFERS_TO: Partial<Record<DocumentSeries, 'refersToBL' | 'refersToRV' | 'refersToIN'>> = {
  CM: 'refersToBL',
  IN: 'refersToRV',
  CN: 'refersToIN',
};

function notesOf(
  { series, content: { seller, sheet, tax }, cancelledOn }: DocumentToPrint,
  t: DocumentText,
  longDay: (day: Day) => string,
): string[] {
  if (series === 'AG') return [];
  if (sheet) return [t(`sheet${sheet.state}`)];
  return [
    ...(cancelledOn ? [t('cancelled', { day: longDay(cancelledOn) })] : []),
    ...(tax ? [] : [t('noTaxInvoice')]),
    ...(seller.gstin ? [] : [t('notRegistered', { name: seller.legalName || seller.name })]),
  ];
}

const companyFacts = ({ company }: DocumentContent, t: DocumentText): Fact[] => [
  [t('company'), company?.name],
  [t('companyGstin'), company?.gstin],
];

const referredFacts = (
  { series, content: { refersTo, adjusted } }: DocumentToPrint,
  t: DocumentText,
): Fact[] => [
  [t(REFERS_TO[series] ?? 'refersToRC'), refersTo?.join(', ')],
  [t('adjusted'), adjusted ? formatPaise(adjusted) : null],
];

function rentalFacts({ rental }: DocumentContent, t: DocumentText, language: Language): Fact[] {
  if (!rental) return [];
  const { longDay } = datesIn(language);
  return [
    [t(rental.kind), rental.reference],
    [t('car'), rental.car],
    [t('from'), `${longDay(rental.fromDate)}, ${twelveHour(rental.pickupTime)} IST`],
    [t('to'), `${longDay(rental.toDate)}, ${twelveHour(rental.dropTime)} IST`],
  ];
}

function moneyFacts(
  { payment, refund, dueOn }: DocumentContent,
  t: DocumentText,
  longDay: (day: Day) => string,
): Fact[] {
  if (refund)
    return [
      [t('sentBy'), refund.method && t(refund.method)],
      [t('transferReference'), refund.reference],
      [t('sentOn'), refund.sentOn && longDay(refund.sentOn)],
      [t('refersTo'), refund.refersTo.join(', ')],
    ];
  return [
    [t('method'), payment && t(payment.method)],
    [t('receivedOn'), payment?.receivedOn && longDay(payment.receivedOn)],
    [t('transaction'), payment?.transactionId],
    [t('dueOn'), dueOn && t('dueOnLess', { day: longDay(dueOn) })],
  ];
}
