import { RENTAL_DUES, type RentalDue } from '@contract/rentals/rentals';
import type { PlainText } from '../../shared/i18n';

const DUE_TITLES: Record<RentalDue, PlainText> = {
  PICKUP_LATE: 'Pickups overdue',
  RETURN_LATE: 'Returns overdue',
  PICKUP_TODAY: 'Pickups later today',
  PICKUP_UNCONFIRMED: 'Pickup time passed, not confirmed',
  RETURN_TODAY: 'Returns later today',
};

export const dueChoices = RENTAL_DUES.map((id) => ({ id, name: DUE_TITLES[id] }));
