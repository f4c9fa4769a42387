import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NumberDispute } from '../../../contract/customers/number-disputes.js';
import { defined } from '../../../contract/defined.js';
import type { Listed, ListQuery } from '../../../platform/http/lists/simple-rest.js';
import { maskedNumber } from '../blocked/blocked-identities.js';
import { noSuchDispute } from './number-disputes.js';

export const DISPUTE_LIST = { sort: ['lastAt'], filter: [] } as const;
export type DisputeSort = (typeof DISPUTE_LIST.sort)[number];

interface Row extends Omit<NumberDispute, 'firstAt' | 'lastAt'> {
  firstAt: Date;
  lastAt: Date;
}

// A claim is open while the customer has the number.
const DISPUTES = 'FROM mobile_disputes d JOIN customers c ON c.id = d.customer_id AND c.mobile = d.mobile';
const SELECT = `
  SELECT d.id, d.mobile, d.customer_id AS "customerId", c.full_name AS "customerName", c.mobile_proven_by AS "provedBy",
         d.claims, d.first_at AS "firstAt", d.last_at AS "lastAt" ${DISPUTES}`;

const present = (row: Row): NumberDispute => ({
  ...row,
  mobile: maskedNumber(row.mobile),
  firstAt: row.firstAt.toISOString(),
  lastAt: row.lastAt.toISOString(),
});

/** Reads the claims to mobile numbers for the console. */
@Injectable()
export class NumberDisputeQueries {
  constructor(private readonly db: DataSource) {}

  async page({ ids, sort, limit, offset }: ListQuery<DisputeSort>): Promise<Listed<NumberDispute>> {
    const where = 'WHERE ($1::int[] IS NULL OR d.id = ANY ($1))';
    const order = `ORDER BY d.last_at ${sort.direction}, d.id ${sort.direction}`;
    const [rows, [count]] = await Promise.all([
      this.db.query<Row[]>(`${SELECT} ${where} ${order} LIMIT $2 OFFSET $3`, [ids, limit, offset]),
      this.db.query<{ total: number }[]>(`SELECT count(*)::int AS total ${DISPUTES} ${where}`, [ids]),
    ]);
    return { rows: rows.map(present), total: defined(count, 'count').total };
  }

  async findById(id: number): Promise<NumberDispute> {
    const [row] = await this.db.query<Row[]>(`${SELECT} WHERE d.id = $1`, [id]);
    if (!row) throw noSuchDispute();
    return present(row);
  }
}
