import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import type { ExpiringDocument } from './expiry.message.js';

/** The office gets a message this many days before a document expires. */
const TOLD_DAYS = '30, 7, 1';
const BATCH = 100;

// A missed message is sent later, until the next one is due. A document with a new expiry date gets new messages.
// Never null: car, expiresOn, onceKey. The WHERE clause and concat_ws exclude null.
const DUE = `
  SELECT due.* FROM (
    SELECT d.car_id AS "carId", concat_ws(', ', k.car_name || ' ' || k.car_model, k.plate) AS car, d.type, d.expires_on::text AS "expiresOn",
           concat_ws(':', 'VEHICLE_DOCUMENT', d.car_id, d.type, d.expires_on, told.days) AS "onceKey"
      FROM vehicle_documents d JOIN cars k ON k.id = d.car_id
     CROSS JOIN LATERAL (SELECT min(days) AS days FROM unnest(ARRAY[${TOLD_DAYS}]) AS days WHERE d.expires_on - $1::date <= days) told
     WHERE k.retired_at IS NULL AND d.expires_on >= $1::date AND told.days IS NOT NULL) due
   WHERE NOT EXISTS (SELECT FROM outbox_messages o WHERE o.once_key = due."onceKey")
   ORDER BY due."expiresOn", due."onceKey" LIMIT ${BATCH}`;

/** Finds the documents of listed cars with a due message to the office. */
@Injectable()
export class ExpiringDocumentQueries {
  constructor(private readonly db: DataSource) {}

  due(today: Day): Promise<ExpiringDocument[]> {
    return this.db.query<ExpiringDocument[]>(DUE, [today]);
  }
}
