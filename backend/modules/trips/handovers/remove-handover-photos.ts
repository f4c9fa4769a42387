import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RETENTION_DAYS } from '../../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../../platform/database/remove-old-rows.js';
import { RemoveDocuments, type RemovedPhotos } from '../../customers/index.js';

const ENDED = `
  DELETE FROM handover_photos WHERE document_id IN (
    SELECT p.document_id FROM handover_photos p JOIN handovers h ON h.id = p.handover_id
     WHERE h.rental_id IN (SELECT id FROM ended_rentals WHERE ended_at < app_now() - make_interval(days => $1))
     ORDER BY p.document_id LIMIT $2 FOR UPDATE OF p SKIP LOCKED)
  RETURNING document_id AS id`;

const WITNESSES = `
  UPDATE handovers SET witness = NULL WHERE id IN (
    SELECT id FROM handovers
     WHERE witness IS NOT NULL AND rental_id IN (SELECT id FROM ended_rentals WHERE ended_at < app_now() - make_interval(days => $1))
     ORDER BY id LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED)`;

/** Removes the photos, signatures and witnesses of handovers and returns. The readings and marks stay. */
@Injectable()
export class RemoveHandoverPhotos implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly documents: RemoveDocuments,
    private readonly db: DataSource,
  ) {}

  onModuleInit(): void {
    const { rentalPhotos: days } = RETENTION_DAYS;
    this.jobs.register(
      (limit) => this.documents.photos((manager) => manager.query<RemovedPhotos>(ENDED, [days, limit])),
      (limit) => this.db.query<[unknown, number]>(WITNESSES, [days, limit]),
    );
  }

  /**
   * Removes the photos, the digits of the licence and the witness from the records of a deleted customer. The caller
   * must remove the documents.
   */
  async ofRentals(manager: EntityManager, rentalIds: readonly number[]): Promise<void> {
    await manager.query(
      'DELETE FROM handover_photos WHERE handover_id IN (SELECT id FROM handovers WHERE rental_id = ANY ($1))',
      [rentalIds],
    );
    await manager.query(
      'UPDATE handovers SET licence_last_four = NULL, witness = NULL WHERE rental_id = ANY ($1) AND (licence_last_four IS NOT NULL OR witness IS NOT NULL)',
      [rentalIds],
    );
  }
}
