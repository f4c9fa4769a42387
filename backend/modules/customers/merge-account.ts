import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { changeOneRow } from '../../platform/database/unit-of-work.js';

/** Merges an account into another one. The caller must hold the locks of both customers. */
@Injectable()
export class MergeAccount {
  /**
   * Moves the files of payments, complaints and rentals. Leaves identity documents, which are erased with the account.
   */
  async moveFiles(manager: EntityManager, from: number, to: number): Promise<void> {
    await manager.query(
      `UPDATE documents SET customer_id = $2
        WHERE customer_id = $1 AND kind IN ('PAYMENT_SCREENSHOT', 'COMPLAINT_IMAGE', 'RENTAL_PHOTO')`,
      [from, to],
    );
  }

  /**
   * Stores the account into which an erased one was merged, and updates accounts that were merged into the erased one
   * before.
   */
  async record(manager: EntityManager, from: number, to: number): Promise<void> {
    await manager.query('UPDATE customers SET merged_into = $2 WHERE merged_into = $1', [from, to]);
    await changeOneRow(manager, 'UPDATE customers SET merged_into = $2 WHERE id = $1', [from, to]);
  }
}
