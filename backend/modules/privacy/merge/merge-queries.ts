import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MergePlan } from '../../../contract/privacy/merge.js';
import { noSuchCustomer } from '../../customers/index.js';

const PLAN = `
  SELECT (SELECT count(*)::int FROM rentals WHERE customer_id = c.id) AS rentals,
         (SELECT count(*)::int FROM payments WHERE customer_id = c.id) AS payments,
         (SELECT count(*)::int FROM refunds WHERE customer_id = c.id) AS refunds,
         (SELECT count(*)::int FROM complaints WHERE customer_id = c.id) AS complaints,
         (SELECT count(*)::int FROM notes WHERE customer_id = c.id) AS notes,
         CASE WHEN c.approval = 'APPROVED' THEN 'APPROVED'
              WHEN EXISTS (SELECT FROM holds h WHERE h.customer_id = c.id AND h.state = 'LIVE' AND h.expires_at > app_now()) THEN 'LIVE_HOLD'
         END AS refused
    FROM customers c
   WHERE c.id = $1 AND c.erased_at IS NULL AND EXISTS (SELECT FROM customers WHERE id = $2 AND erased_at IS NULL)`;

/** Reads the data that a merge would move, for the preview in its dialog. */
@Injectable()
export class MergeQueries {
  constructor(private readonly db: DataSource) {}

  /** @throws Refusal 1002 if one of the customers does not exist, or the account was deleted. */
  async plan(id: number, from: number): Promise<MergePlan> {
    const [plan] = await this.db.query<MergePlan[]>(PLAN, [from, id]);
    if (!plan) throw noSuchCustomer();
    return plan;
  }
}
