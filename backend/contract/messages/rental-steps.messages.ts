import { defineMessages } from './define-messages.js';

/** The steps of a rental, on the site, in the console, in e-mails and on the receipt. */
export const rentalStepsMessages = defineMessages('rentalSteps', {
  steps: 'Steps of this rental',
  paid: 'Paid',
  verified: 'Verified',
  approved: 'Approved',
  confirmed: 'Confirmed',
  pickedUp: 'Picked up',
  returned: 'Returned',
  done: 'done',
  next: 'next',
  nextUsual: 'next. {usual}',
  pickup: 'Pickup in {days, plural, one {1 day} other {{days} days}}',
  pickupToday: 'Pickup today',
  pickupTomorrow: 'Pickup tomorrow',
  free: 'Free cancellation until {until}',
  part: '{percent}% refund if you cancel until {until}',
});
