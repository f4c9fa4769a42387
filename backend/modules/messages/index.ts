// The outbox for the console: queued, sent and failed messages.
// Never writes a message and never shows a one-time code.
// Called only by the console.
export { MessagesModule } from './messages.module.js';
