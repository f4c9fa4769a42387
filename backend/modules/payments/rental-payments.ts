import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PaymentStatus } from '../../contract/payments/payments.js';

export interface RentalPayment {
  rentalId: number;
  status: PaymentStatus;
}

/** SQL: true if a payment of the rental with this id is verified. */
export const isPaymentVerified = (rentalId: string): string =>
  `EXISTS (SELECT FROM payments WHERE rental_id = ${rentalId} AND status = 'VERIFIED')`;

/** Reads the payments of rentals for commands of higher layers. The caller must hold the customer's lock. */
@Injectable()
export class RentalPayments {
  findByRentals(manager: EntityManager, rentalIds: readonly number[]): Promise<RentalPayment[]> {
    if (rentalIds.length === 0) return Promise.resolve([]);
    // Never null: rentalId. Only payments of these rentals are read.
    return manager.query<RentalPayment[]>(
      'SELECT rental_id AS "rentalId", status FROM payments WHERE rental_id = ANY ($1::int[])',
      [rentalIds],
    );
  }
}
