import { createContext } from 'react';

/** The prefix of every screen's title: the number of late rows in the work list. */
export const TitlePrefix = createContext('');
