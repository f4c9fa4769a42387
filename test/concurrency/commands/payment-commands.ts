import type { Call } from '../requests';
import type { World } from '../worlds';
import { type Command, kindOf, type Staff } from './command';

const actionOf = (world: World): 'book' | 'reserve' => (kindOf(world) === 'bookings' ? 'book' : 'reserve');

const payment = (world: World, fields: Record<string, string>): Call => ({
  method: 'POST',
  path: '/api/payments/transaction-details',
  token: world.customer.renting.token,
  form: { fields: { amount: '3799', type: 'book', ...fields }, file: 'screenshot' },
});

/** By the specification's own call, which names no version. */
const decidePayment =
  (isVerified: boolean) =>
  (world: World, staff: Staff): Call => ({
    method: 'PUT',
    path: '/api/payments/verify',
    token: staff.admin.token,
    body: {
      transactionId: world.rentalTransaction,
      bookingId: world.rentalId,
      actionType: actionOf(world),
      isVerified,
      ...(isVerified ? {} : { reason: 'Not on our statement' }),
    },
  });
const decideWaitingPayment =
  (isVerified: boolean) =>
  (world: World, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/transactions/${waitingPayment(world)}/verification`,
    token: staff.admin.token,
    body: { version: 1, isVerified, ...(isVerified ? {} : { reason: 'Not on our statement' }) },
  });

const refund =
  (id: (world: World) => number) =>
  (world: World, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/transactions/${id(world)}/refund`,
    token: staff.admin.token,
    body: { reference: `REF${world.prefix}` },
  });

/** The payment of the hold, or else the one that nothing has claimed. */
const waitingPayment = (world: World): number =>
  world.spec.hold?.isPaid ? world.unclaimedId + 2 : world.unclaimedId;

export const PAYMENT_COMMANDS: Command[] = [
  {
    name: 'submit payment for the hold',
    covers: ['submit-payment', 'record-payment'],
    needs: ['hold'],
    groups: ['calendar'],
    call: (world) => payment(world, { transactionId: `HOLD${world.prefix}`, holdId: world.holdId }),
  },
  {
    name: 'submit payment for the rental',
    covers: ['submit-payment', 'record-payment'],
    needs: ['rental'],
    groups: ['money'],
    call: (world) =>
      payment(world, {
        transactionId: `AGAIN${world.prefix}`,
        type: actionOf(world),
        bookingId: String(world.rentalId),
      }),
  },
  {
    name: 'submit payment without naming what for',
    covers: ['submit-payment'],
    needs: [],
    groups: ['money'],
    call: (world) => payment(world, { transactionId: `ANY${world.prefix}` }),
  },
  {
    name: 'verify payment',
    covers: ['verify-payment', 'confirm-verified-bookings', 'move-rental'],
    needs: ['rental'],
    groups: ['money', 'approval'],
    call: decidePayment(true),
  },
  {
    name: 'reject payment',
    covers: ['verify-payment'],
    needs: ['rental'],
    groups: ['money'],
    call: decidePayment(false),
  },
  {
    name: 'verify the waiting payment',
    covers: ['verify-payment'],
    needs: ['unclaimed'],
    groups: [],
    call: decideWaitingPayment(true),
  },
  {
    name: 'reject the waiting payment',
    covers: ['verify-payment'],
    needs: ['unclaimed'],
    groups: [],
    call: decideWaitingPayment(false),
  },
  {
    name: 'verify a bank statement',
    covers: ['verify-statement'],
    needs: ['rental'],
    groups: ['money'],
    call: (world, staff) => ({
      method: 'PUT',
      path: `/console/statements/${world.statementId}/verification`,
      token: staff.admin.token,
    }),
  },
  {
    name: 'pay refund',
    covers: ['pay-refund'],
    needs: ['rental'],
    groups: ['money'],
    call: refund(({ paymentId }) => paymentId),
  },
  {
    name: 'pay the waiting payment back',
    covers: ['pay-refund'],
    needs: ['unclaimed'],
    groups: ['money'],
    call: refund(waitingPayment),
  },
];
