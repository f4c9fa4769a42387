import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CheckingTimes } from '../../../contract/rentals/checking-times.js';

interface Measured {
  documents: number | null;
  payments: number | null;
}

/** Measures the usual time until a decision, for waiting customers. */
@Injectable()
export class CheckingTimeQueries {
  constructor(private readonly db: DataSource) {}

  async read(): Promise<CheckingTimes> {
    const [row] = await this.db.query<[Measured]>(MEDIANS, [FEWEST_CHECKS, LAST_CHECKS]);
    return { documentsMinutes: row.documents, paymentsMinutes: row.payments };
  }
}

/** Below this number a median is not meaningful. */
const FEWEST_CHECKS = 10;
const LAST_CHECKS = 100;

const MEDIANS = `
  SELECT (SELECT CASE WHEN count(*) >= $1::int THEN ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes))::int END
            FROM (SELECT extract(epoch FROM decided_at - submitted_at) / 60 AS minutes FROM customers
                   WHERE decided_at > submitted_at ORDER BY submitted_at DESC, id DESC LIMIT $2) d) AS documents,
         (SELECT CASE WHEN count(*) >= $1::int THEN ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes))::int END
            FROM (SELECT extract(epoch FROM decided_at - created_at) / 60 AS minutes FROM payments
                   WHERE decided_at > created_at ORDER BY id DESC LIMIT $2) p) AS payments`;
