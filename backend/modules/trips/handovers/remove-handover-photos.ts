import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RETENTION_DAYS } from '../../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../../platform/database/remove-old-rows.js';
import { RemoveDocuments, type RemovedPhotos } from '../../customers/index.js';

const ENDED = `
  DELETE FROM handover_photos WHERE document_id IN (
    SELECT p.document_id FROM handover_photos p JOIN handovers h ON h.id = p.handover_id
     WHERE h.rental_id IN (SELECT id FROM ended_rentals WHERE ended_at < app_now() - make_interval(days => $1))
     ORDER BY p.document_id LIMIT $2 FOR UPDATE OF p SKIP LOCKED)
  RETURNING document_id AS id`;

/** Removes the photos and signatures of handovers and returns. The readings and marks stay. */
@Injectable()
export class RemoveHandoverPhotos implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly documents: RemoveDocuments,
  ) {}

  onModuleInit(): void {
    const { rentalPhotos: days } = RETENTION_DAYS;
    this.jobs.register((limit) =>
      this.documents.photos((manager) => manager.query<RemovedPhotos>(ENDED, [days, limit])),
    );
  }

  /** Removes the photos, and the digits of the licence, of a customer whose account is deleted. The caller removes the documents. */
  async ofRentals(manager: EntityManager, rentalIds: readonly number[]): Promise<void> {
    await manager.query(
      'DELETE FROM handover_photos WHERE handover_id IN (SELECT id FROM handovers WHERE rental_id = ANY ($1))',
      [rentalIds],
    );
    await manager.query(
      'UPDATE handovers SET licence_last_four = NULL WHERE rental_id = ANY ($1) AND licence_last_four IS NOT NULL',
      [rentalIds],
    );
  }
}
