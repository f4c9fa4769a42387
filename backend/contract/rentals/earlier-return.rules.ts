const MINUTE_MS = 60_000;
/** A return that is recorded later than this needs a note. */
const RETURN_NOTE_MINUTES = 15;
/** Only an admin may record a return later than this. */
export const RETURN_ADMIN_HOURS = 24;

/**
 * Classifies the delay between a return and its record: NOTE needs a note, ADMIN a note and an admin. FUTURE is
 * refused.
 */
export function earlierReturn(returnedAt: Date, recordedAt: Date): 'NOTE' | 'ADMIN' | 'FUTURE' | null {
  const earlierMs = recordedAt.getTime() - returnedAt.getTime();
  if (earlierMs < 0) return 'FUTURE';
  if (earlierMs > RETURN_ADMIN_HOURS * 60 * MINUTE_MS) return 'ADMIN';
  return earlierMs > RETURN_NOTE_MINUTES * MINUTE_MS ? 'NOTE' : null;
}
