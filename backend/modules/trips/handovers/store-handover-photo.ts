import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { named } from '../../../platform/database/named.js';
import { LockCarAndCustomer } from '../../calendar/index.js';
import { requireOpenOwner, type StoredDocument } from '../../customers/index.js';
import { Evidence } from '../evidence/evidence.js';

export interface HandoverPhotoFacts {
  id: string;
  point: string;
  /** Null for the time of arrival. */
  capturedAt: Date | null;
  deviceOffsetMs: number | null;
}

interface RecordOfRental {
  id: string;
  carId: number;
  customerId: number;
}

/** Stores a photo with a record and in the chain of the car. */
@Injectable()
export class StoreHandoverPhoto {
  constructor(
    private readonly carAndCustomer: LockCarAndCustomer,
    private readonly evidence: Evidence,
  ) {}

  /**
   * Locks the car and the customer, so that no deletion of the account misses the photo. The caller locks the record afterwards.
   * @throws StaleRead if the rental moved to another customer before the lock; Refusal 1002 if the account was deleted
   */
  async lock(
    manager: EntityManager,
    { carId, customerId }: Pick<RecordOfRental, 'carId' | 'customerId'>,
  ): Promise<void> {
    const { customer } = await this.carAndCustomer.lock(manager, carId, customerId, { evenErased: true });
    requireOpenOwner(customer);
  }

  /** The caller holds the locks of the car, the customer and the record. */
  async store(
    manager: EntityManager,
    record: RecordOfRental,
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
