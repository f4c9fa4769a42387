import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ErasureBlocker } from '../../contract/privacy/erasure.js';
import { RETENTION_DAYS } from '../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../platform/database/remove-old-rows.js';
import { Audit } from '../audit/index.js';
import { type Remove, RemoveDocuments } from '../customers/index.js';

const DUPLICATE_UNSENT =
  'EXISTS (SELECT FROM complaint_pages b WHERE b.complaint_id = p.id AND b.duplicate_sent_on IS NULL)';

const RESOLVED = `
  SELECT id FROM complaints p WHERE state = 'RESOLVED' AND decided_at < app_now() - make_interval(days => $1)
     AND NOT ${DUPLICATE_UNSENT}
   ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`;

/** Removes complaints with their replies, images and pages of the complaint book. */
@Injectable()
export class RemoveComplaints implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly documents: RemoveDocuments,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.jobs.register((limit) =>
      this.documents.during(async (manager, remove) => {
        const resolved = await manager.query<{ id: number }[]>(RESOLVED, [RETENTION_DAYS.complaints, limit]);
        await this.remove(
          manager,
          remove,
          resolved.map(({ id }) => id),
        );
        return [null, resolved.length];
      }),
    );
  }

  /**
   * Returns the complaints that are not resolved, or whose duplicate was not sent. The caller must hold the customer's
   * lock.
   */
  blockers(manager: EntityManager, customerId: number): Promise<ErasureBlocker[]> {
    return manager.query<ErasureBlocker[]>(
      // Never null: kind.
      `SELECT 'COMPLAINT' AS kind, p.number AS reference FROM complaints p
        WHERE p.customer_id = $1
          AND (p.state <> 'RESOLVED' OR ${DUPLICATE_UNSENT})
        ORDER BY p.id`,
      [customerId],
    );
  }

  /** The caller must hold the customer's lock. */
  async ofCustomer(manager: EntityManager, remove: Remove, customerId: number): Promise<void> {
    const complaints = await manager.query<{ id: number }[]>(
      'SELECT id FROM complaints WHERE customer_id = $1 ORDER BY id FOR UPDATE',
      [customerId],
    );
    await this.remove(
      manager,
      remove,
      complaints.map(({ id }) => id),
    );
  }

  /** The caller must hold the locks of the complaints. */
  private async remove(manager: EntityManager, remove: Remove, ids: readonly number[]): Promise<void> {
    await manager.query('DELETE FROM complaint_answers WHERE complaint_id = ANY ($1)', [ids]);
    const [removed] = await manager.query<[{ imageId: string | null }[], number]>(
      'DELETE FROM complaints WHERE id = ANY ($1) RETURNING image_id AS "imageId"',
      [ids],
    );
    await remove(removed.flatMap(({ imageId }) => imageId ?? []));
    await this.audit.forget(manager, 'complaint', ids);
  }
}
