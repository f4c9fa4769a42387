import type { BlockedNumberKind } from '../../../contract/customers/blocked-identities.js';
import type {
  ConsoleCustomer,
  ConsoleCustomerDetails,
  CustomerTrailEntry,
  OpenOfCustomer,
  SameNumber,
} from '../../../contract/customers/console-customers.js';
import { documentPath } from '../../../contract/customers/document-path.js';
import type {
  LicenceSummary,
  RejectionReasons,
  Renewal,
  ReviewFlag,
} from '../../../contract/customers/people.js';
import { replacesWait, type StoredMobileProof } from '../contacts/mobile-proof.rules.js';
import type { CustomerApproval } from '../customer.entity.js';
import { toIdentitySummary } from '../customer.presenter.js';
import type { StoredIdentity } from '../documents/stored-identity.js';
import type { SealedLicence } from '../licences/licences.js';

export interface ConsoleCustomerRow {
  id: number;
  fullName: string | null;
  mobile: string;
  email: string;
  approval: CustomerApproval;
  suspendedAt: Date | null;
  submittedAt: Date | null;
  createdAt: Date;
  addedBy: string | null;
}

export interface ConsoleCustomerDetailsRow extends ConsoleCustomerRow, StoredMobileProof {
  address: string | null;
  now: Date;
  emailUnproved: boolean;
  movesTo: string | null;
  movesAt: Date | null;
  identity: StoredIdentity | null;
  licence: SealedLicence | null;
  renewal: Renewal | null;
  sameNumbers: SameNumber[];
  blockedNumbers: BlockedNumberKind[];
  licenseFile: string | null;
  licenseBackFile: string | null;
  driverRecordUntil: Date | null;
  mergedInto: number | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  reasons: RejectionReasons | null;
  consentVersion: string | null;
  consentAt: Date | null;
  suspensionReason: string | null;
  suspensionBy: string | null;
  suspensionAt: Date | null;
  open: OpenOfCustomer;
}

export interface TrailRow {
  id: number;
  at: Date;
  action: string;
  by: string | null;
  after: { reason?: string; reasons?: RejectionReasons | null } | null;
}

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;
const path = (documentId: string | null): string | null => documentId && documentPath(documentId);

export function toConsoleCustomer(row: ConsoleCustomerRow): ConsoleCustomer {
  return {
    id: row.id,
    fullName: row.fullName,
    mobile: row.mobile,
    email: row.email,
    approval: row.approval === 'NOT_REGISTERED' ? null : row.approval,
    suspendedAt: instant(row.suspendedAt),
    submittedAt: instant(row.submittedAt),
    createdAt: row.createdAt.toISOString(),
    addedBy: row.addedBy,
  };
}

export function toConsoleCustomerDetails(
  row: ConsoleCustomerDetailsRow,
  {
    trail,
    licence,
    flags,
  }: { trail: readonly TrailRow[]; licence: LicenceSummary | null; flags: ReviewFlag[] },
): ConsoleCustomerDetails {
  return {
    ...toConsoleCustomer(row),
    address: row.address,
    mobileProof:
      row.mobileProvenAt && row.mobileProvenBy
        ? {
            at: row.mobileProvenAt.toISOString(),
            by: row.mobileProvenBy,
            replacesWait: replacesWait(row, row.now),
          }
        : null,
    emailUnproved: row.emailUnproved,
    emailMove: row.movesTo && row.movesAt ? { email: row.movesTo, at: row.movesAt.toISOString() } : null,
    identity: toIdentitySummary(row.identity),
    licenseFilePath: path(row.licenseFile),
    licenseBackFilePath: path(row.licenseBackFile),
    licence,
    driverRecordUntil: instant(row.driverRecordUntil),
    mergedInto: row.mergedInto,
    flags,
    sameNumbers: row.sameNumbers,
    decidedBy: row.decidedBy,
    decidedAt: instant(row.decidedAt),
    reasons: row.reasons,
    renewal: row.renewal,
    consent:
      row.consentVersion && row.consentAt
        ? { version: row.consentVersion, at: row.consentAt.toISOString() }
        : null,
    suspension: row.suspensionAt && {
      suspended: row.suspendedAt !== null,
      reason: row.suspensionReason ?? '',
      by: row.suspensionBy,
      at: row.suspensionAt.toISOString(),
    },
    open: row.open,
    trail: trail.map(toTrailEntry),
  };
}

function toTrailEntry({ id, at, action, by, after }: TrailRow): CustomerTrailEntry {
  const { aadhaar, license, note } = after?.reasons ?? {};
  const reasons = [
    aadhaar && `Identity document: ${aadhaar}`,
    license && `Driving licence: ${license}`,
    note !== aadhaar && note,
  ].filter(Boolean);
  return { id, at: at.toISOString(), action, by, reason: (after?.reason ?? reasons.join(' · ')) || null };
}
