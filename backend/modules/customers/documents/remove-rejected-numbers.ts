import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RETENTION_DAYS } from '../../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../../platform/database/remove-old-rows.js';

// Locks the customer, so that a number that is sent concurrently is kept.
const REMOVE = (table: string, only: string, who = 'true'): string => `
  DELETE FROM ${table} WHERE ${only} AND customer_id IN (
    SELECT c.id FROM customers c JOIN ${table} n ON n.customer_id = c.id
     WHERE c.approval = 'REJECTED' AND c.decided_at < app_now() - make_interval(days => $1) AND ${only} AND ${who}
     ORDER BY c.id LIMIT $2 FOR NO KEY UPDATE OF c SKIP LOCKED)`;

// Traffic fines reach the owner of a car later.
const HAS_NOT_DRIVEN = `coalesce(last_driven(c.id) <= app_now() - interval '${RETENTION_DAYS.driverRecord} days', true)`;

const UNUSED_CHECKS = `
  DELETE FROM aadhaar_checks WHERE NOT submitted AND customer_id IN (
    SELECT c.id FROM customers c JOIN aadhaar_checks k ON k.customer_id = c.id
     WHERE NOT k.submitted AND k.checked_at < app_now() - interval '1 day'
     ORDER BY c.id LIMIT $1 FOR NO KEY UPDATE OF c SKIP LOCKED)`;

/**
 * Removes the identity numbers and licence details of customers who were rejected and have sent nothing since; also QR
 * code checks that were not sent with a registration. Keeps the licence of a customer who drove a car within the time of
 * driver records.
 */
@Injectable()
export class RemoveRejectedNumbers implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: RemoveOldRows,
  ) {}

  onModuleInit(): void {
    this.jobs.register(
      (limit) => this.remove(REMOVE('aadhaar_records', 'true'), limit),
      // Keeps unsubmitted checks, because the customer may be filling in the form.
      (limit) => this.remove(REMOVE('aadhaar_checks', 'submitted'), limit),
      (limit) => this.remove(REMOVE('licences', 'true', HAS_NOT_DRIVEN), limit),
      (limit) => this.db.query<[unknown, number]>(UNUSED_CHECKS, [limit]),
    );
  }

  private remove(statement: string, limit: number): Promise<[unknown, number]> {
    return this.db.query<[unknown, number]>(statement, [RETENTION_DAYS.rejectedNumbers, limit]);
  }
}
