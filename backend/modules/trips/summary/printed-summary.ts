import type { Language } from '../../../contract/language.js';
import {
  type FuelUnit,
  type HandoverConfirmation,
  type HandoverKind,
  type HandoverMark,
  type InspectLater,
  isConfirmingPicture,
  type LicenceSight,
} from '../../../contract/rentals/handovers.js';
import type { InspectionPoint } from '../../../contract/rentals/inspection-points.js';
import { nameOfPoint } from '../../../contract/rentals/inspection-points.rules.js';
import type { RentalKind } from '../../../contract/rentals/rentals.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn } from '../../../platform/i18n/written-dates.js';
import type { BusinessSettings } from '../../settings/index.js';
import { summaryHindi } from './summary-texts.hindi.js';
import { summaryTexts } from './summary-texts.js';

/** A completed record with its rental. */
interface SummaryFacts {
  kind: HandoverKind;
  undone: boolean;
  rentalKind: RentalKind;
  reference: string;
  driver: string | null;
  car: string;
  plate: string | null;
  at: Date;
  odometer: number | null;
  fuel: number | null;
  fuelUnit: FuelUnit;
  confirmation: HandoverConfirmation | null;
  witness: string | null;
  licenceSeenAs: LicenceSight | null;
  licenceLastFour: string | null;
  points: InspectionPoint[];
  fine: string[];
  marks: HandoverMark[];
  customerMarks: HandoverMark[];
  inspectLater: InspectLater | null;
  /** Null for a record from before the chain of evidence was kept. */
  hash: string | null;
}

export interface StoredSummary extends SummaryFacts {
  customerId: number;
  photos: { point: string; key: string }[];
}

/** The texts of a summary, ready for the layout. */
interface PrintedSummary {
  title: string;
  notes: string[];
  facts: [name: string, value: string][];
  photos: string;
  captionOf: (point: string) => string;
  contact: string;
}

/** The words of the files about a trip. */
export const summaryTextsIn = translationsOf(summaryTexts, summaryHindi);

function licenceOf(
  { licenceSeenAs, licenceLastFour }: SummaryFacts,
  t: ReturnType<typeof summaryTextsIn>,
): string | null {
  if (licenceSeenAs === null) return null;
  return [licenceLastFour && t('lastFour', { digits: licenceLastFour }), t(licenceSeenAs)]
    .filter(Boolean)
    .join(', ');
}

export function printedSummary(
  summary: SummaryFacts,
  { phones, emails, rules }: BusinessSettings,
  language: Language,
): PrintedSummary {
  const t = summaryTextsIn(language);
  const point = (key: string): string => nameOfPoint(summary.points, key)[language];
  const { kind, fuel, fuelUnit, odometer, marks, confirmation, fine, hash } = summary;
  const listed = (all: readonly HandoverMark[]): string =>
    all.map((mark) => `${point(mark.point)}: ${mark.text}`).join('\n');
  const facts: [string, string | null][] = [
    [t(summary.rentalKind), summary.reference],
    [t('driver'), summary.driver],
    [t('licence'), licenceOf(summary, t)],
    [t('car'), [summary.car, summary.plate].filter(Boolean).join(', ')],
    [t('recorded'), datesIn(language).momentIn(rules.zone, summary.at)],
    [t('odometer'), t('km', { km: (odometer ?? 0).toLocaleString('en-IN') })],
    [t(fuelUnit === 'PERCENT' ? 'battery' : 'fuel'), t(fuelUnit, { fuel: fuel ?? 0 })],
    [t('fine'), fine.map((name) => point(name)).join(', ')],
    [t('marks'), listed(marks) || t('noMarks')],
    [t('inspectLater'), summary.inspectLater && t(summary.inspectLater)],
    [t('customerMarks'), listed(summary.customerMarks)],
    [t('confirmed'), confirmation && t(confirmation)],
    [t('witness'), summary.witness],
    [t('hash'), hash],
  ];
  return {
    title: t(kind),
    notes: summary.undone ? [t('undone')] : [],
    facts: facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
    photos: t('photos'),
    captionOf: (name) => (isConfirmingPicture(name) ? t(`picture${name}`) : point(name)),
    contact: t('contact', { phone: phones[0] ?? '', email: emails[0] ?? '' }),
  };
}
