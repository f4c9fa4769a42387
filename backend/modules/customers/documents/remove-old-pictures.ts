import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { RETENTION_DAYS } from '../../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../../platform/database/remove-old-rows.js';
import { RemoveDocuments } from './remove-documents.js';

// A new front side replaces the back side as well.
const OLD_PICTURES = `
  SELECT d.id FROM documents d JOIN customers c ON c.id = d.customer_id
   WHERE d.kind IN ('AADHAAR', 'AADHAAR_BACK', 'DRIVING_LICENSE', 'DRIVING_LICENSE_BACK') AND (
         EXISTS (SELECT FROM documents n
                  WHERE n.customer_id = d.customer_id AND n.kind IN (d.kind, replace(d.kind, '_BACK', ''))
                    AND n.created_at > d.created_at AND n.created_at < app_now() - make_interval(days => $1))
      OR c.approval = 'REJECTED' AND c.decided_at < app_now() - make_interval(days => $1)
         AND c.rejection_reasons ? CASE WHEN d.kind LIKE 'AADHAAR%' THEN 'aadhaar' ELSE 'license' END)
   ORDER BY d.id LIMIT $2 FOR UPDATE OF d SKIP LOCKED`;

/** Removes identity pictures that were replaced or rejected. */
@Injectable()
export class RemoveOldPictures implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly documents: RemoveDocuments,
  ) {}

  onModuleInit(): void {
    this.jobs.register((limit) =>
      this.documents.during(async (manager, remove) => {
        const old = await manager.query<{ id: string }[]>(OLD_PICTURES, [
          RETENTION_DAYS.identityPictures,
          limit,
        ]);
        await remove(old.map(({ id }) => id));
        return [null, old.length];
      }),
    );
  }
}
