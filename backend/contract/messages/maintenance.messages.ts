import { defineMessages } from './define-messages.js';

/** Maintenance of cars. */
export const maintenanceMessages = defineMessages('maintenance', {
  SERVICE: 'Service',
  OIL: 'Oil',
  TYRES: 'Tyres',
  BRAKES: 'Brakes',
  BATTERY: 'Battery',
  OTHER: 'Other work',
  notFound: 'This maintenance was not found.',
  limitNeeded: 'Enter kilometres or days.',
  odometerFell: 'The last reading of the odometer is {km} km. Check it and confirm it.',
  doneKmNeeded: 'Enter the odometer when it was last done.',
  doneOnNeeded: 'Enter the day when it was last done.',
  text: 'Enter a text of at most {max} characters.',
  changed: 'The state of this maintenance has changed. Reload the page.',
  inFuture: 'This day has not come yet.',
  costByAdmin: 'Only an admin can enter the cost.',
  bearerNeeded: 'Choose who pays.',
  overdue: 'Maintenance of this car is overdue: {kind}.',
});
