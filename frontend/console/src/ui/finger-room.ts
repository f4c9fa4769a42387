/** Enough for a finger's tip, for a link with others on the line above or below. */
export const FINGER_ROOM = { display: 'inline-flex', alignItems: 'center', minHeight: 24 } as const;
