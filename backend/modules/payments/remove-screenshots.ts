import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RETENTION_DAYS } from '../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../platform/database/remove-old-rows.js';
import { requireRows } from '../../platform/database/unit-of-work.js';
import { RemoveDocuments } from '../customers/index.js';

const SETTLED = `
  SELECT p.id, p.screenshot_id AS "screenshotId" FROM payments p
   WHERE p.screenshot_id IS NOT NULL AND p.status <> 'SUBMITTED'
     AND p.decided_at < app_now() - make_interval(days => $1)
     AND NOT EXISTS (SELECT FROM refunds r
                      WHERE (r.payment_id = p.id OR r.rental_id = p.rental_id)
                        AND (r.state = 'DUE' OR r.sent_at > app_now() - make_interval(days => $1)))
   ORDER BY p.id LIMIT $2 FOR NO KEY UPDATE OF p SKIP LOCKED`;
const FORGET = `UPDATE payments SET screenshot_id = NULL, screenshot_removed_at = app_now() WHERE id = ANY ($1)`;
const REPLACED = `
  SELECT id FROM replaced_screenshots WHERE sent_at < app_now() - make_interval(days => $1)
   ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`;

/** Removes the screenshots of payments that were decided, and refunded if a refund was due, long ago, and replaced ones. */
@Injectable()
export class RemoveScreenshots implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly documents: RemoveDocuments,
  ) {}

  onModuleInit(): void {
    this.jobs.register(
      (limit) => this.settled(limit),
      (limit) => this.replaced(limit),
    );
  }

  private settled(limit: number): Promise<[null, number]> {
    return this.documents.during(async (manager, remove) => {
      const settled = await manager.query<{ id: number; screenshotId: string | null }[]>(SETTLED, [
        RETENTION_DAYS.screenshots,
        limit,
      ]);
      await forget(
        manager,
        settled.map(({ id }) => id),
      );
      await remove(settled.flatMap(({ screenshotId }) => screenshotId ?? []));
      return [null, settled.length];
    });
  }

  private replaced(limit: number): Promise<[null, number]> {
    return this.documents.during(async (manager, remove) => {
      const replaced = await manager.query<{ id: string }[]>(REPLACED, [RETENTION_DAYS.screenshots, limit]);
      await remove(replaced.map(({ id }) => id));
      return [null, replaced.length];
    });
  }
}

async function forget(manager: EntityManager, ids: readonly number[]): Promise<void> {
  const [, changed] = await manager.query<[unknown, number]>(FORGET, [ids]);
  requireRows(FORGET, changed, ids.length);
}
