import { createContext } from 'react';

/** True while events of the server arrive, so that polling is not needed. */
export const LiveContext = createContext(false);
