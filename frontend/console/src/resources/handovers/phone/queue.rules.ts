import { CODES } from '@contract/codes';
import type { HandoverConfirmation, HandoverForm, HandoverKind } from '@contract/rentals/handovers';
import type { ApiError } from '@shared/http';
import { isRefusal } from '@shared/http';
import type { PhonePhoto, QueueEntry } from './records';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;
/** Maximum age of the form for a handover without network. */
const MAX_FORM_AGE_MS = 12 * 3_600_000;

/** A request that is still to be sent. The key identifies it across reloads. */
export type Step =
  | { kind: 'DRAFT'; key: string }
  | { kind: 'PHOTO'; key: string; photo: PhonePhoto }
  | { kind: 'COMPLETION'; key: string };

export type QueueState =
  | { kind: 'SAVING' | 'SAVED' | 'RECEIVED' | 'NEEDS_YOU' }
  | { kind: 'SENDING'; number: number; total: number };

/** Returns the requests still to be sent, in order: the content, the photos as they were taken, the completion. */
export function stepsLeft({ record, photos, progress }: QueueEntry): Step[] {
  const received = new Set(progress.stored?.photos.map(({ id }) => id));
  const steps: Step[] = photos
    .filter(({ id }) => !received.has(id))
    .sort((a, b) => a.capturedAt.localeCompare(b.capturedAt))
    .map((photo) => ({ kind: 'PHOTO', key: `photo ${photo.id}`, photo }));
  if (record.version > progress.sentVersion) steps.unshift({ kind: 'DRAFT', key: `draft ${record.version}` });
  if (record.completion)
    steps.push({ kind: 'COMPLETION', key: `completion ${record.completion.capturedAt}` });
  return steps;
}

/** The next request; null if nothing is left or the server has refused it. */
export function nextStep(entry: QueueEntry): Step | null {
  const [step] = stepsLeft(entry);
  return step && step.key !== entry.progress.refused?.step ? step : null;
}

/** True if the record only adds photos, and the office has received all of them. */
export const hasSentPhotosOnly = (entry: QueueEntry | undefined): boolean =>
  entry?.record.photosOnly === true && stepsLeft(entry).length === 0;

/** Returns the state of a record for staff. RECEIVED requires a response of the server. */
export function stateOf(entry: QueueEntry, isSending: boolean): QueueState {
  const left = stepsLeft(entry).length;
  if (left === 0) return { kind: 'RECEIVED' };
  if (nextStep(entry) === null) return { kind: 'NEEDS_YOU' };
  if (!isSending) return { kind: 'SAVED' };
  const total = 1 + entry.photos.length + (entry.record.completion ? 1 : 0);
  return { kind: 'SENDING', number: total - left + 1, total };
}

/** Returns the milliseconds until the next attempt after this many failures in a row. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));

/** True if the server decided against the request, so that the same request fails again. */
export const isFinal = (error: unknown): error is ApiError =>
  isRefusal(error) &&
  error.http !== CODES.TOO_MANY.http &&
  error.code !== CODES.RUNNING.code &&
  error.code !== CODES.UNAUTHENTICATED.code;

export type OfflineProblem = 'CODE' | 'OLD' | 'BLOCKED';

/**
 * Returns the reason why a record cannot be completed without network; null if it can. Times are those of the server.
 */
export function offlineProblem(
  kind: HandoverKind,
  confirmation: HandoverConfirmation,
  { form, now }: { form: Pick<HandoverForm, 'now' | 'blockers'>; now: number },
): OfflineProblem | null {
  if (confirmation === 'CODE') return 'CODE';
  if (kind !== 'HANDOVER') return null;
  if (now - Date.parse(form.now) > MAX_FORM_AGE_MS) return 'OLD';
  return form.blockers.length > 0 ? 'BLOCKED' : null;
}
