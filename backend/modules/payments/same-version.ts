import { type CatalogueMessage, messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import type { PaymentStatus } from '../../contract/payments/payments.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import { refuse } from '../../platform/http/refusal.js';

export interface VersionedPayment {
  status: PaymentStatus;
  type: RentalAction;
  rentalId: number | null;
  version: number;
}

/**
 * @param reviewed Version that the admin reviewed; undefined skips the check.
 * @throws Refusal 1015 with the current state if the payment has changed since.
 */
export function requireSameVersion(payment: VersionedPayment, reviewed: number | undefined): void {
  const { status, version } = payment;
  if (reviewed === undefined || reviewed === version) return;
  throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'changed', { what: describe(payment) }), {
    status,
    version,
  });
}

function describe({ status, type, rentalId }: VersionedPayment): CatalogueMessage {
  if (status === 'REFUND_DUE') return messageOf(paymentsMessages, 'nowRefundDue');
  if (rentalId === null) return messageOf(paymentsMessages, 'nowNotLinked');
  return messageOf(paymentsMessages, type === 'book' ? 'nowOfBooking' : 'nowOfReservation', { id: rentalId });
}
