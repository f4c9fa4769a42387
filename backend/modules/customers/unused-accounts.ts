import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { defined } from '../../contract/defined.js';
import { UNUSED_ACCOUNT } from '../../contract/privacy/retention.js';

const { months, warningDays } = UNUSED_ACCOUNT;
export const UNUSED_BATCH = 100;
/** SQL: accounts that were last used at this time or earlier get the message about their deletion at the time `at`. */
const lastUse = (at: string): string =>
  `${at} - interval '${months} months' + interval '${warningDays} days'`;

interface DueAccount {
  id: number;
  step: 'TELL' | 'ERASE';
}

// A message is valid only if the account had been unused for long enough before it. Any later use makes it invalid.
// $1 is the last account of the previous batch, $2 a single account or null.
const DUE = `
  SELECT due.* FROM (
    SELECT customer_id AS id,
           CASE WHEN used_at <= ${lastUse('told_at')} THEN
                  CASE WHEN told_at <= app_now() - interval '${warningDays} days' THEN 'ERASE' END
                WHEN used_at <= ${lastUse('app_now()')} THEN 'TELL' END AS step
      FROM account_uses
     WHERE customer_id > $1 AND ($2::int IS NULL OR customer_id = $2)
       AND seen_at <= ${lastUse('app_now()')}) due
   WHERE due.step IS NOT NULL ORDER BY due.id LIMIT ${UNUSED_BATCH}`;

/** Finds accounts without recent sign-ins and rentals, and stores the time of the message to their customers. */
@Injectable()
export class UnusedAccounts {
  constructor(private readonly db: DataSource) {}

  /** Returns the next batch of accounts with a due step, by ascending id. */
  due(after: number): Promise<DueAccount[]> {
    return this.db.query<DueAccount[]>(DUE, [after, null]);
  }

  /** Returns the step that is due for one account; null if none is. The caller must hold the customer's lock. */
  async stepOf(manager: EntityManager, id: number): Promise<DueAccount['step'] | null> {
    const [due] = await manager.query<DueAccount[]>(DUE, [0, id]);
    return due?.step ?? null;
  }

  /**
   * Stores that the message was sent, and returns when the account may be deleted. The caller must hold the customer's
   * lock.
   */
  async markTold(manager: EntityManager, id: number): Promise<Date> {
    const [rows] = await manager.query<[{ until: Date }[], number]>(
      // Never null: until.
      `UPDATE customers SET unused_told_at = app_now() WHERE id = $1
       RETURNING unused_told_at + interval '${warningDays} days' AS until`,
      [id],
    );
    return defined(rows[0], 'customer').until;
  }
}
