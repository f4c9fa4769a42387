import type { BlockedNumberKind } from '../../contract/customers/blocked-identities.js';
import type { SameNumber } from '../../contract/customers/console-customers.js';
import { documentPath } from '../../contract/customers/document-path.js';
import { maskIdentityNumber } from '../../contract/customers/identity-documents.js';
import type {
  CustomerProfile,
  IdentitySummary,
  PendingDocument,
  RejectionReasons,
  Renewal,
  ReviewFlag,
} from '../../contract/customers/people.js';
import type { CustomerApproval } from './customer.entity.js';
import type { StoredIdentity } from './documents/stored-identity.js';
import type { SealedLicence } from './licences/licences.js';

export interface CustomerRow {
  id: number;
  fullName: string | null;
  address: string | null;
  email: string;
  emailUnproved: boolean;
  mobile: string;
  approval: CustomerApproval;
  reasons: RejectionReasons | null;
  submittedAt: Date | null;
  wantsSms: boolean;
  nextPickupAt: Date | null;
  identity: StoredIdentity | null;
  licence: SealedLicence | null;
  renewal: Renewal | null;
  addedBy: string | null;
  licenseFile: string | null;
  licenseBackFile: string | null;
}

/** A customer with the data for the review by staff. */
export interface ReviewedRow extends CustomerRow {
  sameNumbers: SameNumber[];
  blockedNumbers: BlockedNumberKind[];
}

const path = (documentId: string | null): string => (documentId ? documentPath(documentId) : '');

const optionalPath = (documentId: string | null): string | null => (documentId ? path(documentId) : null);

export const toIdentitySummary = (identity: StoredIdentity | null): IdentitySummary | null =>
  identity && {
    kind: identity.kind,
    number: identity.lastFour && maskIdentityNumber(identity.kind, identity.lastFour),
    filePath: optionalPath(identity.file),
    backFilePath: optionalPath(identity.backFile),
    check: identity.check && {
      ...identity.check,
      checkedAt: new Date(identity.check.checkedAt).toISOString(),
      issuedAt: new Date(identity.check.issuedAt).toISOString(),
    },
  };

/** The fields for an Aadhaar card, which are empty for another document. */
function aadhaarFields(
  identity: StoredIdentity | null,
): Pick<CustomerProfile, 'aadhaarNumber' | 'aadhaarFilePath' | 'aadhaarBackFilePath'> {
  const aadhaar = identity?.kind === 'AADHAAR' ? identity : null;
  return {
    aadhaarNumber: maskIdentityNumber('AADHAAR', aadhaar?.lastFour ?? null),
    aadhaarFilePath: path(aadhaar?.file ?? null),
    aadhaarBackFilePath: optionalPath(aadhaar?.backFile ?? null),
  };
}

/** The profile hides these values until our team proves the e-mail address that the desk typed. */
const HIDDEN = {
  fullName: null,
  address: null,
  identity: null,
  licenseFile: null,
  licenseBackFile: null,
} satisfies Partial<CustomerRow>;

export function toProfile(
  found: CustomerRow,
  { sendsSms, ...shown }: Pick<CustomerProfile, 'licence' | 'newConsent'> & { sendsSms: boolean },
): CustomerProfile {
  const { emailUnproved } = found;
  const row = emailUnproved ? { ...found, ...HIDDEN } : found;
  return {
    fullName: row.fullName ?? '',
    address: row.address ?? '',
    email: row.email,
    emailUnproved,
    mobile: row.mobile,
    ...aadhaarFields(row.identity),
    identity: toIdentitySummary(row.identity),
    submittedAt: row.submittedAt?.toISOString() ?? '',
    adminApproval: row.approval as CustomerProfile['adminApproval'],
    reasons: row.reasons,
    renewal: row.renewal && { ...row.renewal, ...(emailUnproved && { fullName: null }) },
    licenseFilePath: path(row.licenseFile),
    licenseBackFilePath: optionalPath(row.licenseBackFile),
    ...(emailUnproved ? { licence: null, newConsent: null } : shown),
    sms: sendsSms ? row.wantsSms : null,
  };
}

export function toPendingDocument(row: CustomerRow, flags: ReviewFlag[]): PendingDocument {
  return {
    id: row.id,
    fullName: row.fullName ?? '',
    mobile: row.mobile,
    email: row.email,
    address: row.address ?? '',
    ...aadhaarFields(row.identity),
    identity: toIdentitySummary(row.identity),
    licenseFilePath: path(row.licenseFile),
    licenseBackFilePath: optionalPath(row.licenseBackFile),
    submittedAt: row.submittedAt?.toISOString() ?? '',
    nextPickupAt: row.nextPickupAt?.toISOString() ?? null,
    addedBy: row.addedBy,
    renewal: row.renewal,
    flags,
  };
}
