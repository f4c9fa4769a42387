import { defineMessages } from './define-messages.js';

/** Separate from the other terms, because the first screen of a booking shows only these messages. */
export const symmetryMessages = defineMessages('symmetry', {
  usPaySame:
    'If we cancel, we refund everything you paid; after our confirmation we also pay what you would have lost by cancelling then.',
  usNoFee: 'If we cancel, we refund everything you paid.',
  usOff: 'If we cancel, we refund everything you paid and pay nothing more.',
});
