import { defineMessages } from './define-messages.js';

/** The lines of a fare, and the duration of a rental. */
export const faresMessages = defineMessages('fares', {
  carPrice: 'Car price, {days, plural, one {1 day} other {{days} days}} at {price}',
  carPriceDayMore: 'Car price, {days, plural, one {1 day} other {{days} days}}: costs less than {duration}',
  extraHours: 'Extra {hours, plural, one {1 hour} other {{hours} hours}}',
  discount: 'Discount {percent}%',
  damageInsurance: 'Damage insurance',
  noCover: 'No cover: you pay for repairs',
  washingFee: 'Washing fee',
  convenienceFee: 'Convenience fee',
  days: '{days, plural, one {1 day} other {{days} days}}',
  daysAndHours:
    '{days, plural, one {1 day} other {{days} days}} {hours, plural, one {1 hour} other {{hours} hours}}',
});
