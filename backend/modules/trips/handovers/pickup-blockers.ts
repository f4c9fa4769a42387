import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import type { MaintenanceKind } from '../../../contract/fleet/maintenance.js';
import { maintenanceMessages } from '../../../contract/messages/maintenance.messages.js';
import { type CatalogueMessage, messageOf } from '../../../contract/messages/message.js';
import type { LicenceQuestion } from '../../../contract/rentals/handovers.js';
import type { Refusal } from '../../../platform/http/refusal.js';
import { LICENCE_IN_FORCE, type LicenceInForce, Licences } from '../../customers/index.js';
import { Settings } from '../../settings/index.js';
import { licenceQuestion } from './licence-problem.rules.js';
import { approvalBlocker, moneyBlocker, pickupBlockers, type PickupFacts } from './pickup-blockers.rules.js';
import { documentWarnings } from './vehicle-documents.rules.js';

type FactsRow = Omit<PickupFacts, 'licence'> & { licence: LicenceInForce | null; overdue: MaintenanceKind[] };

export interface PickupProblems {
  /** Refuse a pickup without a record, too. */
  common: Refusal[];
  approval: Refusal | null;
  money: Refusal | null;
  warnings: CatalogueMessage[];
  licence: LicenceQuestion | null;
}

/** Reads what prevents a pickup. A command holds the locks of car, customer and rental. */
@Injectable()
export class PickupBlockers {
  constructor(
    private readonly settings: Settings,
    private readonly licences: Licences,
  ) {}

  /** @param at When the car was handed over; by default now. */
  async find(manager: EntityManager, rentalId: number, at?: Date): Promise<PickupProblems> {
    const settings = this.settings.current;
    const [row] = await manager.query<FactsRow[]>(FACTS, [rentalId, settings.rules.zone, at ?? null]);
    const { licence: stored, overdue, ...known } = defined(row, 'rental');
    const licence = stored && {
      validUntil: stored.validUntil,
      dateOfBirth: this.licences.openBirthDate(stored.birthDate),
    };
    const facts = { ...known, licence };
    return {
      common: pickupBlockers(facts, settings),
      approval: approvalBlocker(facts),
      money: moneyBlocker(facts),
      warnings: [...documentWarnings(facts, settings), ...maintenanceWarnings(overdue)],
      licence: licenceQuestion(licence, settings),
    };
  }
}

const maintenanceWarnings = (overdue: readonly MaintenanceKind[]): CatalogueMessage[] =>
  overdue.map((kind) =>
    messageOf(maintenanceMessages, 'overdue', { kind: messageOf(maintenanceMessages, kind) }),
  );

// Never null: status, startsAt, endsAt, bufferMinutes, suspended, isApproved, carRefused, balance, depositMissing, checking, vehicleDocuments, overdue. The view
// reads columns, sums and lists that are not null.
const FACTS = `
  SELECT f.status, f.starts_at AS "startsAt", f.ends_at AS "endsAt", f.buffer_minutes AS "bufferMinutes", coalesce($3::timestamptz, app_now()) AS now,
         f.suspended, f.suspension_reason AS "suspensionReason", f.is_approved AS "isApproved", f.car_refused AS "carRefused",
         f.other_reference AS "otherReference", m.balance, m.missing AS "depositMissing", f.checking,
         f.vehicle_documents AS "vehicleDocuments",
         ${LICENCE_IN_FORCE('f.customer_id')} AS licence,
         ARRAY (SELECT d.kind FROM maintenance_due d WHERE d.car_id = f.car_id
                   AND (d.odometer_km > d.due_km OR d.due_on < (app_now() AT TIME ZONE $2::text)::date) ORDER BY d.kind) AS overdue
    FROM handover_facts f CROSS JOIN LATERAL rental_money(f.rental_id) m WHERE f.rental_id = $1`;
