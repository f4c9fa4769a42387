import type { EntityManager } from 'typeorm';
import type { PaymentStatus } from '../../contract/payments/payments.js';

export interface DecidedPayment {
  paymentId: number;
  rentalId: number | null;
  status: PaymentStatus;
}

/**
 * Called in the transaction that decides, under the customer's lock. A module of a higher layer, which this one cannot
 * import, provides the class.
 */
export abstract class AfterPaymentDecision {
  abstract paymentDecided(manager: EntityManager, payment: DecidedPayment): Promise<void>;

  /** Returns the steps of a rental, which are appended to the text of an e-mail. */
  abstract stepsBelow(manager: EntityManager, rentalId: number): Promise<string>;
}
