import type { DisputeReply, SettlementLineKind, SettlementState } from '@contract/rentals/settlements';
import type { PlainText } from '../../shared/i18n';

export const STATES = {
  DRAFT: ['To check and send', 'warning'],
  ISSUED: ['Waiting for the customer', 'info'],
  DISPUTED: ['Disputed', 'error'],
  FINAL: ['Final', 'success'],
  VOID: ['Void, the return was undone', 'default'],
} as const satisfies Record<SettlementState, readonly [PlainText, string]>;

export const LINES: Record<SettlementLineKind, PlainText> = {
  LATE: 'Late return',
  FUEL: 'Missing fuel',
  EXTRA_KM: 'Additional kilometres',
  CLEANING: 'Cleaning',
  DAMAGE: 'Damage',
  MISSING_ITEM: 'Missing item',
  OTHER: 'Other charge',
  CREDIT: 'Credit',
};

export const REPLIES: Record<DisputeReply, PlainText> = {
  KEPT: 'Keep the charge',
  REDUCED: 'Reduce the charge',
  WITHDRAWN: 'Withdraw the charge',
};
