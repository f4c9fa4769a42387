import type { RentalStatus } from '../../backend/contract/rentals/rentals';
import { counterCodeOf } from './code-rows';
import type { PairFixture } from './fixtures';
import type { Add } from './person-rows';

const STATE_BEFORE: Partial<Record<RentalStatus, RentalStatus>> = {
  ON_TRIP: 'CONFIRMED',
  RETURNED: 'ON_TRIP',
  NO_SHOW: 'CONFIRMED',
};

/** Adds the changes of state of a rental. Staff made the newest one, `moveId`, unless it confirmed the rental. */
export function movesOf(
  add: Add,
  { id, moveId, status }: { id: number; moveId: number; status: RentalStatus },
): void {
  const first = { rental_id: id, to_status: 'PENDING', moved_by: 'customer' };
  add('rental_moves', { id: moveId - 1, ...first });
  if (status === 'PENDING') return;
  add('rental_moves', {
    id: moveId,
    rental_id: id,
    from_status: STATE_BEFORE[status] ?? 'PENDING',
    to_status: status,
    moved_by: status === 'CONFIRMED' ? 'system' : '9000000001',
    odometer_km: status === 'ON_TRIP' || status === 'RETURNED' ? 900 : null,
  });
}

/** Adds the refusal of the car by its customer. */
export function refusalOf(
  add: Add,
  { rentalId, state, reportedAt }: { rentalId: number; state: string; reportedAt: Date },
): void {
  add('car_refusals', {
    id: rentalId,
    rental_id: rentalId,
    cause: 'UNSAFE',
    state,
    reported_at: reportedAt,
  });
}

/** Adds a draft with one line, because issued settlements accept none. @returns statements that set its state */
export function settlementOf(add: Add, fixture: PairFixture): string[] {
  const { rentalId, spec } = fixture;
  const state = spec.rental?.settlement;
  if (!state) return [];
  const now = new Date();
  add('settlements', {
    id: rentalId,
    rental_id: rentalId,
    returned_at: now,
    charge_until: new Date(now.getTime() + 10 * 86_400_000),
  });
  add('settlement_lines', {
    id: rentalId,
    settlement_id: rentalId,
    kind: 'LATE',
    amount_paise: 60_000,
    text: 'Late',
  });
  if (state === 'DRAFT') return [];
  const since = { ISSUED: '', DISPUTED: ', disputed_at = app_now()', FINAL: ', final_at = app_now()' }[state];
  const rows = [
    `UPDATE settlements SET state = '${state}', issued_at = app_now(), code_id = '${counterCodeOf(fixture)}'${since} WHERE id = ${rentalId}`,
  ];
  const final = spec.rental?.deposit
    ? `reply = 'WITHDRAWN', reply_paise = 0, final_paise = 0`
    : 'final_paise = amount_paise';
  const line = { ISSUED: null, DISPUTED: `dispute = 'It was in time'`, FINAL: final }[state];
  if (line) rows.push(`UPDATE settlement_lines SET ${line} WHERE id = ${rentalId}`);
  return rows;
}
