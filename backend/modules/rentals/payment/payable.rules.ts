import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import type { RentalStatus } from '../../../contract/rentals/rentals.js';
import { refuse } from '../../../platform/http/refusal.js';

const CALLED_OFF: readonly RentalStatus[] = ['CANCELLED', 'DECLINED', 'EXPIRED'];
export const isCalledOff = (status: RentalStatus): boolean => CALLED_OFF.includes(status);

/** @throws Refusal 1015 ENDED for a rental that does not take place, because money for it would be refunded. */
export function requireNotCalledOff({ status }: { status: RentalStatus }): void {
  if (isCalledOff(status))
    throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'rentalNotPayable'), { status, reason: 'ENDED' });
}
