import { lazy } from 'react';

const load = () => import('./office-screens');

/** A screen of the office, which is loaded when it is first opened. */
export const officeScreen = (name: Exclude<keyof Awaited<ReturnType<typeof load>>, 'forgetTrips'>) =>
  lazy(async () => ({ default: (await load())[name] }));
