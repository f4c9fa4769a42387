import type { CarRefusalAct, CarRefusalAnswer } from '../../../backend/contract/rentals/car-refusals';
import type { PairFixture } from '../fixtures';
import type { Call } from '../requests';
import { type Command, REASON, type Staff } from './command';

const settle =
  (act: CarRefusalAct) =>
  (fixture: PairFixture): Call => ({
    method: 'PUT',
    path: `/api/rentals/${fixture.reference}/refusal`,
    token: fixture.customer.account.token,
    body: { act },
  });

const answer =
  (answer: CarRefusalAnswer) =>
  (fixture: PairFixture, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/rentals/${fixture.rentalId}/refusal`,
    token: staff.admin.token,
    form: { fields: { answer, reason: REASON }, file: 'photos' },
  });

export const CAR_REFUSAL_COMMANDS: Command[] = [
  {
    name: 'refuse the car',
    covers: ['refuse-car', 'car-refusals'],
    needs: ['rental'],
    groups: ['calendar'],
    call: (fixture) => ({
      method: 'POST',
      path: `/api/rentals/${fixture.reference}/refusal`,
      token: fixture.customer.account.token,
      form: { fields: { cause: 'DIRTY' }, file: 'photos' },
    }),
  },
  {
    name: 'accept the refused car',
    covers: ['settle-own-refusal', 'car-refusals'],
    needs: ['rental'],
    groups: ['calendar'],
    call: settle('ACCEPT'),
  },
  {
    name: 'cancel because nobody answered',
    covers: ['settle-own-refusal', 'end-rental', 'move-rental', 'car-calendar', 'settle-money'],
    needs: ['rental'],
    groups: ['calendar', 'money'],
    call: settle('CANCEL'),
  },
  {
    name: 'put a refused car right',
    covers: ['answer-refusal', 'car-refusals'],
    needs: ['rental'],
    groups: ['calendar'],
    call: answer('FIXED'),
  },
  {
    name: 'refund a refused car',
    covers: ['answer-refusal', 'end-rental', 'move-rental', 'car-calendar', 'settle-money'],
    needs: ['rental'],
    groups: ['calendar', 'money'],
    call: answer('REFUND'),
  },
];
