/** SQL: true while a refusal keeps the car of this rental from being handed over. */
export const carRefused = (rental: string): string =>
  `EXISTS (SELECT FROM car_refusals WHERE rental_id = ${rental}.id AND state IN ('OPEN', 'FIXED'))`;
