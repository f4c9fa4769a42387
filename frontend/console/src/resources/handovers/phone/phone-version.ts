import type { QueueEntry } from './records';

/** Returns the facts of the phone's record that staff compare with those of the office. */
export function phoneVersion({ record: { completion, content }, photos }: QueueEntry) {
  const at = completion
    ? (completion.returnedAt ??
      new Date(Date.parse(completion.capturedAt) + (completion.deviceOffsetMs ?? 0)).toISOString())
    : null;
  return { at, odometer: content.odometer, photoCount: photos.length };
}
