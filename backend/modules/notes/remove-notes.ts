import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RETENTION_DAYS } from '../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../platform/database/remove-old-rows.js';

/** Removes old notes about customers and rentals. Keeps notes about cars. */
@Injectable()
export class RemoveNotes implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly db: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobs.register((limit) =>
      this.db.query<[unknown, number]>(
        `DELETE FROM notes WHERE id IN (
           SELECT id FROM notes WHERE car_id IS NULL AND at < app_now() - make_interval(days => $1)
            LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        [RETENTION_DAYS.notes, limit],
      ),
    );
  }

  /** Removes the notes about a customer and these rentals. */
  async ofCustomer(manager: EntityManager, customerId: number, rentalIds: readonly number[]): Promise<void> {
    await manager.query('DELETE FROM notes WHERE customer_id = $1 OR rental_id = ANY ($2)', [
      customerId,
      rentalIds,
    ]);
  }
}
