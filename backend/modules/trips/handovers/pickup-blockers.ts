import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import type { CatalogueMessage } from '../../../contract/messages/message.js';
import type { Refusal } from '../../../platform/http/refusal.js';
import { carRefused } from '../../rentals/index.js';
import { Settings } from '../../settings/index.js';
import {
  approvalBlocker,
  documentWarnings,
  moneyBlocker,
  pickupBlockers,
  type PickupFacts,
} from './pickup-blockers.rules.js';

export interface PickupProblems {
  /** Also refuse a pickup without a record. */
  common: Refusal[];
  approval: Refusal | null;
  money: Refusal | null;
  warnings: CatalogueMessage[];
}

/** Reads what prevents a pickup now. A command holds the locks of car, customer and rental. */
@Injectable()
export class PickupBlockers {
  constructor(private readonly settings: Settings) {}

  async find(manager: EntityManager, rentalId: number): Promise<PickupProblems> {
    const { zone } = this.settings.current.rules;
    const [row] = await manager.query<PickupFacts[]>(FACTS, [rentalId]);
    const facts = defined(row, 'rental');
    return {
      common: pickupBlockers(facts, zone),
      approval: approvalBlocker(facts),
      money: moneyBlocker(facts),
      warnings: documentWarnings(facts, zone),
    };
  }

  /** @throws Refusal 1006, 1015 */
  async requireNone(manager: EntityManager, rentalId: number): Promise<void> {
    const { common } = await this.find(manager, rentalId);
    if (common[0]) throw common[0];
  }
}

// Never null: balance, checking. A sum without rows is 0.
const FACTS = `
  SELECT r.status, r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.buffer_minutes AS "bufferMinutes", app_now() AS now,
         c.suspended_at IS NOT NULL AS suspended, c.suspension_reason AS "suspensionReason",
         c.approval = 'APPROVED' AS "isApproved", ${carRefused('r')} AS "carRefused",
         (SELECT o.reference FROM rentals o WHERE o.car_id = r.car_id AND o.status = 'ON_TRIP' AND o.id <> r.id LIMIT 1) AS "otherReference",
         m.balance, coalesce((SELECT sum(s.amount_paise) FROM payments s WHERE s.rental_id = r.id AND s.status = 'SUBMITTED'), 0)::float8 AS checking,
         k.insurance_expires_on::text AS "insuranceExpiresOn", k.puc_expires_on::text AS "pucExpiresOn",
         k.permit_expires_on::text AS "permitExpiresOn"
    FROM rentals r JOIN customers c ON c.id = r.customer_id JOIN cars k ON k.id = r.car_id
   CROSS JOIN LATERAL rental_money(r.id) m WHERE r.id = $1`;
