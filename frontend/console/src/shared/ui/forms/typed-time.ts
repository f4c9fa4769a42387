import { dayIn, instantIn, timeIn } from '@contract/calendar';
import { CITY_ZONE } from '@shared/format/locale';

/** The instant of a typed `yyyy-MM-ddTHH:mm` in the city. */
export const instantOf = (typed: string): Date =>
  instantIn(CITY_ZONE, typed.slice(0, 10), typed.slice(11, 16));

/** Returns an instant as the value of a field for day and time. */
export const typedOf = (instant: Date): string =>
  `${dayIn(CITY_ZONE, instant)}T${timeIn(CITY_ZONE, instant)}`;
