import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TripCopy } from '../../../contract/rentals/handovers.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Settings } from '../../settings/index.js';
import { HandoverQueries } from './handover-queries.js';

/** Exceeds the number of handovers and returns of one office in two days. */
const MAX_COPIES = 100;

const TRIPS = `
  WITH days AS (SELECT ((app_now() AT TIME ZONE $1::text)::date + 2)::timestamp AT TIME ZONE $1::text AS until)
  SELECT r.id, right(coalesce(c.mobile, ''), 4) AS "mobileLastFour"
    FROM rentals r JOIN customers c ON c.id = r.customer_id CROSS JOIN days
   WHERE r.status = 'CONFIRMED' AND r.starts_at < days.until AND r.ends_at > app_now()
      OR r.status = 'ON_TRIP' AND r.ends_at < days.until
   ORDER BY CASE r.status WHEN 'CONFIRMED' THEN r.starts_at ELSE r.ends_at END, r.id LIMIT ${MAX_COPIES}`;

/** Reads the forms that a phone needs to record the handovers and returns of today and tomorrow without network. */
@Injectable()
export class TripCopyQueries {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
    private readonly handovers: HandoverQueries,
  ) {}

  async all(by: Caller): Promise<TripCopy[]> {
    const { zone } = this.settings.current.rules;
    const rows = await this.db.query<{ id: number; mobileLastFour: string }[]>(TRIPS, [zone]);
    const copies: TripCopy[] = [];
    // Runs sequentially, so that a phone that loads copies in the background uses one database connection at a time.
    for (const { id, mobileLastFour } of rows) {
      const { rental, ...form } = await this.handovers.form(by, id, { isCopy: true });
      const customerName = rental.customerName?.split(' ', 1)[0] ?? null;
      copies.push({ form: { ...form, rental: { ...rental, customerName } }, mobileLastFour });
    }
    return copies;
  }
}
