import type { HandoverKind } from '../../../backend/contract/rentals/handovers';
import { INSPECTION_POINTS } from '../../support/inspection-points';
import { COUNTER_CODE } from '../code-rows';
import type { PairFixture } from '../fixtures';
import { draftsOf } from '../handover-rows';
import type { Call } from '../requests';
import type { Command, Staff } from './command';

const complete =
  (draft: keyof ReturnType<typeof draftsOf>, confirmed: object = { confirmation: 'SIGNATURE' }) =>
  (fixture: PairFixture, staff: Staff): Call => ({
    method: 'POST',
    path: `/console/handovers/${draftsOf(fixture)[draft]}/completion`,
    token: staff.desk.token,
    body: { ...confirmed, delayedBy: 'US' },
  });

const save =
  (draft: keyof ReturnType<typeof draftsOf>, kind: HandoverKind) =>
  (fixture: PairFixture, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/handovers/${draftsOf(fixture)[draft]}`,
    token: staff.desk.token,
    body: {
      rentalId: fixture.rentalId,
      kind,
      odometer: 2000,
      fuel: 4,
      fine: INSPECTION_POINTS,
      marks: [],
    },
  });

export const HANDOVER_COMMANDS: Command[] = [
  {
    name: 'hand over with a record',
    covers: ['complete-handover', 'handovers', 'evidence', 'mark-picked-up', 'move-rental', 'car-calendar'],
    needs: ['rental'],
    // The server refuses it to customers who are suspended, not approved or owe money.
    groups: ['calendar', 'money', 'approval'],
    call: complete('handover'),
  },
  {
    name: 'hand over on another phone with a code',
    covers: ['complete-handover', 'handovers', 'evidence', 'mark-picked-up', 'move-rental'],
    needs: ['rental'],
    groups: [],
    call: complete('otherPhone', { confirmation: 'CODE', code: COUNTER_CODE }),
  },
  {
    name: 'take back with a record',
    covers: ['complete-handover', 'handovers', 'evidence', 'mark-returned', 'move-rental', 'car-calendar'],
    needs: ['rental'],
    groups: ['calendar'],
    call: complete('taking'),
  },
  {
    name: 'change the record of a handover',
    covers: ['save-handover'],
    needs: ['rental'],
    groups: [],
    call: save('handover', 'HANDOVER'),
  },
  {
    name: 'begin the record of a return',
    covers: ['save-handover'],
    needs: ['rental'],
    groups: [],
    call: save('newTaking', 'RETURN'),
  },
];
