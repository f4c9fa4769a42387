import { createContext } from 'react';

/** Precedes the titles of all screens: the number of late rows of the work list. */
export const TitlePrefix = createContext('');
