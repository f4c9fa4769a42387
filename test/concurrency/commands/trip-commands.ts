import type { EarlyEnd } from '../../../backend/contract/rentals/kept-fare.rules';
import { HOUR_MS, NOW, type PairFixture } from '../fixtures';
import type { Call } from '../requests';
import { type Command, kindOf, REASON, type Staff } from './command';

const trip =
  (status: 'ON_TRIP' | 'RETURNED' | 'NO_SHOW', early?: EarlyEnd) =>
  (fixture: PairFixture, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/${kindOf(fixture)}/${fixture.rentalId}/trip`,
    token: staff.admin.token,
    body: { status, reason: REASON, allowBalance: true, ...(early && { early }) },
  });

export const TRIP_COMMANDS: Command[] = [
  {
    name: 'mark picked up',
    covers: ['mark-picked-up', 'move-rental'],
    needs: ['rental'],
    groups: ['calendar'],
    call: trip('ON_TRIP'),
  },
  {
    name: 'mark returned',
    covers: ['mark-returned', 'move-rental', 'car-calendar'],
    needs: ['rental'],
    groups: ['calendar'],
    call: trip('RETURNED'),
  },
  {
    name: 'end a trip early',
    covers: ['mark-returned', 'move-rental', 'car-calendar', 'settle-money'],
    needs: ['rental'],
    groups: ['calendar', 'money'],
    call: trip('RETURNED', 'OPERATOR'),
  },
  {
    name: 'mark as no-show',
    covers: ['mark-no-show', 'move-rental', 'car-calendar'],
    needs: ['rental'],
    groups: ['calendar'],
    call: trip('NO_SHOW'),
  },
  {
    name: 'record a trip afterwards',
    covers: ['record-trip', 'move-rental', 'car-calendar'],
    needs: ['rental'],
    groups: ['calendar'],
    call: (fixture, staff) => ({
      method: 'POST',
      path: `/console/rentals/${fixture.rentalId}/trip-record`,
      token: staff.desk.token,
      body: {
        pickedUpAt: new Date(NOW - 3 * HOUR_MS).toISOString(),
        returnedAt: new Date(NOW - 2 * HOUR_MS).toISOString(),
        note: 'The network was down',
      },
    }),
  },
  {
    name: 'undo the last change of state',
    covers: ['undo-move', 'move-rental', 'car-calendar', 'settle-money'],
    needs: ['rental'],
    groups: ['calendar', 'money'],
    call: (fixture, staff) => ({
      method: 'POST',
      path: `/console/rentals/${fixture.rentalId}/undo`,
      token: staff.admin.token,
      body: { moveId: fixture.moveId, reason: 'The wrong booking was open' },
    }),
  },
  {
    name: 'correct the odometer of a trip',
    covers: ['correct-reading'],
    needs: ['rental'],
    groups: ['calendar'],
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/rentals/${fixture.rentalId}/odometer`,
      token: staff.admin.token,
      body: { moveId: fixture.moveId, odometer: 1500, reason: REASON },
    }),
  },
  {
    name: 'decline booking',
    covers: ['decline-rental', 'settle-money'],
    needs: ['rental'],
    groups: ['money'],
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/bookings/${fixture.rentalId}/decision`,
      token: staff.admin.token,
      body: { decision: 'DECLINED', reason: REASON },
    }),
  },
];
