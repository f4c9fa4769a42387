import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { named } from '../../../platform/database/named.js';
import { Settings } from '../../settings/index.js';

// A debt that was never paid keeps its due day. Once it is paid, the next one gets a new day.
const SET_DUE_DAY = `
  UPDATE settlements s
     SET due_on = CASE WHEN known.owes THEN (app_now() AT TIME ZONE :zone)::date + :days::int END,
         owed_again_at = CASE WHEN known.owes THEN app_now() ELSE s.owed_again_at END
    FROM rentals r
   CROSS JOIN LATERAL (SELECT (rental_money(r.id)).balance AS balance) AS money
   CROSS JOIN LATERAL (
     SELECT money.balance > coalesce(sum(l.final_paise), 0) AS owes
       FROM settlements later JOIN settlement_lines l ON l.settlement_id = later.id
      WHERE later.rental_id = r.id AND later.state = 'FINAL' AND later.is_later
        AND later.due_on >= (app_now() AT TIME ZONE :zone)::date) AS known
   WHERE r.id = :rentalId AND s.rental_id = r.id AND s.state = 'FINAL' AND NOT s.is_later
     AND CASE WHEN known.owes THEN s.due_on IS NULL OR r.status = 'CLOSED' AND s.owed_again_at IS NULL
              ELSE r.status = 'CLOSED' AND s.due_on IS NOT NULL AND money.balance <= 0 END`;

/** Gives the customer time to pay if a correction of a payment leaves a debt after the settlement became final. */
@Injectable()
export class DebtAgain {
  constructor(private readonly settings: Settings) {}

  /** Call after the correction, under the locks on the customer, the payment and the rental. */
  async setDueDay(manager: EntityManager, rentalId: number): Promise<void> {
    const { zone, settlementPayDays: days } = this.settings.current.rules;
    await manager.query(...named(SET_DUE_DAY, { rentalId, zone, days }));
  }
}
