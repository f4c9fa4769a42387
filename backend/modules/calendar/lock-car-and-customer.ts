import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockCustomerRow, type LockedCustomer, noSuchCustomer } from '../customers/index.js';
import { lockCarRow, type LockedCar, notOnOffer } from '../fleet/index.js';
import { NEWEST_SETTINGS_VERSION, Settings } from '../settings/index.js';

export interface LockedCarAndCustomer {
  car: LockedCar;
  customer: LockedCustomer;
}

/** The row as JSON, with instants as texts. */
type InJson<T> = {
  [Name in keyof T]: T[Name] extends Date | null ? string | Exclude<T[Name], Date> : T[Name];
};

interface Row {
  settingsVersion: number;
  car: InJson<LockedCar>;
  customer: InJson<LockedCustomer> | null;
}

// The customer's id depends on the locked car, so that the car is locked first. Do not read other state here: a
// statement that waits for a lock still sees the other tables as they were before the wait. For the settings version,
// that is recent enough.
const LOCK = `
  WITH car AS MATERIALIZED (${lockCarRow('$1')})
  SELECT to_json(car) AS car, to_json(customer) AS customer, (${NEWEST_SETTINGS_VERSION}) AS "settingsVersion"
    FROM car LEFT JOIN LATERAL (${lockCustomerRow('CASE WHEN car.id IS NOT NULL THEN $2::int END')}) customer ON true`;

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/**
 * Locks a car's row and then a customer's until the end of the transaction, in one statement. Also loads the newest
 * settings into this process, because the caller computes fares and hours with them.
 */
@Injectable()
export class LockCarAndCustomer {
  constructor(private readonly settings: Settings) {}

  /** Accepts retired cars. @throws Refusal 1002 if the car or the customer does not exist, or the account was deleted. */
  async lock(
    manager: EntityManager,
    carId: number,
    customerId: number,
    { evenErased = false } = {},
  ): Promise<LockedCarAndCustomer> {
    const [row] = await manager.query<Row[]>(LOCK, [carId, customerId]);
    if (!row) throw notOnOffer();
    const { car, customer } = row;
    if (!customer || (customer.erased && !evenErased)) throw noSuchCustomer();
    await this.settings.atLeast(manager, row.settingsVersion);
    return {
      car: { ...car, now: new Date(car.now) },
      customer: {
        ...customer,
        submittedAt: momentOf(customer.submittedAt),
        decidedAt: momentOf(customer.decidedAt),
        suspensionDecidedAt: momentOf(customer.suspensionDecidedAt),
      },
    };
  }
}
