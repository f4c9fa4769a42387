import { documentPath } from '../../../contract/customers/document-path.js';
import type { ConsoleHandover, Handover, HandoverPhoto } from '../../../contract/rentals/handovers.js';

interface PhotoRow extends Omit<HandoverPhoto, 'path'> {
  document: string;
}

export interface HandoverRow extends Omit<ConsoleHandover, 'photos' | 'completedAt' | 'marksUntil'> {
  completedAt: Date | null;
  marksUntil: Date | null;
  photos: PhotoRow[];
}

export function toHandover(row: HandoverRow): Handover {
  const { id, kind, state, odometer, fuel, fuelUnit, fine, marks, confirmation, completedAt } = row;
  return {
    id,
    kind,
    state,
    odometer,
    fuel,
    fuelUnit,
    fine,
    marks,
    customerMarks: row.customerMarks,
    marksUntil: row.marksUntil?.toISOString() ?? null,
    confirmation,
    licence: row.licence,
    completedAt: completedAt?.toISOString() ?? null,
    photos: row.photos.map(toPhoto),
  };
}

export const toConsoleHandover = (row: HandoverRow): ConsoleHandover => ({
  ...toHandover(row),
  by: row.by,
  jumped: row.jumped,
  codeSent: row.codeSent,
});

// The database writes the instants of a JSON value in its own form.
const toPhoto = ({ document, capturedAt, receivedAt, ...photo }: PhotoRow): HandoverPhoto => ({
  ...photo,
  path: documentPath(document),
  capturedAt: new Date(capturedAt).toISOString(),
  receivedAt: new Date(receivedAt).toISOString(),
});
