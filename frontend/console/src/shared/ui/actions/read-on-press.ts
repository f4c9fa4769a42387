import { createContext } from 'react';

/** Reads the record of the actions inside when one of them is clicked; null if the current record is complete. */
export const ReadOnPress = createContext<(() => Promise<unknown>) | null>(null);
