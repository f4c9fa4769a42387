const MINUTE_MS = 60_000;
/** Staff explain a return that they record later than this. */
export const RETURN_NOTE_MINUTES = 15;
/** Only an admin enters a return that was before this time. */
export const RETURN_ADMIN_HOURS = 24;

/** How much a return was before the record of it: NOTE needs a note, ADMIN an admin too. FUTURE is refused. */
export function earlierReturn(returnedAt: Date, recordedAt: Date): 'NOTE' | 'ADMIN' | 'FUTURE' | null {
  const earlierMs = recordedAt.getTime() - returnedAt.getTime();
  if (earlierMs < 0) return 'FUTURE';
  if (earlierMs > RETURN_ADMIN_HOURS * 60 * MINUTE_MS) return 'ADMIN';
  return earlierMs > RETURN_NOTE_MINUTES * MINUTE_MS ? 'NOTE' : null;
}
