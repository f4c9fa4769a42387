import type { SettlementLineKind } from '@contract/rentals/settlements';
import type { PlainText } from '../i18n';

export const LINES: Record<SettlementLineKind, PlainText> = {
  LATE: 'Late return',
  FUEL: 'Missing fuel',
  EXTRA_KM: 'Additional kilometres',
  CLEANING: 'Cleaning',
  DAMAGE: 'Damage',
  MISSING_ITEM: 'Missing item',
  OTHER: 'Other charge',
  CREDIT: 'Credit',
  TOLL: 'Toll',
  CHALLAN: 'Challan',
  CHALLAN_FEE: 'Fee for the challan',
};
