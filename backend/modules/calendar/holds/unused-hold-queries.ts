import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RETENTION_DAYS } from '../../../contract/privacy/retention.js';

/** Reads old holds that ended without a payment. */
@Injectable()
export class UnusedHoldQueries {
  constructor(private readonly db: DataSource) {}

  async ids(limit: number): Promise<string[]> {
    const rows = await this.db.query<{ id: string }[]>(
      `SELECT h.id FROM holds h
        WHERE h.state <> 'LIVE' AND h.expires_at < app_now() - make_interval(days => $1)
          AND NOT EXISTS (SELECT FROM payments p WHERE p.hold_id = h.id)
          AND NOT EXISTS (SELECT FROM desk_rentals d WHERE d.hold_id = h.id)
        LIMIT $2`,
      [RETENTION_DAYS.holds, limit],
    );
    return rows.map(({ id }) => id);
  }
}
