import type { BlockedNumberKind } from '../../contract/customers/blocked-identities.js';
import type { SameNumber } from '../../contract/customers/console-customers.js';
import { documentPath } from '../../contract/customers/document-path.js';
import type {
  CustomerProfile,
  LicenceSummary,
  PendingDocument,
  RejectionReasons,
  Renewal,
  ReviewFlag,
} from '../../contract/customers/people.js';
import type { CustomerApproval } from './customer.entity.js';
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
  lastFour: string | null;
  licence: SealedLicence | null;
  renewal: Renewal | null;
  addedBy: string | null;
  aadhaarFile: string | null;
  aadhaarBackFile: string | null;
  licenseFile: string | null;
  licenseBackFile: string | null;
}

/** A customer as staff review them. */
export interface ReviewedRow extends CustomerRow {
  sameNumbers: SameNumber[];
  blockedNumbers: BlockedNumberKind[];
}

const path = (documentId: string | null): string => (documentId ? documentPath(documentId) : '');

const backPath = (documentId: string | null): string | null => (documentId ? path(documentId) : null);

/** Formats an Aadhaar number for every response except the one that reveals it to an admin. */
export function maskAadhaar(lastFour: string | null): string {
  return `XXXX XXXX ${lastFour ?? 'XXXX'}`;
}

/** The profile hides these values until our team proves the e-mail address that the desk typed. */
const HIDDEN = {
  fullName: null,
  address: null,
  lastFour: null,
  aadhaarFile: null,
  aadhaarBackFile: null,
  licenseFile: null,
  licenseBackFile: null,
} satisfies Partial<CustomerRow>;

export function toProfile(
  found: CustomerRow,
  { sendsSms, licence }: { sendsSms: boolean; licence: LicenceSummary | null },
): CustomerProfile {
  const { emailUnproved } = found;
  const row = emailUnproved ? { ...found, ...HIDDEN } : found;
  return {
    fullName: row.fullName ?? '',
    address: row.address ?? '',
    email: row.email,
    emailUnproved,
    mobile: row.mobile,
    aadhaarNumber: maskAadhaar(row.lastFour),
    submittedAt: row.submittedAt?.toISOString() ?? '',
    adminApproval: row.approval as CustomerProfile['adminApproval'],
    reasons: row.reasons,
    renewal: row.renewal && { ...row.renewal, ...(emailUnproved && { fullName: null }) },
    aadhaarFilePath: path(row.aadhaarFile),
    aadhaarBackFilePath: backPath(row.aadhaarBackFile),
    licenseFilePath: path(row.licenseFile),
    licenseBackFilePath: backPath(row.licenseBackFile),
    licence: emailUnproved ? null : licence,
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
    aadhaarNumber: maskAadhaar(row.lastFour),
    aadhaarFilePath: path(row.aadhaarFile),
    aadhaarBackFilePath: backPath(row.aadhaarBackFile),
    licenseFilePath: path(row.licenseFile),
    licenseBackFilePath: backPath(row.licenseBackFile),
    submittedAt: row.submittedAt?.toISOString() ?? '',
    nextPickupAt: row.nextPickupAt?.toISOString() ?? null,
    addedBy: row.addedBy,
    renewal: row.renewal,
    flags,
  };
}
