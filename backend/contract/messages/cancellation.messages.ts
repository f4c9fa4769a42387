import { defineMessages } from './define-messages.js';

/** The agreed refund of a cancellation. */
export const cancellationMessages = defineMessages('cancellation', {
  byYou: 'Cancellation by you',
  byUs: 'Cancellation by us',
  tiers:
    'Full refund until {free, plural, one {1 hour} other {{free} hours}} before pickup, {percent}% until {part, plural, =0 {the pickup time} one {1 hour before pickup} other {{part} hours before pickup}}, none after that.',
  oneTier:
    'Full refund until {part, plural, =0 {the pickup time} one {1 hour before pickup} other {{part} hours before pickup}}, none after that.',
  cooling:
    'Full refund within {minutes, plural, one {1 minute} other {{minutes} minutes}} of booking too, {part, plural, =0 {until the pickup time} one {if pickup is more than 1 hour away} other {if pickup is more than {part} hours away}}.',
  compensationCap: 'Besides the refund, we pay at most {amount}.',
  noFee: 'Full refund until the pickup time.',
  earlyReturn: 'Early return',
  earlyByYou:
    '{percent, plural, =0 {No refund for unused time if you bring the car back early.} other {If you bring the car back early, we refund {percent}% of the difference to the fare of the time used.}}',
  earlyByUs: 'If we end the trip early, you pay at most for the time used.',
  noShow: 'Car not picked up',
  noShowKept:
    'If you do not come for the car, or come without a valid licence or unfit to drive, {percent, plural, =0 {the fare is refunded in full} =100 {the fare is not refunded} other {we keep {percent}% of the fare and refund the rest}}.',
});
