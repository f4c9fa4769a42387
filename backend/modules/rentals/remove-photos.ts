import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { RETENTION_DAYS } from '../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../platform/database/remove-old-rows.js';
import { RemoveDocuments, type RemovedPhotos } from '../customers/index.js';

const ENDED = `IN (SELECT id FROM ended_rentals WHERE ended_at < app_now() - make_interval(days => $1))`;
const OF_MOVES = `
  DELETE FROM rental_photos WHERE document_id IN (
    SELECT p.document_id FROM rental_photos p JOIN rental_moves m ON m.id = p.move_id
     WHERE m.rental_id ${ENDED} ORDER BY p.document_id LIMIT $2 FOR UPDATE OF p SKIP LOCKED)
  RETURNING document_id AS id`;
const OF_REFUSALS = `
  DELETE FROM car_refusal_photos WHERE document_id IN (
    SELECT p.document_id FROM car_refusal_photos p JOIN car_refusals f ON f.id = p.refusal_id
     WHERE f.rental_id ${ENDED} ORDER BY p.document_id LIMIT $2 FOR UPDATE OF p SKIP LOCKED)
  RETURNING document_id AS id`;
const OF_SETTLEMENTS = `
  DELETE FROM settlement_photos WHERE document_id IN (
    SELECT p.document_id FROM settlement_photos p
      JOIN settlement_lines l ON l.id = p.line_id JOIN settlements s ON s.id = l.settlement_id
     WHERE s.rental_id ${ENDED} ORDER BY p.document_id LIMIT $2 FOR UPDATE OF p SKIP LOCKED)
  RETURNING document_id AS id`;
const OF_SIGNATURES = `
  DELETE FROM settlement_signatures WHERE document_id IN (
    SELECT p.document_id FROM settlement_signatures p JOIN settlements s ON s.id = p.settlement_id
     WHERE s.rental_id ${ENDED} ORDER BY p.document_id LIMIT $2 FOR UPDATE OF p SKIP LOCKED)
  RETURNING document_id AS id`;

/** Removes the photos and signatures of rentals that ended long ago. */
@Injectable()
export class RemovePhotos implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly documents: RemoveDocuments,
  ) {}

  onModuleInit(): void {
    const days = RETENTION_DAYS.rentalPhotos;
    const { documents } = this;
    this.jobs.register(
      (limit) => documents.photos((manager) => manager.query<RemovedPhotos>(OF_MOVES, [days, limit])),
      (limit) => documents.photos((manager) => manager.query<RemovedPhotos>(OF_REFUSALS, [days, limit])),
      (limit) => documents.photos((manager) => manager.query<RemovedPhotos>(OF_SETTLEMENTS, [days, limit])),
      (limit) => documents.photos((manager) => manager.query<RemovedPhotos>(OF_SIGNATURES, [days, limit])),
    );
  }
}
