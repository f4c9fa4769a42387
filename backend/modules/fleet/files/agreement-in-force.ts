/** SQL: the version of a car's agreement in force at `at`, or now if `at` is null; null if the car had none. */
export const agreementInForce = (carId: string, at: string): string =>
  `(SELECT max(id) FROM car_agreements WHERE car_id = ${carId} AND created_at <= coalesce(${at}::timestamptz, app_now()))`;
