import type { HandoverKind } from '@contract/rentals/handovers';
import type { PlainText } from '../../shared/i18n';

export const HANDOVER_STEPS: Record<HandoverKind, PlainText> = {
  HANDOVER: 'Handed over',
  RETURN: 'Taken back',
  SECOND_INSPECTION: 'Inspected again',
};
