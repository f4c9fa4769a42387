import type { DisputeReply, SettlementState } from '@contract/rentals/settlements';
import type { PlainText } from '../../shared/i18n';

export const STATES = {
  DRAFT: ['To check and send', 'warning'],
  ISSUED: ['Waiting for the customer', 'info'],
  DISPUTED: ['Disputed', 'error'],
  FINAL: ['Final', 'success'],
  VOID: ['Void', 'default'],
} as const satisfies Record<SettlementState, readonly [PlainText, string]>;

export const REPLIES: Record<DisputeReply, PlainText> = {
  KEPT: 'Keep the charge',
  REDUCED: 'Reduce the charge',
  WITHDRAWN: 'Withdraw the charge',
};
