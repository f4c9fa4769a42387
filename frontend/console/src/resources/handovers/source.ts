import type { HandoverForm, HandoverKind } from '@contract/rentals/handovers';
import { NetworkError } from '@shared/http';
import type { HandoverCalls } from './calls';
import type { PhoneQueue } from './phone/phone-queue';
import type { QueueEntry } from './phone/records';

/** What the screen of a handover begins with. */
export interface HandoverSource {
  queue: PhoneQueue;
  form: HandoverForm;
  /** The step that is recorded; null if nothing can be recorded. */
  kind: HandoverKind | null;
  /** The record on this phone; null if it has none. */
  entry: QueueEntry | null;
  /** Clock of the server minus clock of the phone; null if they had no contact. */
  offsetMs: number | null;
}

/** Reads the form from the server, or else from the phone. A record that is not received yet comes first. */
export async function readSource(data: HandoverCalls, rentalId: number): Promise<HandoverSource> {
  const queue = await data.openQueue();
  const form = await data.handoverForm(rentalId).catch((error: unknown) => {
    if (error instanceof NetworkError && queue.findByRental(rentalId)) return null;
    throw error;
  });
  const entry = queue.findByRental(rentalId);
  const offsetMs = form ? Date.parse(form.now) - Date.now() : (entry?.record.offsetMs ?? null);
  if (!entry && form) return { queue, form, kind: form.kind, entry, offsetMs };
  if (!entry) throw new NetworkError('unreachable');
  const { kind, form: known } = entry.record;
  return { queue, form: form?.kind === kind ? form : known, kind, entry, offsetMs };
}
