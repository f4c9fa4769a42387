import type { CarRefusalCause, CarRefusalState } from '@contract/rentals/car-refusals';
import type { PlainText } from '../../../shared/i18n';

export const REFUSAL_CAUSES: Record<CarRefusalCause, PlainText> = {
  DIRTY: 'It is not clean',
  UNSAFE: 'It is not safe',
  WRONG_CAR: 'It is another car',
  DAMAGED: 'It is damaged',
  OTHER: 'Another reason',
};

export const REFUSAL_STATES: Record<CarRefusalState, PlainText> = {
  OPEN: 'Waiting for our answer',
  FIXED: 'Put right, waiting for the customer to accept the car',
  ACCEPTED: 'The customer has accepted the car',
  NOT_ACCEPTED: 'We did not agree',
  REFUNDED: 'Cancelled with a full refund',
};
