import { RENTAL_STATUSES, type RentalKind, type RentalStatus } from '../../../contract/rentals/rentals.js';
import { mayDeskCancel, pickupProblem, possibleMoves } from './trip.rules.js';

const startsAt = new Date('2026-12-01T06:30:00Z');
const endsAt = new Date('2026-12-03T06:30:00Z');
const RULES = { noShowAfterMinutes: 30 };
const at = (now: string) => ({ startsAt, endsAt, now: new Date(now), bufferMinutes: 60 });

describe('handover of a car', () => {
  it.each([
    ['2026-12-01T05:29:59.999Z', 'TOO_EARLY'],
    ['2026-12-01T05:30:00Z', null],
    ['2026-12-01T06:30:00Z', null],
    ['2026-12-03T06:30:00Z', null],
    ['2026-12-03T06:30:00.001Z', 'TOO_LATE'],
  ])('maps the time %s to %s', (now, problem) => {
    expect(pickupProblem(at(now))).toBe(problem);
  });
});

describe('actions of staff on a rental', () => {
  const moves = (kind: RentalKind, status: RentalStatus, now: string): string =>
    possibleMoves({ kind, status, customerSuspended: false, carRefused: false, ...at(now) }, RULES).join();

  it.each([
    ['BOOKING', 'PENDING', '2026-12-01T06:29:00Z', 'DECLINED,CANCELLED'],
    ['BOOKING', 'PENDING', '2026-12-04T00:00:00Z', 'DECLINED,CANCELLED'],
    ['RESERVATION', 'PENDING', '2026-12-01T06:29:00Z', 'CONFIRMED,DECLINED,CANCELLED'],
    ['RESERVATION', 'PENDING', '2026-12-03T06:30:00Z', 'CONFIRMED,DECLINED,CANCELLED'],
    ['RESERVATION', 'PENDING', '2026-12-03T06:30:00.001Z', 'DECLINED,CANCELLED'],
    ['BOOKING', 'CONFIRMED', '2026-12-01T05:00:00Z', 'CANCELLED'],
    ['BOOKING', 'CONFIRMED', '2026-12-01T05:30:00Z', 'ON_TRIP,CANCELLED'],
    ['RESERVATION', 'CONFIRMED', '2026-12-01T06:59:59.999Z', 'ON_TRIP,CANCELLED'],
    ['RESERVATION', 'CONFIRMED', '2026-12-01T07:00:00Z', 'ON_TRIP,NO_SHOW,CANCELLED'],
    ['BOOKING', 'CONFIRMED', '2026-12-03T06:29:59.999Z', 'ON_TRIP,NO_SHOW,CANCELLED'],
    ['BOOKING', 'CONFIRMED', '2026-12-03T06:30:00Z', 'ON_TRIP,RETURNED,NO_SHOW,CANCELLED'],
    ['BOOKING', 'CONFIRMED', '2026-12-04T00:00:00Z', 'RETURNED,NO_SHOW,CANCELLED'],
    ['BOOKING', 'ON_TRIP', '2026-12-01T05:40:00Z', 'RETURNED'],
    ['RESERVATION', 'ON_TRIP', '2026-12-09T00:00:00Z', 'RETURNED'],
    ['BOOKING', 'NO_SHOW', '2027-05-30T06:30:00Z', 'CANCELLED'],
    ['BOOKING', 'NO_SHOW', '2027-05-30T06:30:00.001Z', ''],
  ] as const)('maps %s, %s at %s to %s', (kind, status, now, expected) => {
    expect(moves(kind, status, now)).toBe(expected);
  });

  it('excludes the handover to a suspended customer', () => {
    const now = '2026-12-01T07:00:00Z';
    expect(
      possibleMoves(
        { kind: 'BOOKING', status: 'CONFIRMED', customerSuspended: true, carRefused: false, ...at(now) },
        RULES,
      ),
    ).toEqual(['NO_SHOW', 'CANCELLED']);
  });

  it('returns no action exactly for finished rentals', () => {
    const open = RENTAL_STATUSES.filter((status) => moves('BOOKING', status, '2028-12-10T00:00:00Z') !== '');
    expect(open).toEqual(['PENDING', 'CONFIRMED', 'ON_TRIP']);
  });
});

describe('cancellation by a custom admin', () => {
  it.each([
    ['CONFIRMED', '2026-12-01T05:29:59.999Z', false],
    ['CONFIRMED', '2026-12-01T05:30:00Z', true],
    ['PENDING', '2026-12-05T05:30:00Z', true],
    ['NO_SHOW', '2026-12-05T05:30:00Z', false],
  ] as const)('maps %s at %s to %s', (status, now, expected) => {
    expect(mayDeskCancel({ status, ...at(now) })).toBe(expected);
  });
});
