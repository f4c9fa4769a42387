import type { ConsoleRental } from '@contract/console';

/** True if ending the rental returns money to the customer, also after a payment that is not verified yet. */
export const hasPaid = ({ money }: Pick<ConsoleRental, 'money'>): boolean =>
  money.received > money.refunded || money.checking > 0;

export const cancelledText = (rental: Pick<ConsoleRental, 'money'>) =>
  hasPaid(rental) ? '{reference} is cancelled; a refund is due.' : '{reference} is cancelled.';
