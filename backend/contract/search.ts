/** Shorter texts match too much to be of use. */
export const MIN_SEARCH_LENGTH = 2;
export const MAX_SEARCH_LENGTH = 100;

/** Lists of the console whose detail pages show the found records. */
const FOUND_IN = ['bookings', 'reservations', 'customers', 'cars', 'transactions', 'complaints'] as const;
export type FoundIn = (typeof FOUND_IN)[number];

/** `/console/search` */
export class FoundRecord {
  /** @example bookings */
  list: FoundIn;
  /** @example 41 */
  id: number;
  /**
   * The text that identifies the record: a reference, name, plate, transaction ID or number.
   * @example K7PQ2M9XRA
   */
  title: string;
  /**
   * Facts that distinguish the record from others, such as the customer and the car.
   * @example ["Asha Kulkarni", "Maruti Suzuki Dzire VXi", "MH12AB1234"]
   */
  details: string[];
  /**
   * The status of a rental, customer, payment or complaint.
   * @example CONFIRMED
   */
  status: string | null;
}
