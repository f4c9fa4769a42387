import type { Call } from '../requests';
import { DESK_CODE, fareOf, WINDOWS, type World } from '../worlds';
import type { Command, Staff } from './command';

const desk =
  (method: Call['method'], path: string, over: (world: World) => Partial<Call> = () => ({})) =>
  (world: World, staff: Staff): Call => ({
    method,
    path: `/console/desk-rentals/${world.deskId}/${path}`,
    token: staff.desk.token,
    ...over(world),
  });

export const DESK_COMMANDS: Command[] = [
  {
    name: 'send desk code',
    covers: ['send-desk-code'],
    needs: [],
    groups: [],
    call: (world, staff) => ({
      method: 'POST',
      path: '/console/desk-rentals',
      token: staff.desk.token,
      body: {
        carId: world.carId,
        ...WINDOWS.held,
        customerId: world.customer.id,
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
    call: desk('POST', 'payment', (world) => ({
      form: { fields: { transactionId: `DESK${world.prefix}`, amount: '3799' }, file: 'screenshot' },
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
