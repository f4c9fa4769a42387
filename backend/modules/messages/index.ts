// The outbox for the console: what is queued, sent and failed.
// Never writes a message and never shows a one-time code.
// Called by the console alone.
export { MessagesModule } from './messages.module.js';
