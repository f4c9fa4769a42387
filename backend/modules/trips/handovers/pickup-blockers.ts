import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { type CatalogueMessage, messageOf } from '../../../contract/messages/message.js';
import type { LicenceQuestion } from '../../../contract/rentals/handovers.js';
import type { Caller } from '../../../platform/auth/access.js';
import { type Refusal, refuse, refuseFields } from '../../../platform/http/refusal.js';
import { LICENCE_IN_FORCE, type LicenceInForce, Licences } from '../../customers/index.js';
import { Settings } from '../../settings/index.js';
import { licenceQuestion, missingLicence } from './licence-problem.rules.js';
import {
  approvalBlocker,
  moneyBlocker,
  overdueTexts,
  pickupBlockers,
  type PickupFacts,
} from './pickup-blockers.rules.js';
import { documentWarnings } from './vehicle-documents.rules.js';

type FactsRow = Omit<PickupFacts, 'licence'> & { licence: LicenceInForce | null };

export interface PickupProblems {
  /** These also refuse a pickup without a record. */
  common: Refusal[];
  /**
   * The refusal if licence details are required but missing. Applies only to a pickup without a handover record,
   * because only the record asks for them.
   */
  missingLicence: Refusal | null;
  approval: Refusal | null;
  money: Refusal | null;
  warnings: CatalogueMessage[];
  licence: LicenceQuestion | null;
}

/** Finds the reasons that prevent a pickup. A command must hold the locks of the car, the customer and the rental. */
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
    const { licence: stored, ...known } = defined(row, 'rental');
    const licence = stored && {
      validUntil: stored.validUntil,
      dateOfBirth: this.licences.openBirthDate(stored),
    };
    const facts = { ...known, licence };
    const missing = missingLicence(licence, settings);
    return {
      common: pickupBlockers(facts, settings),
      missingLicence:
        missing && refuse('WRONG_STATE', missing.text, { status: facts.status, reason: missing.reason }),
      approval: approvalBlocker(facts),
      money: moneyBlocker(facts),
      warnings: [...documentWarnings(facts, settings), ...overdueTexts(facts, false)],
      licence: licenceQuestion(licence, settings),
    };
  }
}

/**
 * Returns the refusal because of the approval or of missing money; null if neither is a problem, or if an admin
 * overrides the missing money with a reason.
 */
export function unsettledProblem(
  by: Caller,
  { approval, money }: Pick<PickupProblems, 'approval' | 'money'>,
  { allowBalance, reason }: { allowBalance: boolean; reason: string | null },
): Refusal | null {
  if (approval) return approval;
  if (!money || !allowBalance) return money;
  if (by.kind !== 'admin') return refuse('FORBIDDEN', messageOf(handoversMessages, 'adminAllows'));
  if (reason !== null) return null;
  return refuseFields({ field: 'reason', message: messageOf(handoversMessages, 'allowReason') });
}

// Never null: status, startsAt, endsAt, bufferMinutes, suspended, isApproved, carRefused, balance, depositMissing, checking, vehicleDocuments, overdueMaintenance. The view
// reads columns, sums and lists that are not null.
const FACTS = `
  SELECT f.status, f.starts_at AS "startsAt", f.ends_at AS "endsAt", f.buffer_minutes AS "bufferMinutes", coalesce($3::timestamptz, app_now()) AS now,
         f.suspended, f.suspension_reason AS "suspensionReason", f.is_approved AS "isApproved", f.car_refused AS "carRefused",
         f.other_reference AS "otherReference", m.balance, m.missing AS "depositMissing", f.checking,
         f.vehicle_documents AS "vehicleDocuments",
         ${LICENCE_IN_FORCE('f.customer_id')} AS licence,
         (SELECT coalesce(json_agg(json_build_object('kind', d.kind, 'blocksHandover', d.blocks_handover) ORDER BY d.kind), '[]')
            FROM maintenance_due d
           WHERE d.car_id = f.car_id
             AND (d.odometer_km > d.due_km
                  OR d.due_on < (coalesce($3::timestamptz, app_now()) AT TIME ZONE $2::text)::date)) AS "overdueMaintenance"
    FROM handover_facts f CROSS JOIN LATERAL rental_money(f.rental_id) m WHERE f.rental_id = $1`;
