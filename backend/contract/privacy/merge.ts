/** Why a customer cannot be merged into another one now: `reason` in `data` of 1015. */
const MERGE_REFUSALS = ['APPROVED', 'LIVE_HOLD'] as const;
export type MergeRefusal = (typeof MERGE_REFUSALS)[number];

/** `GET /console/customers/{id}/merge/{from}` */
export class MergePlan {
  /** @example 2 */
  rentals: number;
  /** @example 3 */
  payments: number;
  /** @example 1 */
  refunds: number;
  /** @example 0 */
  complaints: number;
  /**
   * The number of notes about the customer. Notes about rentals move with the rental.
   * @example 1
   */
  notes: number;
  /**
   * Null if the customer can be merged.
   * @example LIVE_HOLD
   */
  refused: MergeRefusal | null;
}

/** `POST /console/customers/{id}/merge` */
export class MergedCustomer {
  /**
   * The customer whose account remains.
   * @example 11
   */
  id: number;
  /**
   * The customer whose account was deleted.
   * @example 12
   */
  from: number;
}
