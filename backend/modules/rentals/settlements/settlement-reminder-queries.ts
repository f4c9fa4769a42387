import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { payNowOf } from '../../payments/index.js';
import { DISPUTE_HOURS, REMIND_HOURS } from './settlement.rules.js';

const BATCH = 100;

export interface SettlementReminder {
  rentalId: number;
  settlementId: number;
  /** ISSUED for a reminder to answer, FINAL for a reminder to pay. */
  state: 'ISSUED' | 'FINAL';
  onceKey: string;
}

const ago = (hours: number): string => `app_now() - interval '${hours} hours'`;
/** Days after the final settlement, or after the debt arose again, on which the customer is reminded of it. */
const OWED_DAYS = [3, 7] as const;
const OWED_ATTEMPT_HOURS = 24;

const owedOn = (day: number): string => `
  SELECT r.id AS "rentalId", s.id AS "settlementId", s.state, concat_ws(':', 'SETTLEMENT_OWED_${day}', s.id, extract(epoch FROM s.owed_again_at)) AS "onceKey"
    FROM rentals r JOIN settlements s ON s.rental_id = r.id AND s.state = 'FINAL'
   WHERE r.status IN ('RETURNED', 'CLOSED') AND s.due_on IS NOT NULL AND coalesce(s.owed_again_at, s.final_at) <= ${ago(24 * day)}
     AND coalesce(s.owed_again_at, s.final_at) > ${ago(24 * day + OWED_ATTEMPT_HOURS)} AND ${payNowOf('r.id')} > 0`;

const DUE = `
  SELECT due.* FROM (
    SELECT s.rental_id AS "rentalId", s.id AS "settlementId", s.state, 'SETTLEMENT_ENDS:' || s.id AS "onceKey" FROM settlements s
     WHERE s.state = 'ISSUED' AND s.issued_at <= ${ago(DISPUTE_HOURS - REMIND_HOURS)} AND s.issued_at > ${ago(DISPUTE_HOURS)}
    UNION ALL ${OWED_DAYS.map(owedOn).join(' UNION ALL ')}) due
   WHERE NOT EXISTS (SELECT FROM outbox_messages o WHERE o.once_key = due."onceKey")
   ORDER BY due."rentalId" LIMIT ${BATCH}`;

/** Finds the reminders of settlements that are due. The job checks each one again under its locks. */
@Injectable()
export class SettlementReminderQueries {
  constructor(private readonly db: DataSource) {}

  due(): Promise<SettlementReminder[]> {
    return this.db.query<SettlementReminder[]>(DUE);
  }
}
