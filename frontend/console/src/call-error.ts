import type { Envelope } from '@contract/codes';
import { formatInstant } from './format';

export type Reach =
  /** The server said no. */
  | 'refused'
  /** The server failed. */
  | 'failed'
  /** The answer was none that this console can read. */
  | 'unreadable'
  /** It took too long. */
  | 'silent'
  /** The request never arrived. */
  | 'unreachable';

/** A call that did not do what was asked. `status` is the HTTP status, 0 where there was none. */
export class CallError extends Error {
  readonly reach: Reach;
  readonly status: number;
  readonly envelope: Envelope<unknown> | null;

  constructor(reach: Reach, message: string, status = 0, envelope: Envelope<unknown> | null = null) {
    super(message);
    this.name = 'CallError';
    this.reach = reach;
    this.status = status;
    this.envelope = envelope;
  }

  get code(): number | null {
    return this.envelope?.code ?? null;
  }

  /** The server's messages by the field that is to blame. */
  get fieldErrors(): Record<string, string> {
    return Object.fromEntries((this.envelope?.errors ?? []).map(({ field, message }) => [field, message]));
  }
}

// The server names instants as ISO 8601; people read the city's clock.
const INSTANT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g;

/** What a person reads when a call went wrong. */
export function explain(error: unknown): string {
  if (!(error instanceof CallError)) return `Error: ${reasonOf(error)}`;
  const reason = reasonOf(error);
  if (error.reach === 'unreachable') return `Network error: ${reason}`;
  if (error.reach === 'silent') return reason;
  return error.reach === 'failed' ? `Server error: ${reason}` : `Error: ${reason}`;
}

/** The bare reason, for texts that bring their own beginning. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error && error.message ? error.message : 'Something went wrong.';
  return message.replace(INSTANT, formatInstant);
}
