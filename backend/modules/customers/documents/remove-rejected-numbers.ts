import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RETENTION_DAYS } from '../../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../../platform/database/remove-old-rows.js';

// Locks the customer, so that a number that is sent at the same time stays.
const REJECTED = (table: string): string => `
  SELECT c.id FROM customers c JOIN ${table} n ON n.customer_id = c.id
   WHERE c.approval = 'REJECTED' AND c.decided_at < app_now() - make_interval(days => $1)
   ORDER BY c.id LIMIT $2 FOR NO KEY UPDATE OF c SKIP LOCKED`;

/** Removes the numbers of identity documents and the details of the licences of customers who were rejected and sent nothing since. */
@Injectable()
export class RemoveRejectedNumbers implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: RemoveOldRows,
  ) {}

  onModuleInit(): void {
    this.jobs.register(
      (limit) =>
        this.remove(
          `DELETE FROM aadhaar_records WHERE customer_id IN (${REJECTED('aadhaar_records')})`,
          limit,
        ),
      (limit) => this.remove(`DELETE FROM licences WHERE customer_id IN (${REJECTED('licences')})`, limit),
    );
  }

  private remove(statement: string, limit: number): Promise<[unknown, number]> {
    return this.db.query<[unknown, number]>(statement, [RETENTION_DAYS.rejectedNumbers, limit]);
  }
}
