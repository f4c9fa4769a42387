import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import type { CatalogueMessage } from '../../../contract/messages/message.js';
import type { Refusal } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';
import { approvalBlocker, moneyBlocker, pickupBlockers, type PickupFacts } from './pickup-blockers.rules.js';
import { documentWarnings } from './vehicle-documents.rules.js';

export interface PickupProblems {
  /** Refuse a pickup without a record, too. */
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
    const settings = this.settings.current;
    const [row] = await manager.query<PickupFacts[]>(FACTS, [rentalId]);
    const facts = defined(row, 'rental');
    return {
      common: pickupBlockers(facts, settings),
      approval: approvalBlocker(facts),
      money: moneyBlocker(facts),
      warnings: documentWarnings(facts, settings),
    };
  }
}

// Never null: status, startsAt, endsAt, bufferMinutes, suspended, isApproved, carRefused, balance, depositMissing, checking, vehicleDocuments. The view
// reads columns, sums and lists that are not null.
const FACTS = `
  SELECT f.status, f.starts_at AS "startsAt", f.ends_at AS "endsAt", f.buffer_minutes AS "bufferMinutes", app_now() AS now,
         f.suspended, f.suspension_reason AS "suspensionReason", f.is_approved AS "isApproved", f.car_refused AS "carRefused",
         f.other_reference AS "otherReference", m.balance, m.missing AS "depositMissing", f.checking,
         f.vehicle_documents AS "vehicleDocuments",
         (SELECT l.valid_until::text FROM licences_in_force l WHERE l.customer_id = f.customer_id) AS "licenceValidUntil"
    FROM handover_facts f CROSS JOIN LATERAL rental_money(f.rental_id) m WHERE f.rental_id = $1`;
