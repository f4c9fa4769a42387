import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CheckingTimes, FEWEST_CHECKS, LAST_CHECKS } from '../../../contract/rentals/checking-times.js';

const MEDIAN =
  'CASE WHEN count(*) >= $1::int THEN ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes))::int END';

/** Measures the usual time until a decision, for customers who wait. */
@Injectable()
export class CheckingTimeQueries {
  constructor(private readonly db: DataSource) {}

  async read(): Promise<CheckingTimes> {
    const [row] = await this.db.query<[CheckingTimes]>(
      `SELECT (SELECT ${MEDIAN} FROM (
                 SELECT extract(epoch FROM decided_at - submitted_at) / 60 AS minutes FROM customers
                  WHERE decided_at > submitted_at ORDER BY submitted_at DESC, id DESC LIMIT $2) AS checks) AS "documentsMinutes",
              (SELECT ${MEDIAN} FROM (
                 SELECT extract(epoch FROM decided_at - created_at) / 60 AS minutes FROM payments
                  WHERE decided_at > created_at ORDER BY id DESC LIMIT $2) AS checks) AS "paymentsMinutes"`,
      [FEWEST_CHECKS, LAST_CHECKS],
    );
    return row;
  }
}
