import { RENTAL_STATUSES } from '../../../contract/rentals/rentals.js';
import { mayMove } from './rental-states.js';

describe('rental states', () => {
  it('allows these transitions and no others', () => {
    const allowed = RENTAL_STATUSES.flatMap((from) =>
      RENTAL_STATUSES.filter((to) => mayMove(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(allowed).toEqual([
      'PENDING > CONFIRMED',
      'PENDING > DECLINED',
      'PENDING > CANCELLED',
      'PENDING > EXPIRED',
      'CONFIRMED > PENDING',
      'CONFIRMED > ON_TRIP',
      'CONFIRMED > RETURNED',
      'CONFIRMED > CANCELLED',
      'CONFIRMED > NO_SHOW',
      'ON_TRIP > RETURNED',
      'RETURNED > CLOSED',
      'NO_SHOW > CANCELLED',
      'EXPIRED > PENDING',
    ]);
  });
});
