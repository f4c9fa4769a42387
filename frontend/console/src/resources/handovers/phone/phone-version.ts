import type { QueueEntry } from './records';

/** Staff compare these facts of the record of the phone with those of the office. */
export function phoneVersion({ record: { completion, content }, photos }: QueueEntry) {
  const at = completion
    ? (completion.returnedAt ??
      new Date(Date.parse(completion.capturedAt) + (completion.deviceOffsetMs ?? 0)).toISOString())
    : null;
  return { at, odometer: content.odometer, photoCount: photos.length };
}
