import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ErasureBlocker } from '../../contract/privacy/erasure.js';
import { RETENTION_DAYS } from '../../contract/privacy/retention.js';

/**
 * Removes photos, signatures, disputes, notes and companies from the rentals of a deleted customer. The caller must
 * hold the customer's lock.
 */
@Injectable()
export class EraseRentals {
  /** Returns the rentals that have not ended, have an open balance or a later charge that is not final, or are not billed yet. */
  blockers(manager: EntityManager, customerId: number): Promise<ErasureBlocker[]> {
    return manager.query<ErasureBlocker[]>(
      `SELECT open.kind, reference
         FROM rentals
        CROSS JOIN LATERAL (SELECT CASE WHEN status IN ('PENDING', 'CONFIRMED', 'ON_TRIP', 'RETURNED') THEN 'RENTAL'
                                        WHEN (rental_money(id)).balance <> 0
                                          OR EXISTS (SELECT FROM settlements s WHERE s.rental_id = rentals.id AND s.is_later
                                                        AND s.state IN ('DRAFT', 'ISSUED', 'DISPUTED')) THEN 'MONEY'
                                        WHEN EXISTS (SELECT FROM rental_bills b, unbilled(b.rental_id) WHERE b.rental_id = rentals.id AND b.is_due)
                                        THEN 'BILL' END AS kind) AS open
        WHERE customer_id = $1 AND open.kind IS NOT NULL
        ORDER BY rentals.id`,
      [customerId],
    );
  }

  /**
   * Returns the time until which the record of the driver is kept; null without a return, during a trip, or if that time has
   * passed.
   */
  async driverUntil(manager: EntityManager, customerId: number): Promise<Date | null> {
    const [last] = await manager.query<{ until: Date }[]>(
      `SELECT until FROM (SELECT last_driven($1) + make_interval(days => $2) AS until) kept WHERE until > app_now() AND isfinite(until)`,
      [customerId, RETENTION_DAYS.driverRecord],
    );
    return last?.until ?? null;
  }

  /** @returns The ids of the customer's rentals. */
  async erase(manager: EntityManager, customerId: number): Promise<number[]> {
    const rentals = await manager.query<{ id: number }[]>('SELECT id FROM rentals WHERE customer_id = $1', [
      customerId,
    ]);
    const ids = rentals.map(({ id }) => id);
    await manager.query(
      `UPDATE settlement_lines SET dispute = NULL, reply_text = NULL
        WHERE settlement_id IN (SELECT id FROM settlements WHERE rental_id = ANY ($1))`,
      [ids],
    );
    await manager.query(
      `DELETE FROM settlement_photos WHERE line_id IN (
         SELECT l.id FROM settlement_lines l JOIN settlements s ON s.id = l.settlement_id WHERE s.rental_id = ANY ($1))`,
      [ids],
    );
    await manager.query(
      'DELETE FROM settlement_signatures WHERE settlement_id IN (SELECT id FROM settlements WHERE rental_id = ANY ($1))',
      [ids],
    );
    await manager.query(
      'DELETE FROM rental_photos WHERE move_id IN (SELECT id FROM rental_moves WHERE rental_id = ANY ($1))',
      [ids],
    );
    await manager.query(
      'DELETE FROM car_refusal_photos WHERE refusal_id IN (SELECT id FROM car_refusals WHERE rental_id = ANY ($1))',
      [ids],
    );
    await manager.query(
      `UPDATE rentals SET company_name = NULL, company_gstin = NULL
        WHERE customer_id = $1 AND company_name IS NOT NULL`,
      [customerId],
    );
    await manager.query('UPDATE car_refusals SET note = NULL, answer = NULL WHERE rental_id = ANY ($1)', [
      ids,
    ]);
    return ids;
  }
}
