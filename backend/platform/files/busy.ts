import { randomUUID } from 'node:crypto';
import { filesMessages } from '../../contract/messages/files.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { refuse } from '../http/refusal.js';
import { Gate } from './gate.rules.js';

const RETRY_UPLOAD_SECONDS = 10;
/** Maximum number of waiting forms, whose files are on the disk. */
const WAITING_FORMS = 24;
const DECODE_WITHIN_MS = 45_000;
const STORED_AT_ONCE = 1;

/** The only holder, so that a turn with more places is served earlier, but never at the same time as another. */
const DECODER = 'decoder';

const decoding = new Gate({ waiting: WAITING_FORMS, waitMs: DECODE_WITHIN_MS });
const storing = new Gate({ waiting: Infinity, waitMs: DECODE_WITHIN_MS });

/** Code 1503: too many forms are being received, decoded or stored. */
export function tooManyForms(): Error {
  const retryAfterSeconds = RETRY_UPLOAD_SECONDS;
  return refuse('UNAVAILABLE', messageOf(filesMessages, 'tooManyForms', { seconds: retryAfterSeconds }), {
    retryAfterSeconds,
  });
}

/**
 * Decodes one file at a time, because decoding takes much memory. Files of payments come first.
 * @throws Refusal 1503 if too many wait; the reason of the signal if it is aborted
 */
export function decodeInTurn<T>(
  { isUrgent, signal }: { isUrgent: boolean; signal?: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const turn = { holder: DECODER, places: isUrgent ? 2 : 1, ...(signal && { signal }) };
  return decoding.run(turn, tooManyForms, async () => {
    const result = await work();
    signal?.throwIfAborted();
    return result;
  });
}

/**
 * Holds one file in memory while it is encrypted and stored.
 * @throws Refusal 1503 if the store is too slow; the reason of the signal if it is aborted
 */
export function storeInTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return storing.run({ holder: randomUUID(), places: STORED_AT_ONCE, signal }, tooManyForms, work);
}
