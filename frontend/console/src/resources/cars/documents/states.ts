import type { DocumentState } from '@contract/fleet/vehicle-documents';

export const DOCUMENT_STATE_CHIPS = {
  EXPIRED: ['Expired', 'error'],
  EXPIRING: ['Expires soon', 'warning'],
  MISSING: ['Not entered', 'warning'],
  VALID: ['Valid', 'success'],
} as const satisfies Record<DocumentState, readonly [string, string]>;
