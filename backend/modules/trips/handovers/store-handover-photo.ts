import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { named } from '../../../platform/database/named.js';
import type { StoredDocument } from '../../customers/index.js';
import { Evidence } from '../evidence/evidence.js';

export interface HandoverPhotoFacts {
  id: string;
  point: string;
  /** Null for the time of arrival. */
  capturedAt: Date | null;
  deviceOffsetMs: number | null;
}

/**
 * Stores a photo with a record and in the chain of the car. The caller must hold the locks of the car and the record.
 */
@Injectable()
export class StoreHandoverPhoto {
  constructor(private readonly evidence: Evidence) {}

  async store(
    manager: EntityManager,
    record: { id: string; carId: number; customerId: number },
    { id, point, capturedAt, deviceOffsetMs }: HandoverPhotoFacts,
    photo: StoredDocument,
  ): Promise<void> {
    const document = await photo.record(manager, record.customerId, 'RENTAL_PHOTO');
    await manager.query(
      ...named(
        `INSERT INTO handover_photos (id, handover_id, document_id, point, captured_at, device_offset_ms)
         VALUES (:id, :handoverId, :documentId, :point, coalesce(:capturedAt::timestamptz, app_now()), :deviceOffsetMs::int)`,
        { id, handoverId: record.id, documentId: document.id, point, capturedAt, deviceOffsetMs },
      ),
    );
    await this.evidence.addPhoto(manager, record.carId, { id, sha256: photo.storedSha256 });
  }
}
