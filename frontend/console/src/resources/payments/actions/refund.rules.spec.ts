import type { ConsoleRefund, ConsoleTransaction } from '@contract/console';
import { refundStepOf } from './refund.rules';

const due = { state: 'DUE' } as ConsoleRefund;
const step = (status: ConsoleTransaction['status'], bookingId: number | null, refund: ConsoleRefund | null) =>
  refundStepOf({ status, bookingId, refund });

describe('refund of a payment', () => {
  it('is sent from the list of refunds once it is due, also while the rental goes ahead', () => {
    expect(step('REFUND_DUE', 7, due)).toBe('SEND');
    expect(step('VERIFIED', 7, due)).toBe('SEND');
    expect(step('REFUND_DUE', null, due)).toBe('SEND');
  });

  it('becomes due at the payment if it has neither a rental nor a refund', () =>
    expect(step('VERIFIED', null, null)).toBe('OPEN'));

  it('has no step before the payment is verified, or if nothing is due', () => {
    expect(step('REFUND_DUE', 7, { ...due, state: 'CHECKING' })).toBeNull();
    expect(step('SUBMITTED', null, null)).toBeNull();
    expect(step('VERIFIED', 7, null)).toBeNull();
    expect(step('REFUNDED', null, { ...due, state: 'PAID' })).toBeNull();
  });
});
