export type Approval = 'PENDING' | 'APPROVED' | 'REJECTED';

/** `data` of 1019: whether the documents wait for an admin, or were never sent. */
export interface ApprovalNeededData {
  approval: Extract<Approval, 'PENDING'> | null;
}

/** Whom a bearer token identifies. `customer` is the account token, `renting` the two-hour one of `/user-login`. */
export const TOKEN_KINDS = ['customer', 'renting', 'admin', 'custom-admin'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

export interface CodeSent {
  expiresInSeconds: number;
  resendAfterSeconds: number;
}

export interface Token {
  token: string;
  expiresAt: string;
}

export interface AccountToken {
  token: string;
  expiresAt: string;
  isRegistered: boolean;
  adminApproval: Approval | null;
}

export interface RejectionReasons {
  aadhaar?: string;
  license?: string;
  note?: string;
}

export interface CustomerProfile {
  fullName: string;
  address: string;
  email: string;
  mobile: string;
  /** Masked: `XXXX XXXX 1234`. */
  aadhaarNumber: string;
  submittedAt: string;
  adminApproval: Approval;
  reasons: RejectionReasons | null;
  aadhaarFilePath: string;
  licenseFilePath: string;
  /** Null where only the front, or both sides in one file, were sent. */
  aadhaarBackFilePath: string | null;
  licenseBackFilePath: string | null;
}

export interface DocumentLink {
  downloadUrl: string;
  expiresAt: string;
  contentType: string;
}

export interface PendingDocument {
  id: number;
  fullName: string;
  mobile: string;
  email: string;
  address: string;
  /** Masked. */
  aadhaarNumber: string;
  aadhaarFilePath: string;
  licenseFilePath: string;
  /** Null where only the front, or both sides in one file, were sent. */
  aadhaarBackFilePath: string | null;
  licenseBackFilePath: string | null;
  submittedAt: string;
  /** The earliest pickup of a rental that is pending or confirmed; in the past when it was missed. */
  nextPickupAt: string | null;
  /** The desk's mobile number when a member of staff added this customer. */
  addedBy: string | null;
}

export interface StaffMember {
  id: number;
  mobileNumber: string;
  /** Null for those who were added without one. */
  name: string | null;
  role: 'ADMIN' | 'CUSTOM_ADMIN';
  createdAt: string;
}
