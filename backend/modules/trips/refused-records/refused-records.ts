import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RefusedRecord } from '../../../contract/rentals/handovers.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Audit } from '../../audit/index.js';

type Row = Omit<RefusedRecord, 'refusedAt'> & { refusedAt: Date };

/** Lists and discards refused records that are still on a phone of staff. */
@Injectable()
export class RefusedRecords {
  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  async ofRental(rentalId: number): Promise<RefusedRecord[]> {
    const rows = await this.db.query<Row[]>(
      `SELECT f.record_id AS id, f.kind, f.staff_id::text AS by, f.code, f.refused_at AS "refusedAt"
         FROM records_on_phones f WHERE f.rental_id = $1 ORDER BY f.refused_at`,
      [rentalId],
    );
    return rows.map(({ refusedAt, ...row }) => ({ ...row, refusedAt: refusedAt.toISOString() }));
  }

  /** A repeated request changes nothing. */
  discard(by: Caller, rentalId: number, recordId: string): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const [, count] = await manager.query<[unknown, number]>(
        'DELETE FROM refused_records WHERE record_id = $1 AND rental_id = $2',
        [recordId, rentalId],
      );
      if (count === 0) return;
      await this.audit.record(manager, by, {
        action: 'discard-record',
        subject: 'rental',
        subjectId: rentalId,
      });
    });
  }
}
