import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import { refuse } from '../../../platform/http/refusal.js';
import type { LockedRental } from '../lock-rental.js';

/** @throws Refusal 1015 while the customer refuses the car, because the refusal must be settled first. */
export function requireAcceptedCar({ status, carRefused }: LockedRental): void {
  if (carRefused)
    throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'carRefused'), {
      status,
      reason: 'REFUSED_BY_CUSTOMER',
    });
}
