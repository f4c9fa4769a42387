import { momentIn } from '../../../contract/calendar.js';
import type { MaintenanceKind } from '../../../contract/fleet/maintenance.js';
import type { VehicleDocument } from '../../../contract/fleet/vehicle-documents.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { maintenanceMessages } from '../../../contract/messages/maintenance.messages.js';
import { type CatalogueMessage, messageOf, withoutFullStop } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import { formatPaise, greatest, NO_PAISE, type Paise, plus, toRupees } from '../../../contract/money.js';
import type { HandoverOwedData } from '../../../contract/rentals/handovers.js';
import type { RentalStatus } from '../../../contract/rentals/rentals.js';
import { type Refusal, refuse } from '../../../platform/http/refusal.js';
import { earliestPickup, pickupProblem } from '../../rentals/index.js';
import { type LicenceDetails, licenceProblem, type LicenceRules } from './licence-problem.rules.js';
import { documentProblems, type DocumentRules } from './vehicle-documents.rules.js';

/** The facts that can prevent a handover. */
export interface PickupFacts {
  status: RentalStatus;
  startsAt: Date;
  endsAt: Date;
  bufferMinutes: number;
  now: Date;
  suspended: boolean;
  suspensionReason: string | null;
  isApproved: boolean;
  carRefused: boolean;
  /** The rental that has the car now. */
  otherReference: string | null;
  /** Negative if we owe the customer. */
  balance: Paise;
  depositMissing: Paise;
  checking: Paise;
  /** Null if the details are not known. */
  licence: LicenceDetails | null;
  vehicleDocuments: Pick<VehicleDocument, 'type' | 'expiresOn'>[];
  overdueMaintenance: { kind: MaintenanceKind; blocksHandover: boolean }[];
}

/** The settings that decide what prevents a handover. */
type PickupRules = DocumentRules & LicenceRules;

/** Returns every reason why the car cannot be picked up now, the most urgent first. */
export function pickupBlockers(facts: PickupFacts, settings: PickupRules): Refusal[] {
  const { zone } = settings.rules;
  const { status, suspended, suspensionReason, carRefused, otherReference } = facts;
  const blockers: Refusal[] = [];
  if (suspended) {
    const reason = withoutFullStop(suspensionReason ?? '');
    blockers.push(refuse('ACCOUNT_REJECTED', messageOf(rentalsMessages, 'suspended', { reason })));
  }
  if (carRefused)
    blockers.push(
      refuse('WRONG_STATE', messageOf(rentalsMessages, 'carRefused'), {
        status,
        reason: 'REFUSED_BY_CUSTOMER',
      }),
    );
  const reason = pickupProblem(facts);
  if (reason) blockers.push(refuse('WRONG_STATE', timeText(facts, zone), { status, reason }));
  if (otherReference)
    blockers.push(
      refuse('WRONG_STATE', messageOf(rentalsMessages, 'stillOnTrip', { reference: otherReference }), {
        status,
        reason: 'STILL_ON_TRIP',
        otherReference,
      }),
    );
  const licence = licenceProblem(facts, settings);
  if (licence) blockers.push(refuse('WRONG_STATE', licence.text, { status, reason: licence.reason }));
  for (const text of documentProblems(facts, settings))
    blockers.push(refuse('WRONG_STATE', text, { status, reason: 'VEHICLE_DOCUMENT' }));
  for (const text of overdueTexts(facts, true))
    blockers.push(refuse('WRONG_STATE', text, { status, reason: 'MAINTENANCE_OVERDUE' }));
  return blockers;
}

/** Returns the overdue plans of the car that block its handover, or those that do not if `blocking` is false. */
export const overdueTexts = (
  { overdueMaintenance }: Pick<PickupFacts, 'overdueMaintenance'>,
  blocking: boolean,
): CatalogueMessage[] =>
  overdueMaintenance
    .filter(({ blocksHandover }) => blocksHandover === blocking)
    .map(({ kind }) =>
      messageOf(maintenanceMessages, 'overdue', { kind: messageOf(maintenanceMessages, kind) }),
    );

/** Returns the refusal because of missing money, which an admin can override; null if no money is missing. */
export function moneyBlocker({ balance, depositMissing: missing, checking }: PickupFacts): Refusal | null {
  const owed = greatest(NO_PAISE, balance);
  if (owed === 0 && missing === 0) return null;
  const amount = formatPaise(owed === 0 ? missing : owed);
  const data: HandoverOwedData = {
    owed: toRupees(owed),
    depositMissing: toRupees(missing),
    checking: toRupees(checking),
  };
  const text = (): CatalogueMessage => {
    if (checking > 0)
      return messageOf(handoversMessages, 'owedChecking', {
        amount: formatPaise(plus(owed, missing)),
        checking: formatPaise(checking),
      });
    if (owed === 0) return messageOf(handoversMessages, 'depositMissing', { amount });
    if (missing === 0) return messageOf(handoversMessages, 'owed', { amount });
    return messageOf(handoversMessages, 'owedAndDeposit', { amount, deposit: formatPaise(missing) });
  };
  return refuse('PAYMENT_NEEDED', text(), data);
}

export const approvalBlocker = ({ isApproved }: PickupFacts): Refusal | null =>
  isApproved ? null : refuse('APPROVAL_NEEDED', messageOf(handoversMessages, 'documentsNeeded'));

const timeText = (facts: PickupFacts, zone: string): CatalogueMessage =>
  facts.now < earliestPickup(facts)
    ? messageOf(rentalsMessages, 'handOverFrom', { when: momentIn(zone, earliestPickup(facts)) })
    : messageOf(rentalsMessages, 'handOverEnded', { when: momentIn(zone, facts.endsAt) });
