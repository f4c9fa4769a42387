import type { Language } from '../../../contract/language.js';
import { OTP_LIFETIME_SECONDS } from '../../../contract/limits.js';
import { formatPaise } from '../../../contract/money.js';
import type {
  FuelUnit,
  HandoverKind,
  HandoverMark,
  InspectLater,
} from '../../../contract/rentals/handovers.js';
import type { InspectionPoint } from '../../../contract/rentals/inspection-points.js';
import { nameOfPoint } from '../../../contract/rentals/inspection-points.rules.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn } from '../../../platform/i18n/written-dates.js';
import type { IssuedVersion } from '../../documents-issued/index.js';
import {
  type MessageText,
  type RentalSummary,
  withIssued,
  withSteps,
  writingOf,
} from '../../rentals/index.js';
import type { Delay } from './delay-handover.js';
import { handoverHindi } from './handover-texts.hindi.js';
import { handoverTexts } from './handover-texts.js';

const textsIn = translationsOf(handoverTexts, handoverHindi);

export interface Readings {
  kind: HandoverKind;
  odometer: number;
  fuel: number;
  fuelUnit: FuelUnit;
  points: InspectionPoint[];
  marks: HandoverMark[];
  inspectLater: InspectLater | null;
}

export interface CompletedRecord extends Readings {
  /** The last hash of the record in the evidence chain of the car. */
  hash: string;
  /** The delay of a late handover; null otherwise. */
  delay: Delay | null;
}

/** States the readings that the customer confirms by giving the code to staff. */
export function handoverCodeMessage(code: string, summary: RentalSummary, record: Readings): MessageText {
  const t = textsIn(summary.language);
  const values = {
    ...writingOf(summary).rental,
    step: t(record.kind),
    readings: readingsText(record, summary.language),
  };
  return {
    subject: t('codeSubject', values),
    text: t('code', { ...values, code, minutes: OTP_LIFETIME_SECONDS / 60 }),
  };
}

export function handoverSummaryMessage(
  summary: RentalSummary,
  record: CompletedRecord,
  { at, zone, issued }: { at: Date; zone: string; issued: IssuedVersion | null },
): MessageText {
  const t = textsIn(summary.language);
  const { rental } = writingOf(summary);
  const when = datesIn(summary.language).momentIn(zone, at);
  const recorded = withIssued(
    t('summary', {
      ...rental,
      when,
      step: t(record.kind),
      readings: [readingsText(record, summary.language), ...delayText(record, zone, summary.language)].join(
        '\n',
      ),
      hash: record.hash,
    }),
    issued,
  );
  return {
    subject: t(`${record.kind}Subject`, rental),
    ...recorded,
    text: withSteps(recorded.text, summary.language, {
      status: record.kind === 'HANDOVER' ? 'ON_TRIP' : 'RETURNED',
    }),
    page: `/confirmation/${summary.reference}`,
  };
}

function readingsText(
  { odometer, fuel, fuelUnit, points, marks, inspectLater }: Readings,
  language: Language,
): string {
  const t = textsIn(language);
  return [
    t('odometer', { km: odometer.toLocaleString('en-IN') }),
    t(fuelUnit, { fuel }),
    ...(marks.length === 0
      ? [t('noMarks')]
      : marks.map((mark) =>
          t('mark', { point: nameOfPoint(points, mark.point)[language], text: mark.text }),
        )),
    ...(inspectLater ? [t(inspectLater)] : []),
  ].join('\n');
}

function delayText({ delay }: CompletedRecord, zone: string, language: Language): string[] {
  const t = textsIn(language);
  if (delay?.movedTo) return [t('returnMoved', { when: datesIn(language).momentIn(zone, delay.movedTo) })];
  return delay?.reduced ? [t('fareReduced', { amount: formatPaise(delay.reduced) })] : [];
}
