/** Shorter texts match too much to be of use. */
export const MIN_SEARCH_LENGTH = 2;
export const MAX_SEARCH_LENGTH = 100;

/** Each is a list of the console, in whose page of a row the record is shown. */
export const FOUND_IN = [
  'bookings',
  'reservations',
  'customers',
  'cars',
  'transactions',
  'complaints',
] as const;
export type FoundIn = (typeof FOUND_IN)[number];

/** `/console/search` */
export interface FoundRecord {
  list: FoundIn;
  id: number;
  /** What names it: a reference, a name, a plate, a transaction ID, a number. */
  title: string;
  /** What distinguishes it from others, such as the customer and the car. */
  details: string[];
  /** Of a rental, customer, payment or complaint. */
  status: string | null;
}
