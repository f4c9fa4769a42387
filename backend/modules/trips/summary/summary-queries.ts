import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refuse } from '../../../platform/http/refusal.js';
import type { StoredSummary } from './printed-summary.js';

/** Reads completed records with the data for their summary. */
@Injectable()
export class SummaryQueries {
  constructor(private readonly db: DataSource) {}

  /** @throws Refusal 1002 */
  async find(id: string): Promise<StoredSummary> {
    const [row] = await this.db.query<StoredSummary[]>(SUMMARY, [id]);
    if (!row) throw refuse('NOT_FOUND', messageOf(handoversMessages, 'notFound'));
    return row;
  }
}

const SUMMARY = `
  SELECT h.kind, EXISTS (SELECT FROM rental_moves u WHERE u.undoes = m.id) AS undone, r.kind AS "rentalKind", r.reference,
         r.customer_id AS "customerId", c.full_name AS driver, h.inspect_later AS "inspectLater", k.car_name || ' ' || k.car_model AS car, k.plate,
         coalesce(h.inspected_at, m.at) AS at,
         h.odometer_km AS odometer, h.fuel, h.fuel_unit AS "fuelUnit", h.confirmation, h.witness,
         h.licence_seen_as AS "licenceSeenAs", h.licence_last_four AS "licenceLastFour", h.points, h.fine, h.marks, h.customer_marks AS "customerMarks",
         (SELECT e.hash FROM evidence_items e WHERE e.handover_id = h.id AND e.kind = 'FORM') AS hash,
         coalesce((SELECT json_agg(json_build_object('point', p.point, 'key', d.storage_key) ORDER BY p.received_at, p.id)
                     FROM handover_photos p JOIN documents d ON d.id = p.document_id WHERE p.handover_id = h.id), '[]') AS photos
    FROM handovers h JOIN rental_moves m ON m.id = h.move_id JOIN rentals r ON r.id = h.rental_id
    JOIN customers c ON c.id = r.customer_id JOIN cars k ON k.id = r.car_id
   WHERE h.id = $1`;
