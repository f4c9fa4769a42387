import type { ConsoleMessage, MessageState } from '../../contract/office.js';
import type { MessageStatus, OutboxMessage } from '../../platform/outbox/outbox-message.entity.js';

const STATES: Record<MessageStatus, MessageState> = {
  PENDING: 'QUEUED',
  SENT: 'SENT',
  FAILED: 'FAILED',
};

export const stateOf = ({ status }: Pick<OutboxMessage, 'status'>): MessageState => STATES[status];

/** Returns the outbox status for a message state. */
export const statusOf = (state: MessageState | null): MessageStatus | null =>
  state === 'QUEUED' ? 'PENDING' : state;

export function toConsoleMessage(row: OutboxMessage, isResendable: boolean): ConsoleMessage {
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    state: stateOf(row),
    attempts: row.attempts,
    lastError: row.lastError,
    carriesCode: row.carriesCode,
    isResendable,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.status === 'PENDING' ? row.nextAttemptAt.toISOString() : null,
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

/** Masks one-time codes and the tokens in links, including their length. */
export const maskCodes = (text: string): string => text.replace(/\d{4,}|(?<=#)[\w-]{43}/g, '••••••');
