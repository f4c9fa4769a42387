import { defineMessages } from './define-messages.js';

/** The reason for the refund of a cancellation, by its tier. */
export const refundTiersMessages = defineMessages('refundTiers', {
  BY_US: 'We cancel, so you get a full refund.',
  FREE: '{free, plural, =0 {Full refund until the pickup time.} one {Pickup is 1 or more hours away: full refund.} other {Pickup is {free} or more hours away: full refund.}}',
  COOLING_OFF:
    'This was booked within the last {minutes, plural, one {minute} other {{minutes} minutes}}{part, plural, =0 {} one { and pickup is more than 1 hour away} other { and pickup is more than {part} hours away}}: full refund.',
  PART: 'Pickup is less than {free, plural, one {1 hour} other {{free} hours}}{part, plural, =0 {} one { and at least 1 hour} other { and at least {part} hours}} away: {percent}% refund.',
  NONE: 'Pickup is less than {part, plural, one {1 hour} other {{part} hours}} away: no refund.',
});
