import { CAR_COMMANDS } from './car-commands';
import { CAR_REFUSAL_COMMANDS } from './car-refusal-commands';
import type { Command } from './command';
import { CONSENT_COMMANDS } from './consent-commands';
import { CUSTOMER_COMMANDS } from './customer-commands';
import { DESK_COMMANDS } from './desk-commands';
import { HANDOVER_COMMANDS } from './handover-commands';
import { OWN_PAYMENT_COMMANDS } from './own-payment-commands';
import { PAYMENT_COMMANDS } from './payment-commands';
import { REFUND_COMMANDS } from './refund-commands';
import { RENTAL_COMMANDS } from './rental-commands';
import { SETTLEMENT_COMMANDS } from './settlement-commands';
import { TRIP_COMMANDS } from './trip-commands';

export { isMeaningful, type Command, type Staff } from './command';

/** Every command that touches a hold, rental, payment, customer or car. */
export const COMMANDS: Command[] = [
  ...RENTAL_COMMANDS,
  ...PAYMENT_COMMANDS,
  ...REFUND_COMMANDS,
  ...OWN_PAYMENT_COMMANDS,
  ...CUSTOMER_COMMANDS,
  ...CONSENT_COMMANDS,
  ...CAR_COMMANDS,
  ...DESK_COMMANDS,
  ...TRIP_COMMANDS,
  ...CAR_REFUSAL_COMMANDS,
  ...SETTLEMENT_COMMANDS,
  ...HANDOVER_COMMANDS,
];
