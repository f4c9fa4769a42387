/** `/console/number-disputes` */
export class NumberDispute {
  /** @example 4 */
  id: number;
  /**
   * Masked.
   * @example "90XXXXXX11"
   */
  mobile: string;
  /**
   * The customer who has the number.
   * @example 11
   */
  customerId: number;
  /**
   * Null until registered.
   * @example "Asha Kulkarni"
   */
  customerName: string | null;
  /**
   * How that customer proved the number; null if it is unproved.
   * @example null
   */
  provedBy: 'SMS' | 'STAFF' | null;
  /**
   * How often the claimant requested a code.
   * @example 2
   */
  claims: number;
  /** @example 2026-11-21T09:00:00.000Z */
  firstAt: string;
  /** @example 2026-11-22T09:00:00.000Z */
  lastAt: string;
}

export class SettledDispute {
  /**
   * The customer who has the number now.
   * @example 12
   */
  customerId: number;
}
