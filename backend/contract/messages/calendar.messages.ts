import { defineMessages } from './define-messages.js';

/** Held cars, blocks, and times that are taken. */
export const calendarMessages = defineMessages('calendar', {
  taken: 'The car is not available at that time. Please choose another time or another car.',
  held: 'The car is held for you.',
  released: 'The car has been released.',
  notHeld: 'This car is no longer held for you.',
  alreadyRented: 'This car is already booked or reserved.',
  acceptTerms: 'Please accept the agreement before booking.',
  payDebtFirst: '{amount} of your rental {reference} are still to be paid. Please pay them first.',
  tooManyHolds:
    'At most {limit, plural, one {1 car} other {{limit} cars}} can be held for one customer at a time. Release one, or finish its payment, first.',
  blockNotFound: 'This block was not found.',
  blockEnded: 'This block ended on {when}; it stays as it was.',
  blockRemoved: 'This block was already removed by {who} on {when}.',
  blockConflicts: 'The car is not free at that time. Change or cancel the conflicts, or choose another time.',
  blockInThePast: 'The first day must not be before today.',
  blockEndsBeforeStart: 'The end must be after the start.',
  blockOver: 'The end must be in the future.',
  blockTooLong: 'The end must be on or before {day}. Retire a car that is away for longer.',
  blockReason: 'Enter a reason of 1 to {max} characters.',
});
