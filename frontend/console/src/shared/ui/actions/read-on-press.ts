import { createContext } from 'react';

/** Reads the record of the actions inside when one is pressed; null where the current record is complete. */
export const ReadOnPress = createContext<(() => Promise<unknown>) | null>(null);
