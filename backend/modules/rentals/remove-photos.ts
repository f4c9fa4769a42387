import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RETENTION_DAYS } from '../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../platform/database/remove-old-rows.js';
import { RemoveDocuments } from '../customers/index.js';
import { IS_UNUSED_PHOTO, removalsOfPhotos } from './photo-tables.js';

interface Photo {
  id: string;
}

const ENDED = removalsOfPhotos(`o.rental_id IN (
  SELECT r.id FROM rentals r
   WHERE r.status IN ('CLOSED', 'DECLINED', 'CANCELLED', 'NO_SHOW', 'EXPIRED')
     AND NOT EXISTS (SELECT FROM rental_moves m WHERE m.rental_id = r.id AND m.at > app_now() - make_interval(days => $1)))
  ORDER BY p.document_id LIMIT $2 FOR UPDATE OF p SKIP LOCKED`);
// Those of a line that staff removed from a draft.
const UNUSED = `
  SELECT d.id FROM documents d
   WHERE d.kind = 'RENTAL_PHOTO' AND d.created_at < app_now() - interval '1 day' AND ${IS_UNUSED_PHOTO}
   ORDER BY d.id LIMIT $1 FOR UPDATE SKIP LOCKED`;

/** Removes the photos of rentals that ended long ago. */
@Injectable()
export class RemovePhotos implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly documents: RemoveDocuments,
  ) {}

  onModuleInit(): void {
    for (const statement of ENDED)
      this.jobs.register((limit) =>
        this.remove(async (manager) => {
          const [photos] = await manager.query<[Photo[], number]>(statement, [
            RETENTION_DAYS.rentalPhotos,
            limit,
          ]);
          return photos;
        }),
      );
    this.jobs.register((limit) => this.remove((manager) => manager.query<Photo[]>(UNUSED, [limit])));
  }

  private remove(take: (manager: EntityManager) => Promise<Photo[]>): Promise<[null, number]> {
    return this.documents.during(async (manager, remove) => {
      const photos = await take(manager);
      await remove(photos.map(({ id }) => id));
      return [null, photos.length];
    });
  }
}
