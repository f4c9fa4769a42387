import type { IdentityKind } from '@contract/customers/identity-documents';
import type { PlainText } from '../../i18n';

export const IDENTITY_NAMES: Record<IdentityKind, PlainText> = {
  AADHAAR: 'Aadhaar',
  PASSPORT: 'Passport',
  VOTER_ID: 'Voter ID',
};

/** The name of the document that a customer has sent. */
export const identityName = (identity: { kind: IdentityKind } | null): PlainText =>
  identity ? IDENTITY_NAMES[identity.kind] : 'Identity document';
