import { createContext } from 'react';

/** Whether events of the server arrive, so that nothing has to be polled. */
export const LiveContext = createContext(false);
