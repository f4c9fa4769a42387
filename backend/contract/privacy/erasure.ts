export const ERASURE_BLOCKERS = ['RENTAL', 'MONEY', 'BILL', 'PAYMENT', 'REFUND', 'COMPLAINT'] as const;

/** Something open that must end before the account can be deleted. */
export class ErasureBlocker {
  /** @example RENTAL */
  kind: (typeof ERASURE_BLOCKERS)[number];
  /**
   * The reference of the rental, the ID of the transaction or the number of the complaint.
   * @example BK7H2M9QX4
   */
  reference: string;
}

/** `data` of 1015 when an account cannot be deleted yet. */
export class ErasureRefused {
  blockers: ErasureBlocker[];
}

/** A line of the retention list whose data stays after the account is deleted. */
export class KeptData {
  /** @example rentals */
  what: 'rentals' | 'driverRecord' | 'bankTexts' | 'signIns' | 'audit';
  /** @example TAX_LAW */
  why: 'TAX_LAW' | 'TRAFFIC_FINES' | 'ACCOUNTS' | 'MISUSE' | 'ACCOUNTABILITY';
  /**
   * When the data is removed if the account is deleted now; null if it is kept for at least eight years.
   * @example 2027-11-20T09:00:00.000Z
   */
  until: string | null;
}

/** `GET /api/user/erasure` */
export class ErasurePlan {
  blockers: ErasureBlocker[];
  /**
   * The lines of the retention list that are removed.
   * @example ["account", "identity"]
   */
  removed: string[];
  kept: KeptData[];
}

/** `POST /console/customers/{id}/erasure` */
export class ErasedCustomer {
  /** @example 4711 */
  id: number;
}
