import type { MoveCause, NoShowCause, OurFaultCause } from '@contract/rentals/causes';
import type { PlainText } from '../../shared/i18n';

const NO_SHOW: Record<NoShowCause, PlainText> = {
  NOT_COME: 'The customer did not come',
  NO_LICENCE: 'No valid original licence',
  OTHER_PERSON: 'Another person came',
  UNFIT_TO_DRIVE: 'Not fit to drive',
  SUSPENDED: 'The customer is suspended',
};

const OUR_FAULT: Record<OurFaultCause, PlainText> = {
  CAR_NOT_HERE: 'The car is not here',
  CAR_BROKEN: 'The car is broken',
  CAR_DIRTY: 'The car is not clean',
  WRONG_CAR: 'The wrong car is here',
  VEHICLE_DOCUMENTS: 'Vehicle documents are missing',
  OTHER: 'Other (write a note)',
};

export const CAUSES: Record<MoveCause, PlainText> = {
  ...NO_SHOW,
  ...OUR_FAULT,
  REFUSED_CAR: 'The customer did not accept the car',
  ENDED_BY_CUSTOMER: 'The customer ended the trip early',
  ENDED_BY_OPERATOR: 'We ended the trip early',
  DELAYED_BY_US: 'We handed over late',
  DELAYED_BY_CUSTOMER: 'The customer came late',
};

export const choicesOf = <Cause extends MoveCause>(
  causes: readonly Cause[],
): { value: Cause; label: PlainText }[] => causes.map((value) => ({ value, label: CAUSES[value] }));
