import { documentPath } from '../../../contract/customers/document-path.js';
import type { ConsoleHandover, Handover, HandoverPhoto } from '../../../contract/rentals/handovers.js';
import type { EditableRules } from '../../../contract/settings.js';
import { inspectionEnd } from './handover.rules.js';

const MINUTE_MS = 60_000;

interface PhotoRow extends Omit<HandoverPhoto, 'path'> {
  document: string;
}

export interface HandoverRow extends Omit<
  ConsoleHandover,
  'photos' | 'completedAt' | 'marksUntil' | 'inspectUntil'
> {
  completedAt: Date | null;
  /** When a completed record arrived, which is later than `completedAt` if the phone sent it late. */
  receivedAt: Date | null;
  /** True if a second inspection is possible until its time limit. */
  mayInspect: boolean;
  photos: PhotoRow[];
}

/** Settings of the time limits after a handover and a return. */
type Times = Pick<EditableRules, 'customerMarkMinutes' | 'secondInspectionHours'>;

export function toHandover(row: HandoverRow, { customerMarkMinutes }: Times): Handover {
  const { id, kind, state, odometer, fuel, fuelUnit, points, fine, marks, confirmation, completedAt } = row;
  const { receivedAt, correctedOdometer } = row;
  return {
    id,
    kind,
    state,
    odometer,
    correctedOdometer,
    fuel,
    fuelUnit,
    points,
    fine,
    marks,
    customerMarks: row.customerMarks,
    marksUntil:
      kind === 'HANDOVER' && receivedAt
        ? new Date(receivedAt.getTime() + customerMarkMinutes * MINUTE_MS).toISOString()
        : null,
    inspectLater: row.inspectLater,
    confirmation,
    witness: row.witness,
    licence: row.licence,
    completedAt: completedAt?.toISOString() ?? null,
    photos: row.photos.map(toPhoto),
  };
}

export const toConsoleHandover = (row: HandoverRow, times: Times): ConsoleHandover => ({
  ...toHandover(row, times),
  by: row.by,
  jumped: row.jumped,
  codeSent: row.codeSent,
  inspectUntil:
    row.mayInspect && row.completedAt ? inspectionEnd(row.completedAt, times).toISOString() : null,
});

// Normalises the times, because the database formats times in JSON differently.
const toPhoto = ({ document, capturedAt, receivedAt, ...photo }: PhotoRow): HandoverPhoto => ({
  ...photo,
  path: documentPath(document),
  capturedAt: new Date(capturedAt).toISOString(),
  receivedAt: new Date(receivedAt).toISOString(),
});
