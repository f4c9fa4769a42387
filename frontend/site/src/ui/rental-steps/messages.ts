import { defineMessages } from '@/lib/i18n';

export const rentalStepsMessages = defineMessages('rentalSteps', {
  steps: 'Steps of this rental',
  paid: 'Paid',
  verified: 'Verified',
  approved: 'Approved',
  confirmed: 'Confirmed',
  pickedUp: 'Picked up',
  returned: 'Returned',
  done: 'done',
  pickup: 'Pickup in {days, plural, one {1 day} other {{days} days}}',
  pickupToday: 'Pickup today',
  pickupTomorrow: 'Pickup tomorrow',
  free: 'Free cancellation until {until}',
  part: '{percent}% refund if you cancel until {until}',
});
