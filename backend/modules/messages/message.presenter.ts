import type { ConsoleMessage, MessageChannel, MessageState } from '../../contract/office.js';

export interface MessageRow {
  id: number;
  channel: MessageChannel;
  recipient: string;
  subject: string;
  status: 'PENDING' | 'SENT' | 'FAILED';
  attempts: number;
  lastError: string | null;
  carriesCode: boolean;
  createdAt: Date;
  nextAttemptAt: Date;
  sentAt: Date | null;
}

const STATES: Record<MessageRow['status'], MessageState> = {
  PENDING: 'QUEUED',
  SENT: 'SENT',
  FAILED: 'FAILED',
};

export const stateOf = ({ status }: Pick<MessageRow, 'status'>): MessageState => STATES[status];

/** Returns the outbox status for a message state. */
export const statusOf = (state: MessageState | null): MessageRow['status'] | null =>
  state === 'QUEUED' ? 'PENDING' : state;

export function toConsoleMessage(row: MessageRow): ConsoleMessage {
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    state: stateOf(row),
    attempts: row.attempts,
    lastError: row.lastError,
    carriesCode: row.carriesCode,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.status === 'PENDING' ? row.nextAttemptAt.toISOString() : null,
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

/** Masks one-time codes, including their length. */
export const maskCodes = (text: string): string => text.replace(/\d{4,}/g, '••••••');
