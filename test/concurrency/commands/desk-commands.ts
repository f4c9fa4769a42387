import { DESK_CODE } from '../code-rows';
import { fareOf, type PairFixture, WINDOWS } from '../fixtures';
import type { Call } from '../requests';
import type { Command, Staff } from './command';

const desk =
  (method: Call['method'], path: string, over: (fixture: PairFixture) => Partial<Call> = () => ({})) =>
  (fixture: PairFixture, staff: Staff): Call => ({
    method,
    path: `/console/desk-rentals/${fixture.deskId}/${path}`,
    token: staff.desk.token,
    ...over(fixture),
  });

export const DESK_COMMANDS: Command[] = [
  {
    name: 'send desk code',
    covers: ['send-desk-code'],
    needs: [],
    groups: [],
    call: (fixture, staff) => ({
      method: 'POST',
      path: '/console/desk-rentals',
      token: staff.desk.token,
      body: {
        carId: fixture.carId,
        ...WINDOWS.held,
        customerId: fixture.customer.id,
        action: 'book',
        expectedTotal: fareOf('book', WINDOWS.held).total / 100,
      },
    }),
  },
  {
    name: 'confirm desk rental',
    covers: ['confirm-desk-rental', 'place-hold'],
    needs: ['desk'],
    groups: ['calendar'],
    call: desk('POST', 'confirmation', () => ({ body: { otp: DESK_CODE } })),
  },
  {
    name: 'submit desk payment',
    covers: ['submit-desk-payment', 'submit-payment'],
    needs: ['desk'],
    groups: [],
    call: desk('POST', 'payment', (fixture) => ({
      form: { fields: { transactionId: `DESK${fixture.prefix}`, amount: '3799' }, file: 'screenshot' },
    })),
  },
  {
    name: 'place desk rental',
    covers: ['place-desk-rental', 'book-rental'],
    needs: ['desk'],
    groups: [],
    call: desk('POST', 'rental'),
  },
  {
    name: 'release desk hold',
    covers: ['release-desk-hold', 'release-hold'],
    needs: ['desk'],
    groups: ['calendar'],
    call: desk('DELETE', 'hold'),
  },
];
