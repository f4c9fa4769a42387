import { defineMessages } from '@contract/messages/define-messages';

/** Texts about the credit of an active rental. */
export const creditMessages = defineMessages('credit', {
  over: 'Over by {amount}',
  whenEnded: 'You paid more than the total. We refund it when the rental ends, or now if you ask for it.',
  ask: 'Refund it now',
  sure: 'Shall we refund {amount} now? If the rental becomes more expensive later, you pay the difference.',
  yes: 'Refund {amount}',
  no: 'Not now',
});
