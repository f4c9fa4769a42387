// What the outbox owes, sent and gave up, for the console.
// Never writes a message and never shows a one-time code.
// Called by the console alone.
export { MessagesModule } from './messages.module.js';
