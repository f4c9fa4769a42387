import { dayAhead } from '../../support/renting';
import type { PairFixture } from '../fixtures';
import type { Call } from '../requests';
import type { Command, Staff } from './command';

const changeRefund =
  (what: 'destination' | 'sending' | 'bounce' | 'reference', body: object) =>
  ({ refundId }: PairFixture, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/refunds/${refundId}/${what}`,
    token: staff.admin.token,
    body: { version: 1, ...body },
  });

export const REFUND_COMMANDS: Command[] = [
  {
    name: 'change the destination of the refund',
    covers: ['change-destination', 'store-destination'],
    needs: ['refund'],
    groups: ['money'],
    call: changeRefund('destination', { kind: 'UPI', upi: 'other@upi' }),
  },
  {
    name: 'choose where the refunds of the rental go',
    covers: ['direct-refunds', 'choose-destination', 'store-destination'],
    needs: ['refund'],
    groups: ['money'],
    call: (fixture) => ({
      method: 'PUT',
      path: `/api/rentals/R${fixture.prefix}/refund-destination`,
      token: fixture.customer.account.token,
      body: { kind: 'UPI', upi: 'chosen@upi' },
    }),
  },
  {
    name: 'send the refund',
    covers: ['send-refund', 'store-sending'],
    needs: ['refund'],
    groups: ['money'],
    call: changeRefund('sending', { method: 'BANK_TRANSFER', reference: 'SECOND', sentOn: dayAhead(0) }),
  },
  {
    name: 'return the deposit in cash',
    covers: ['return-cash-deposit', 'store-sending'],
    needs: ['refund'],
    groups: ['money'],
    call: ({ rentalId, refundId }, staff) => ({
      method: 'PUT',
      path: `/console/rentals/${rentalId}/deposit/return`,
      token: staff.desk.token,
      body: { refundId, version: 1 },
    }),
  },
  {
    name: 'record that the refund came back',
    covers: ['bounce-refund', 'store-bounce', 'open-refund', 'settle-money'],
    needs: ['refund'],
    groups: ['money'],
    call: changeRefund('bounce', { cause: 'RETURNED_BY_BANK', on: dayAhead(0) }),
  },
  {
    name: 'correct the reference of the refund',
    covers: ['correct-reference'],
    needs: ['refund'],
    groups: ['money'],
    call: changeRefund('reference', { reference: 'CORRECTED', reason: 'Two digits were swapped' }),
  },
  {
    name: 'enter the company of the rental',
    covers: ['enter-company'],
    needs: ['rental'],
    groups: ['money'],
    call: (fixture) => ({
      method: 'PUT',
      path: `/api/rentals/R${fixture.prefix}/company`,
      token: fixture.customer.account.token,
      body: { name: 'Deccan Instruments', gstin: '29AABCD1234E1Z4' },
    }),
  },
  {
    name: 'ask for the credit of the rental',
    covers: ['return-credit', 'open-refund'],
    needs: ['rental'],
    groups: ['money'],
    call: (fixture) => ({
      method: 'POST',
      path: `/api/rentals/R${fixture.prefix}/refunds`,
      token: fixture.customer.account.token,
      body: { amount: 100 },
    }),
  },
];
