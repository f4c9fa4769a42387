import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { named } from '../../../platform/database/named.js';
import { Settings } from '../../settings/index.js';

// A later charge has a due day of its own. The due day of a debt that was never paid stays.
const SET_DUE_DAY = `
  UPDATE settlements s SET due_on = (app_now() AT TIME ZONE :zone)::date + :days::int, owed_again_at = app_now()
    FROM rentals r
   WHERE r.id = :rentalId AND s.rental_id = r.id AND s.state = 'FINAL' AND NOT s.is_later
     AND (s.due_on IS NULL OR r.status = 'CLOSED' AND s.owed_again_at IS NULL)
     AND (rental_money(r.id)).balance > (SELECT coalesce(sum(l.final_paise), 0)
           FROM settlements later JOIN settlement_lines l ON l.settlement_id = later.id
          WHERE later.rental_id = r.id AND later.is_later AND later.state = 'FINAL')`;

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
