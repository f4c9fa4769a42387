import type { PairFixture } from '../fixtures';
import type { Call } from '../requests';
import { type Command, kindOf, type Staff } from './command';

const actionOf = (fixture: PairFixture): 'book' | 'reserve' =>
  kindOf(fixture) === 'bookings' ? 'book' : 'reserve';

const payment = (fixture: PairFixture, fields: Record<string, string>): Call => ({
  method: 'POST',
  path: '/api/payments/transaction-details',
  token: fixture.customer.renting.token,
  form: { fields: { amount: '3799', type: 'book', ...fields }, file: 'screenshot' },
});

/** Uses the specification's own call, which sends no version. */
const decidePayment =
  (isVerified: boolean) =>
  (fixture: PairFixture, staff: Staff): Call => ({
    method: 'PUT',
    path: '/api/payments/verify',
    token: staff.admin.token,
    body: {
      transactionId: fixture.rentalTransaction,
      bookingId: fixture.rentalId,
      actionType: actionOf(fixture),
      isVerified,
      ...(isVerified ? {} : { reason: 'Not on our statement' }),
    },
  });
const decideWaitingPayment =
  (isVerified: boolean) =>
  (fixture: PairFixture, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/transactions/${waitingPayment(fixture)}/verification`,
    token: staff.admin.token,
    body: { version: 1, isVerified, ...(isVerified ? {} : { reason: 'Not on our statement' }) },
  });

const refund =
  (id: (fixture: PairFixture) => number) =>
  (fixture: PairFixture, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/transactions/${id(fixture)}/refund`,
    token: staff.admin.token,
    body: { reference: `REF${fixture.prefix}` },
  });

const correction =
  (what: 'reopening' | 'rental' | 'release' | 'amount', id: (fixture: PairFixture) => number) =>
  (fixture: PairFixture, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/transactions/${id(fixture)}/${what}`,
    token: staff.admin.token,
    body: {
      version: 1,
      reason: 'It was on another statement',
      ...(what === 'rental' && { rentalId: fixture.rentalId }),
      ...(what === 'amount' && { receivedAmount: 3700 }),
    },
  });

const receipt = (fixture: PairFixture, staff: Staff, fields: Record<string, string>): Call => ({
  method: 'POST',
  path: `/console/rentals/${fixture.rentalId}/receipts`,
  token: staff.admin.token,
  form: { fields: { amount: '500', ...fields } },
});

const givenUp =
  (what: 'waivers' | 'write-offs', lineId: (fixture: PairFixture) => number | undefined = () => undefined) =>
  (fixture: PairFixture, staff: Staff): Call => ({
    method: 'POST',
    path: `/console/rentals/${fixture.rentalId}/${what}`,
    token: staff.admin.token,
    body: { amount: 400, lineId: lineId(fixture), reason: 'The air conditioning failed' },
  });

/** The ID of the payment for the hold, or of the unclaimed payment if the hold is not paid. */
export const waitingPayment = (fixture: PairFixture): number =>
  fixture.spec.hold?.isPaid ? fixture.unclaimedId + 2 : fixture.unclaimedId;

export const PAYMENT_COMMANDS: Command[] = [
  {
    name: 'submit payment for the hold',
    covers: ['submit-payment', 'record-payment'],
    needs: ['hold'],
    groups: ['calendar'],
    call: (fixture) => payment(fixture, { transactionId: `HOLD${fixture.prefix}`, holdId: fixture.holdId }),
  },
  {
    name: 'submit payment for the rental',
    covers: ['submit-payment', 'record-payment'],
    needs: ['rental'],
    groups: ['money'],
    call: (fixture) =>
      payment(fixture, {
        transactionId: `AGAIN${fixture.prefix}`,
        type: actionOf(fixture),
        bookingId: String(fixture.rentalId),
      }),
  },
  {
    name: 'submit payment without naming what for',
    covers: ['submit-payment'],
    needs: [],
    groups: ['money'],
    call: (fixture) => payment(fixture, { transactionId: `ANY${fixture.prefix}` }),
  },
  {
    name: 'verify payment',
    covers: [
      'verify-payment',
      'store-decision',
      'settle-money',
      'follow-payment-decision',
      'confirm-verified-bookings',
      'debt-again',
      'move-rental',
    ],
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
    name: 'take cash for the rental',
    covers: ['take-receipt', 'record-receipt'],
    needs: ['rental'],
    groups: ['money'],
    call: (fixture, staff) => receipt(fixture, staff, { method: 'CASH' }),
  },
  {
    name: 'enter cash from before the first drawer',
    covers: ['take-receipt', 'record-receipt'],
    needs: ['rental'],
    groups: ['money'],
    call: (fixture, staff) =>
      receipt(fixture, staff, { method: 'CASH', receivedAt: '2026-01-02T06:30:00.000Z' }),
  },
  {
    name: 'take a transfer for the rental',
    covers: ['take-receipt', 'record-receipt'],
    needs: ['rental'],
    groups: ['money'],
    call: (fixture, staff) =>
      receipt(fixture, staff, { method: 'UPI', transactionId: `DESK${fixture.prefix}` }),
  },
  {
    name: 'cancel a cash receipt of the rental',
    covers: ['reverse-receipt', 'store-reversal'],
    needs: ['rental'],
    groups: ['money'],
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/rentals/${fixture.rentalId}/receipts/${fixture.receiptId}/reversal`,
      token: staff.admin.token,
      body: { version: 1, reason: 'The wrong rental' },
    }),
  },
  {
    name: 'verify a bank statement',
    covers: ['verify-statement'],
    needs: ['rental'],
    groups: ['money'],
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/statements/${fixture.statementId}/verification`,
      token: staff.admin.token,
    }),
  },
  {
    name: 'record a bank credit as a payment of the rental',
    covers: ['record-bank-credit', 'store-credit', 'verify-payment', 'settle-money'],
    needs: ['rental'],
    groups: ['money'],
    call: (fixture, staff) => ({
      method: 'POST',
      path: `/console/statements/${fixture.statementId}/rows/3/payment`,
      token: staff.admin.token,
      body: {
        customerId: fixture.customer.id,
        rentalId: fixture.rentalId,
        reason: 'The customer showed the transfer',
      },
    }),
  },
  {
    name: 'reopen payment',
    covers: ['reopen-payment', 'store-reopening', 'settle-money'],
    needs: ['rental'],
    groups: ['money'],
    call: correction('reopening', ({ paymentId }) => paymentId),
  },
  {
    name: 'link the waiting payment to the rental',
    covers: ['attach-payment', 'link-payment', 'settle-money', 'open-refund'],
    needs: ['rental', 'unclaimed'],
    groups: ['money'],
    call: correction('rental', waitingPayment),
  },
  {
    name: 'verify a payment that is too low, and wait for the rest',
    covers: ['verify-payment', 'store-decision'],
    needs: ['rental'],
    groups: ['money'],
    call: (fixture, staff) => {
      const call = decidePayment(true)(fixture, staff);
      return { ...call, body: { ...call.body, receivedAmount: 3000, shortage: 'FIRST' } };
    },
  },
  {
    name: 'waive a charge',
    covers: ['give-up-money'],
    needs: ['rental'],
    groups: ['money'],
    call: givenUp('waivers'),
  },
  {
    name: 'waive a line of a settlement',
    covers: ['give-up-money'],
    needs: ['settlement'],
    groups: ['money'],
    call: givenUp('waivers', ({ rentalId }) => rentalId),
  },
  {
    name: 'lower the deposit',
    covers: ['lower-deposit', 'settle-money'],
    needs: ['rental'],
    groups: ['money'],
    call: ({ rentalId }, staff) => ({
      method: 'PUT',
      path: `/console/rentals/${rentalId}/deposit`,
      token: staff.admin.token,
      body: { required: 100, reason: 'A regular customer' },
    }),
  },
  {
    name: 'write off a debt',
    covers: ['give-up-money'],
    needs: ['rental'],
    groups: ['money'],
    call: givenUp('write-offs'),
  },
  {
    name: 'correct the amount of the payment',
    covers: ['correct-amount', 'store-amount', 'settle-money'],
    needs: ['rental'],
    groups: ['money'],
    call: correction('amount', ({ paymentId }) => paymentId),
  },
  {
    name: 'release the transaction ID',
    covers: ['release-transaction-id'],
    needs: ['rental'],
    groups: [],
    call: correction('release', ({ paymentId }) => paymentId),
  },
  {
    name: 'pay refund',
    covers: ['pay-refund', 'store-sending'],
    needs: ['rental'],
    groups: ['money'],
    call: refund(({ paymentId }) => paymentId),
  },
  {
    name: 'pay the waiting payment back',
    covers: ['pay-refund', 'open-refund'],
    needs: ['unclaimed'],
    groups: ['money'],
    call: refund(waitingPayment),
  },
];
