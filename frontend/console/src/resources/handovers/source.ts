import type { HandoverForm, HandoverKind } from '@contract/rentals/handovers';
import { NetworkError } from '@shared/http';
import type { HandoverCalls } from './calls';
import { openPhone } from './phone/phone';
import type { PhoneQueue } from './phone/phone-queue';
import { stepsLeft } from './phone/queue.rules';
import type { QueueEntry } from './phone/records';
import type { Thumbnails } from './phone/trip-copies';

/** The first data of the screen of a handover. */
export interface HandoverSource {
  queue: PhoneQueue;
  form: HandoverForm;
  /** The step that is recorded; null if nothing can be recorded. */
  kind: HandoverKind | null;
  /** The record of this step on this phone; null if it has none. */
  entry: QueueEntry | null;
  /** IDs of other records of the rental on this phone, which the server refused. */
  refused: string[];
  /** Thumbnails of the earlier photos on this phone. */
  thumbnails: Thumbnails;
  /** Clock of the server minus clock of the phone; null if they had no contact. */
  offsetMs: number | null;
}

/**
 * Reads the form from the server, or else from the phone. A record on the phone that is not received yet takes
 * precedence.
 */
export async function readSource(data: HandoverCalls, rentalId: number): Promise<HandoverSource> {
  const { queue, trips } = await data.openPhone(openPhone);
  const received = queue.ofRental(rentalId).filter((entry) => stepsLeft(entry).length === 0);
  const read = await queue.requests.handoverForm(rentalId).catch(nullIfUnreachable);
  // The form contains the office's draft, perhaps with changes by another device, so the received copies are removed.
  if (read) for (const { record } of received) await queue.remove(record.id);
  const copy = await trips.find(rentalId);
  const thumbnails = copy?.thumbnails ?? {};
  const entry = entryFor(queue, rentalId, read);
  const common = { queue, entry, refused: refusedOf(queue, rentalId, entry), thumbnails };
  if (entry) return { ...common, ...formOfRecord(entry, read) };
  if (read) return { ...common, form: read, kind: read.kind, offsetMs: offsetOf(read) };
  if (!copy) throw new NetworkError('unreachable');
  const { form, offsetMs } = copy;
  return { ...common, form, kind: form.kind, offsetMs };
}

/** Returns the phone's record of the current step. Without network, any record of the rental is taken as current. */
const entryFor = (queue: PhoneQueue, rentalId: number, read: HandoverForm | null): QueueEntry | null =>
  queue
    .ofRental(rentalId)
    .find(({ record }) => record.role === queue.role && (read === null || record.kind === read.kind)) ?? null;

const refusedOf = (queue: PhoneQueue, rentalId: number, own: QueueEntry | null): string[] =>
  queue
    .ofRental(rentalId)
    .filter((entry) => entry !== own && queue.stateOf(entry).kind === 'NEEDS_YOU')
    .map(({ record }) => record.id);

function nullIfUnreachable(error: unknown): null {
  if (error instanceof NetworkError) return null;
  throw error;
}

const offsetOf = ({ now }: HandoverForm): number => Date.parse(now) - Date.now();

function formOfRecord({ record: { kind, form, offsetMs } }: QueueEntry, read: HandoverForm | null) {
  if (!read) return { kind, form, offsetMs };
  // The record keeps the inspection points with which it was started.
  const { points, pointsVersion } = form;
  return { kind, form: { ...read, points, pointsVersion }, offsetMs: offsetOf(read) };
}
