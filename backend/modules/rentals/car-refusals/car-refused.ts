/** SQL: true for a refusal that prevents the handover of its car. */
export const IS_UNSETTLED = `state IN ('OPEN', 'FIXED')`;

/** SQL: true while the car of this rental is refused. */
export const carRefused = (rental: string): string =>
  `EXISTS (SELECT FROM car_refusals WHERE rental_id = ${rental}.id AND ${IS_UNSETTLED})`;
