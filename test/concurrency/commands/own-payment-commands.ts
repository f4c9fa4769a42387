import type { Command } from './command';
import { waitingPayment } from './payment-commands';

/** Commands of a customer on a payment that no rental has claimed. */
export const OWN_PAYMENT_COMMANDS: Command[] = [
  {
    name: 'use the own waiting payment for the rental',
    covers: ['attach-payment', 'link-payment'],
    needs: ['rental', 'unclaimed'],
    groups: [],
    call: (fixture) => ({
      method: 'PUT',
      path: `/api/payments/${waitingPayment(fixture)}/rental`,
      token: fixture.customer.account.token,
      body: { reference: fixture.reference, version: 1 },
    }),
  },
  {
    name: 'ask for the own waiting payment back',
    covers: ['return-unlinked', 'open-refund'],
    needs: ['unclaimed'],
    groups: [],
    call: (fixture) => ({
      method: 'POST',
      path: `/api/payments/${waitingPayment(fixture)}/refund`,
      token: fixture.customer.account.token,
      body: { version: 2 },
    }),
  },
  {
    name: 'choose where the refund of the own waiting payment goes',
    covers: ['choose-destination', 'store-destination'],
    needs: ['unclaimed'],
    groups: ['money'],
    call: (fixture) => ({
      method: 'PUT',
      path: `/api/payments/${waitingPayment(fixture)}/refund-destination`,
      token: fixture.customer.account.token,
      body: { kind: 'UPI', upi: 'chosen@upi' },
    }),
  },
];
