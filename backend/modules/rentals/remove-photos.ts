import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RETENTION_DAYS } from '../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../platform/database/remove-old-rows.js';
import { RemoveDocuments } from '../customers/index.js';

const ENDED = `rental_id IN (
  SELECT r.id FROM rentals r
   WHERE r.status IN ('CLOSED', 'DECLINED', 'CANCELLED', 'NO_SHOW', 'EXPIRED')
     AND NOT EXISTS (SELECT FROM rental_moves m WHERE m.rental_id = r.id AND m.at > app_now() - make_interval(days => $1)))`;
const OF_MOVES = `
  DELETE FROM rental_photos WHERE document_id IN (
    SELECT p.document_id FROM rental_photos p JOIN rental_moves v ON v.id = p.move_id
     WHERE v.${ENDED} ORDER BY p.document_id LIMIT $2 FOR UPDATE OF p SKIP LOCKED)
  RETURNING document_id AS id`;
const OF_REFUSALS = `
  DELETE FROM car_refusal_photos WHERE document_id IN (
    SELECT p.document_id FROM car_refusal_photos p JOIN car_refusals f ON f.id = p.refusal_id
     WHERE f.${ENDED} ORDER BY p.document_id LIMIT $2 FOR UPDATE OF p SKIP LOCKED)
  RETURNING document_id AS id`;

/** Removes the photos of rentals that ended long ago. */
@Injectable()
export class RemovePhotos implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly documents: RemoveDocuments,
  ) {}

  onModuleInit(): void {
    const days = RETENTION_DAYS.rentalPhotos;
    this.jobs.register(
      (limit) => this.remove((manager) => manager.query<[{ id: string }[], number]>(OF_MOVES, [days, limit])),
      (limit) =>
        this.remove((manager) => manager.query<[{ id: string }[], number]>(OF_REFUSALS, [days, limit])),
    );
  }

  private remove(
    take: (manager: EntityManager) => Promise<[{ id: string }[], number]>,
  ): Promise<[null, number]> {
    return this.documents.during(async (manager, remove) => {
      const [photos] = await take(manager);
      await remove(photos.map(({ id }) => id));
      return [null, photos.length];
    });
  }
}
