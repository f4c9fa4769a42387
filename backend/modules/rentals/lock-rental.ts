import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../contract/language.js';
import { messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import type { Paise } from '../../contract/money.js';
import type { AgreedChargesInPaise } from '../../contract/rentals/charges.js';
import type { Fare } from '../../contract/rentals/fare.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import type { RentalKind, RentalStatus } from '../../contract/rentals/rentals.js';
import type { CancellationPolicy } from '../../contract/settings.js';
import { refuse } from '../../platform/http/refusal.js';
import { LockCarAndCustomer } from '../calendar/index.js';
import {
  LockCustomer,
  type LockedCustomer,
  noSuchCustomer,
  requireOpenOwner,
  requireOwner,
} from '../customers/index.js';
import { CarCards, type LockedCar } from '../fleet/index.js';
import { type LockedPayment, LockPayments } from '../payments/index.js';
import { carRefused } from './car-refusals/car-refused.js';

interface RentalRow extends RentalWindow {
  id: number;
  kind: RentalKind;
  status: RentalStatus;
  reference: string;
  customerId: number;
  carId: number;
  total: Paise;
  /** The amount that is charged instead of the fare; null if the fare is charged. */
  kept: Paise | null;
  fare: Fare;
  cancellation: CancellationPolicy;
  charges: AgreedChargesInPaise;
  /** The security deposit that is required. */
  deposit: Paise;
  rentedAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** Turnaround time of the rental. */
  bufferMinutes: number;
  /** End of the claim of a trip whose return was undone; null for the agreed one. */
  claimEndsAt: Date | null;
  /** Current time by the clock of the database. */
  now: Date;
  /** When the rental began to wait for a payment; null if it does not. */
  awaitsPaymentSince: Date | null;
  /** True if it waits for the rest of a payment that was too low. */
  awaitsRest: boolean;
  /** True while the customer does not accept the car. */
  carRefused: boolean;
}

export interface LockedRental extends RentalRow {
  email: string;
  /** True if the account was deleted. */
  erased: boolean;
  /** Language of messages to the customer. */
  language: Language;
  carName: string;
  suspended: boolean;
  approval: LockedCustomer['approval'];
  /** Why the customer is suspended. */
  suspensionReason: string | null;
  /** Oldest first. */
  payments: LockedPayment[];
  isAdminVerified: boolean;
}

export interface RentalWithCar {
  rental: LockedRental;
  car: LockedCar;
}

const NOT_FOUND = {
  BOOKING: 'bookingNotFound',
  RESERVATION: 'reservationNotFound',
  ANY: 'notFound',
} as const;

export const noSuchRental = (kind: RentalKind | 'ANY'): Error =>
  refuse('NOT_FOUND', messageOf(rentalsMessages, NOT_FOUND[kind]));

/** Reads the id without a lock, because it never changes. @throws Refusal 1002 if the customer has no such rental. */
export async function idOfOwnRental(
  manager: EntityManager,
  customerId: number,
  reference: string,
): Promise<number> {
  const [rental] = await manager.query<{ id: number }[]>(
    'SELECT id FROM rentals WHERE customer_id = $1 AND reference = $2',
    [customerId, reference],
  );
  if (!rental) throw noSuchRental('ANY');
  return rental.id;
}

/** Locks the rows of a decision about a rental in the global order, then reads them. */
@Injectable()
export class LockRental {
  constructor(
    private readonly carAndCustomer: LockCarAndCustomer,
    private readonly customers: LockCustomer,
    private readonly payments: LockPayments,
    private readonly cars: CarCards,
  ) {}

  /**
   * Locks car, customer, payments and rental.
   * @throws Refusal 1002 if the rental does not exist.
   */
  async withCar(manager: EntityManager, id: number): Promise<RentalWithCar> {
    const { carId, customerId } = await this.fixedIds(manager, id);
    const { car, customer } = await this.carAndCustomer.lock(manager, carId, customerId, {
      evenErased: true,
    });
    return {
      car,
      rental: await this.lock(manager, id, requireOpenOwner(customer), `${car.carName} ${car.carModel}`),
    };
  }

  /** @throws Refusal 1002 for an unknown rental or one of the other kind. */
  async ofKind(manager: EntityManager, kind: RentalKind, id: number): Promise<RentalWithCar> {
    const locked = await this.withCar(manager, id);
    if (locked.rental.kind !== kind) throw noSuchRental(kind);
    return locked;
  }

  /** Locks payments and rental. The caller must hold the customer's lock. @throws Refusal 1002 if the account was deleted */
  async afterCustomer(manager: EntityManager, id: number): Promise<LockedRental> {
    const rental = await this.evenErased(manager, id);
    if (rental.erased) throw noSuchCustomer();
    return rental;
  }

  /** Locks customer, payments and rental, for what is completed after the account was deleted. */
  async evenErased(manager: EntityManager, id: number): Promise<LockedRental> {
    const { carId, customerId } = await this.fixedIds(manager, id);
    // Reads the customer again, because the command may have changed the row since it locked it.
    const customer = requireOwner(await this.customers.lockEvenErased(manager, customerId));
    return this.lock(manager, id, customer, await this.cars.nameOf(carId));
  }

  /** Locks only the customer of a rental. @throws Refusal 1002 if one of them does not exist. */
  async customerOf(manager: EntityManager, id: number): Promise<LockedCustomer> {
    const { customerId } = await this.fixedIds(manager, id);
    return requireOpenOwner(await this.customers.lockEvenErased(manager, customerId));
  }

  private async fixedIds(manager: EntityManager, id: number): Promise<{ carId: number; customerId: number }> {
    const [ids] = await manager.query<{ carId: number; customerId: number }[]>(
      'SELECT car_id AS "carId", customer_id AS "customerId" FROM rentals WHERE id = $1',
      [id],
    );
    if (!ids) throw noSuchRental('ANY');
    return ids;
  }

  private async lock(
    manager: EntityManager,
    id: number,
    { email, erased, language, approval, suspended, suspensionReason }: LockedCustomer,
    carName: string,
  ): Promise<LockedRental> {
    const payments = await this.payments.ofRental(manager, id);
    const [rental] = await manager.query<[RentalRow]>(
      `SELECT id, kind, status, reference, customer_id AS "customerId", car_id AS "carId",
              from_date::text AS "fromDate", to_date::text AS "toDate", pickup_time AS "pickupTime", drop_time AS "dropTime",
              total_paise AS total, kept_paise AS kept, fare, cancellation, charges, deposit_paise AS deposit, created_at AS "rentedAt", starts_at AS "startsAt", ends_at AS "endsAt",
              buffer_minutes AS "bufferMinutes", claim_ends_at AS "claimEndsAt", app_now() AS now,
              awaits_payment_since(id) AS "awaitsPaymentSince", awaits_rest(id) AS "awaitsRest", ${carRefused('rentals')} AS "carRefused"
         FROM rentals WHERE id = $1 FOR NO KEY UPDATE`,
      [id],
    );
    const isPaid = payments.some(({ status }) => status === 'VERIFIED');
    return {
      ...rental,
      email,
      erased,
      language,
      carName,
      approval,
      suspended,
      suspensionReason,
      payments,
      isAdminVerified: approval === 'APPROVED' && isPaid && !rental.awaitsRest,
    };
  }
}
