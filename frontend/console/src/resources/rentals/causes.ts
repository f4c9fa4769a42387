import type { MoveCause, NoShowCause } from '@contract/rentals/causes';
import type { PlainText } from '../../shared/i18n';

const NO_SHOW: Record<NoShowCause, PlainText> = {
  NOT_COME: 'The customer did not come',
  NO_LICENCE: 'No valid original licence',
  OTHER_PERSON: 'Another person came',
  UNFIT_TO_DRIVE: 'Not fit to drive',
  SUSPENDED: 'The customer is suspended',
};

export const CAUSES: Record<MoveCause, PlainText> = NO_SHOW;

export const choicesOf = <Cause extends MoveCause>(
  causes: readonly Cause[],
): { value: Cause; label: PlainText }[] => causes.map((value) => ({ value, label: CAUSES[value] }));
