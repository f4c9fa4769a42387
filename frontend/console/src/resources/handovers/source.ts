import type { HandoverForm, HandoverKind } from '@contract/rentals/handovers';
import { NetworkError } from '@shared/http';
import type { HandoverCalls } from './calls';
import type { PhoneQueue } from './phone/phone-queue';
import type { QueueEntry } from './phone/records';

/** The first data of the screen of a handover. */
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
  const { queue, trips } = await data.openPhone();
  const read = await data.handoverForm(rentalId).catch(nullIfUnreachable);
  const entry = queue.findByRental(rentalId);
  if (entry) return { queue, entry, ...formOfRecord(entry, read) };
  if (read) return { queue, entry, form: read, kind: read.kind, offsetMs: offsetOf(read) };
  const copy = await trips.find(rentalId);
  if (!copy) throw new NetworkError('unreachable');
  const { form, offsetMs } = copy;
  return { queue, entry, form, kind: form.kind, offsetMs };
}

function nullIfUnreachable(error: unknown): null {
  if (error instanceof NetworkError) return null;
  throw error;
}

const offsetOf = ({ now }: HandoverForm): number => Date.parse(now) - Date.now();

/** The form of another step does not fit the record. */
function formOfRecord({ record: { kind, form, offsetMs } }: QueueEntry, read: HandoverForm | null) {
  return {
    kind,
    form: read?.kind === kind ? read : form,
    offsetMs: read ? offsetOf(read) : offsetMs,
  };
}
