import type { HandoverKind } from '../../backend/contract/rentals/handovers';
import { INSPECTION_POINTS, PHOTO_POINTS } from '../support/inspection-points';
import { addCounterCode, counterCodeOf } from './code-rows';
import type { PairFixture } from './fixtures';
import { settlementOf } from './move-rows';
import type { Add } from './person-rows';

/** IDs of unfinished records: a handover on each of two phones, a return, and a return that is not saved yet. */
export function draftsOf({ prefix }: Pick<PairFixture, 'prefix'>) {
  const uuid = (n: number): string => `00000000-0000-4000-8000-000${prefix}0${n}`;
  return { handover: uuid(5), otherPhone: uuid(6), taking: uuid(7), newTaking: uuid(8) };
}

/** Adds the unfinished records and the settlement of a rental. @returns statements that follow the rows */
export function recordsOf(add: Add, fixture: PairFixture, staffId: number): string[] {
  if (!fixture.spec.rental) return [];
  handoversOf(add, fixture, staffId);
  const rows = settlementOf(add, fixture);
  addCounterCode(rows, fixture);
  return rows;
}

/** Adds the unfinished records of a rental, which lack only the customer's confirmation. */
function handoversOf(add: Add, fixture: PairFixture, staffId: number): void {
  const { handover, otherPhone, taking } = draftsOf(fixture);
  const drafts: [string, HandoverKind][] = [
    [handover, 'HANDOVER'],
    [otherPhone, 'HANDOVER'],
    [taking, 'RETURN'],
  ];
  for (const [id, kind] of drafts) {
    add('handovers', {
      id,
      rental_id: fixture.rentalId,
      kind,
      staff_id: staffId,
      odometer_km: 1000,
      fuel: 8,
      fuel_unit: 'EIGHTHS',
      fine: [...INSPECTION_POINTS],
      marks: '[]',
      code_id: id === otherPhone ? counterCodeOf(fixture) : null,
    });
    for (const [index, point] of [...PHOTO_POINTS, 'SIGNATURE'].entries())
      addPhoto(add, fixture, { handoverId: id, point, index });
  }
}

function addPhoto(
  add: Add,
  { customer }: PairFixture,
  { handoverId, point, index }: { handoverId: string; point: string; index: number },
): void {
  // The index makes the ID unique for each photo.
  const id = handoverId.replace('-4000-8000-', `-4000-8${index}00-`);
  add('documents', {
    id,
    customer_id: customer.id,
    kind: 'RENTAL_PHOTO',
    storage_key: `test/${id}.bin`,
    content_type: 'image/jpeg',
    bytes: 1,
    sha256: id,
  });
  add('handover_photos', {
    id,
    handover_id: handoverId,
    document_id: id,
    point,
    captured_at: '2026-01-01T00:00:00Z',
  });
}
