import { dayIn, shortDay } from '../../../contract/calendar.js';
import type { LicenceDetailRule } from '../../../contract/customers/licence.js';
import { MAX_NAME_LENGTH, MAX_ODOMETER_KM } from '../../../contract/limits.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { type CatalogueMessage, type FieldProblem, messageOf } from '../../../contract/messages/message.js';
import {
  type HandoverConfirmation,
  type HandoverKind,
  type HandoverMark,
  type InspectLater,
  SECOND_INSPECTION_KM,
  type TypedLicence,
} from '../../../contract/rentals/handovers.js';
import type { InspectionPoint } from '../../../contract/rentals/inspection-points.js';
import { missingPhotos, uncheckedPoints } from '../../../contract/rentals/inspection-points.rules.js';
import { jumpProblem, odometerJump } from '../../../contract/rentals/odometer-jump.rules.js';
import type { RentalStatus } from '../../../contract/rentals/rentals.js';
import type { EditableRules } from '../../../contract/settings.js';

const HOUR_MS = 3_600_000;

/** The state of the rental in which staff record each step. */
export const STATUS_OF = {
  HANDOVER: 'CONFIRMED',
  RETURN: 'ON_TRIP',
  SECOND_INSPECTION: 'RETURNED',
} as const satisfies Record<HandoverKind, RentalStatus>;

/** The content of a record before its completion. */
export interface FilledRecord {
  kind: HandoverKind;
  odometer: number | null;
  fuel: number | null;
  /** The points of the form. */
  points: InspectionPoint[];
  fine: string[];
  marks: HandoverMark[];
  inspectLater: InspectLater | null;
  photos: { id: string; point: string }[];
}

/** A reading of the odometer at a pickup or return. */
export interface OdometerReading {
  km: number;
  at: Date;
  status: RentalStatus;
}

export interface CompletionInput {
  confirmation: HandoverConfirmation;
  /** True if staff have checked an odometer that rose by more than usual. */
  confirmed: boolean;
  /** Null if staff did not type it. */
  licence: TypedLicence | null;
  /** Name of the person who saw the thumb mark; null if staff did not type it. */
  witness: string | null;
}

/** Returns the time limit of a second inspection after a return. */
export const inspectionEnd = (
  returnedAt: Date,
  { secondInspectionHours }: Pick<EditableRules, 'secondInspectionHours'>,
): Date => new Date(returnedAt.getTime() + secondInspectionHours * HOUR_MS);

/** Returns all missing and wrong fields of a record. */
export function recordProblems(
  record: FilledRecord,
  { confirmed, ...input }: CompletionInput,
  {
    licenceDetails,
    ...known
  }: {
    last: OdometerReading | null;
    now: Date;
    zone: string;
    kmPerDay: number;
    licenceDetails: LicenceDetailRule;
  },
): FieldProblem[] {
  const { kind, odometer, fuel, marks, photos } = record;
  const problems: FieldProblem[] = [];
  if (odometer === null)
    problems.push({
      field: 'odometer',
      message: messageOf(handoversMessages, 'odometerNeeded', { max: MAX_ODOMETER_KM }),
    });
  else if (kind === 'SECOND_INSPECTION') problems.push(...movedProblems(odometer, known.last));
  else problems.push(...odometerProblems(odometer, confirmed, known));
  if (fuel === null) problems.push({ field: 'fuel', message: messageOf(handoversMessages, 'fuelNeeded') });
  if (kind !== 'SECOND_INSPECTION') problems.push(...pointProblems(record));
  const sent = new Set(photos.map(({ id }) => id));
  if (marks.some(({ photo }) => photo !== null && !sent.has(photo)))
    problems.push({ field: 'marks', message: messageOf(handoversMessages, 'markPhotoMissing') });
  return [...problems, ...customerProblems(record, input, licenceDetails), ...pictureProblems(record, input)];
}

function pointProblems(record: FilledRecord): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const unchecked = uncheckedPoints(record).length;
  if (unchecked > 0)
    problems.push({
      field: 'points',
      message: messageOf(handoversMessages, 'pointsNeeded', { count: unchecked }),
    });
  const missing = missingPhotos(record.points, record.photos).length;
  if (missing > 0)
    problems.push({
      field: 'photos',
      message: messageOf(handoversMessages, 'photosNeeded', { count: missing }),
    });
  return problems;
}

/** Returns the problems with the licence and the presence of the customer, which prevent the handover. */
function customerProblems(
  { kind }: FilledRecord,
  { confirmation, licence }: Pick<CompletionInput, 'confirmation' | 'licence'>,
  licenceDetails: LicenceDetailRule,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (kind === 'HANDOVER') {
    if (licence === null && licenceDetails === 'required')
      problems.push({ field: 'licence', message: messageOf(handoversMessages, 'licenceNeeded') });
    if (confirmation === 'NOT_PRESENT')
      problems.push({ field: 'confirmation', message: messageOf(handoversMessages, 'presenceNeeded') });
  }
  return problems;
}

/** Returns the missing parts of a signature or a thumb mark. */
function pictureProblems(
  { photos }: FilledRecord,
  { confirmation, witness }: Pick<CompletionInput, 'confirmation' | 'witness'>,
): FieldProblem[] {
  const isMissing = confirmation !== 'CODE' && !photos.some(({ point }) => point === confirmation);
  if (confirmation === 'SIGNATURE' && isMissing)
    return [{ field: 'signature', message: messageOf(handoversMessages, 'signatureNeeded') }];
  if (confirmation !== 'THUMB_MARK') return [];
  const problems: FieldProblem[] = [];
  if (isMissing)
    problems.push({ field: 'thumbMark', message: messageOf(handoversMessages, 'thumbMarkNeeded') });
  if (witness === null)
    problems.push({
      field: 'witness',
      message: messageOf(handoversMessages, 'witnessNeeded', { max: MAX_NAME_LENGTH }),
    });
  return problems;
}

/** Refuses a second inspection of a car that was driven since its return, because it can have new damage. */
function movedProblems(odometer: number, last: OdometerReading | null): FieldProblem[] {
  if (last && Math.abs(odometer - last.km) <= SECOND_INSPECTION_KM) return [];
  const km = (last?.km ?? 0).toLocaleString('en-IN');
  return [{ field: 'odometer', message: messageOf(handoversMessages, 'carMoved', { km }) }];
}

/** Returns the text for an odometer that is below an earlier reading, or above a later one. */
export const odometerLimit = (
  side: 'Below' | 'Above',
  { km, at, status }: OdometerReading,
  zone: string,
): CatalogueMessage =>
  messageOf(handoversMessages, `odometer${side}${status === 'RETURNED' ? 'Return' : 'Handover'}`, {
    km: km.toLocaleString('en-IN'),
    day: shortDay(dayIn(zone, at)),
  });

function odometerProblems(
  odometer: number,
  confirmed: boolean,
  { last, zone, ...usual }: { last: OdometerReading | null; now: Date; zone: string; kmPerDay: number },
): FieldProblem[] {
  if (!last) return [];
  if (odometer < last.km) return [{ field: 'odometer', message: odometerLimit('Below', last, zone) }];
  const jump = odometerJump(odometer, last, usual);
  return jump === null || confirmed ? [] : [jumpProblem(jump)];
}
