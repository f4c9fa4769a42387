import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { RETENTION_DAYS } from '../../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../../platform/database/remove-old-rows.js';
import { RemoveDocuments } from './remove-documents.js';
import { IDENTITY_FRONTS } from './stored-identity.js';

// A new front side also replaces the back side. A new front side of an identity document replaces other kinds of
// identity documents, too, and so does a checked QR code.
const OLD_PICTURES = `
  SELECT d.id FROM documents d JOIN customers c ON c.id = d.customer_id
    CROSS JOIN LATERAL (SELECT CASE WHEN d.kind LIKE 'DRIVING_LICENSE%' THEN 'license' ELSE 'aadhaar' END AS name) part
   WHERE replace(d.kind, '_BACK', '') IN ('DRIVING_LICENSE', ${IDENTITY_FRONTS}) AND (
         EXISTS (SELECT FROM documents n
                  WHERE n.customer_id = d.customer_id
                    AND (n.kind = d.kind OR part.name = 'license' AND n.kind = 'DRIVING_LICENSE'
                                         OR part.name = 'aadhaar' AND n.kind IN (${IDENTITY_FRONTS}))
                    AND n.created_at > d.created_at AND n.created_at < app_now() - make_interval(days => $1))
      OR part.name = 'aadhaar' AND EXISTS (SELECT FROM aadhaar_checks k
           WHERE k.customer_id = c.id AND k.submitted AND k.checked_at < app_now() - make_interval(days => $1))
      OR c.approval = 'REJECTED' AND c.decided_at < app_now() - make_interval(days => $1)
         AND c.rejection_reasons ? part.name)
   ORDER BY d.id LIMIT $2 FOR UPDATE OF d SKIP LOCKED`;

/** Removes images of identity documents and licences that were replaced or rejected. */
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
