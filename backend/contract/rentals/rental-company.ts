/** `PUT /api/rentals/{reference}/company`. Both texts are set, or both are empty for no company. */
export class RentalCompany {
  /** @example "Deccan Instruments Private Limited" */
  name: string;
  /** @example 27AAPFU0939F1ZV */
  gstin: string;
}

/** The company that the customer rents for. Empty texts without one. */
export class OwnCompany extends RentalCompany {
  /**
   * False once the tax invoice is issued.
   * @example true
   */
  mayChange: boolean;
}
