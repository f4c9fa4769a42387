import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../contract/defined.js';
import { type Message, messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import type { AgreedTerms } from '../../contract/rentals/agreed-terms.js';
import type { Fare, RentalAction } from '../../contract/rentals/fare.js';
import { periodOf, refusePeriod, sameWindow } from '../../contract/rentals/rental-period.js';
import type { RentalRequest } from '../../contract/rentals/rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import { named } from '../../platform/database/named.js';
import { Transactions } from '../../platform/database/transaction.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { Outbox, QUEUED_MESSAGE } from '../../platform/outbox/outbox.js';
import {
  AlternativeCars,
  AvailabilityQueries,
  CarCalendar,
  HoldQueries,
  LockCarAndCustomer,
  meansTaken,
  newReference,
  type OwnHold,
  requireTerms,
  SlotTaken,
  takenRefusal,
} from '../calendar/index.js';
import { LockCustomer, type LockedCustomer, RentingPermit } from '../customers/index.js';
import { describedFare } from '../fares/index.js';
import { agreementInForce, type LockedCar, notOnOffer } from '../fleet/index.js';
import { ClaimPayment } from '../payments/index.js';
import { Settings, termsInForce } from '../settings/index.js';
import { placedMessage } from './messages/rental.messages.js';
import { LimitUnverifiedRentals, UNVERIFIED_RENTALS } from './payment/limit-unverified-rentals.js';
import { KIND_OF, requireExpected } from './rental.rules.js';
import { storedReason } from './stored-reason.js';

export interface PlacedRental {
  rentalId: number;
}

/** Who placed a rental, for its history. */
export interface Origin {
  movedBy: string;
  reason: Message | null;
  /** Runs first in the same transaction, before the car is locked. */
  before: (manager: EntityManager) => Promise<void>;
  /** Runs last in the same transaction. */
  after: (manager: EntityManager, rentalId: number) => Promise<void>;
}

const NOTHING = (): Promise<void> => Promise.resolve();
const BY_THE_CUSTOMER: Origin = { movedBy: 'customer', reason: null, before: NOTHING, after: NOTHING };

/** The rental that somebody asks for. */
export interface Placement {
  action: RentalAction;
  request: RentalRequest;
  /** The customer, where nobody else is named. */
  origin?: Origin;
}

const MINUTE_MS = 60_000;

interface Terms extends AgreedTerms {
  fare: Fare;
  reference: string;
  bufferMinutes: number;
}

interface NewRental extends Terms, Required<Placement> {
  customer: LockedCustomer;
  /** The hold that becomes this rental. */
  hold: OwnHold | null;
}

// Without a row the customer has too many rentals that wait for somebody to verify their payment.
const INSERT = `
  WITH rental AS (
    INSERT INTO rentals (reference, kind, customer_id, car_id, from_date, to_date, pickup_time, drop_time,
                         starts_at, ends_at, buffer_minutes, fare, total_paise, charges, cancellation, agreement_id)
    SELECT :reference, :kind, :customerId::int, :carId::int, :fromDate, :toDate, :pickupTime, :dropTime,
           :startsAt, :endsAt, :bufferMinutes, :fare, :total, :charges, :cancellation,
           ${agreementInForce(':carId::int', ':agreedAt')}
     WHERE ${UNVERIFIED_RENTALS} < :mostUnverified
    RETURNING id
  ), ${QUEUED_MESSAGE}
  INSERT INTO rental_moves (rental_id, to_status, moved_by, reason, reason_key)
  SELECT id, 'PENDING', :movedBy, :reason, :reasonKey FROM rental
  RETURNING rental_id AS id`;

/** Turns a paid hold, or a free slot and an unclaimed payment, into a booking or a reservation. */
@Injectable()
export class PlaceRental {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly transactions: Transactions,
    private readonly permit: RentingPermit,
    private readonly customers: LockCustomer,
    private readonly carAndCustomer: LockCarAndCustomer,
    private readonly availability: AvailabilityQueries,
    private readonly calendar: CarCalendar,
    private readonly holds: HoldQueries,
    private readonly limit: LimitUnverifiedRentals,
    private readonly settings: Settings,
    private readonly payments: ClaimPayment,
    private readonly outbox: Outbox,
    private readonly alternatives: AlternativeCars,
  ) {}

  async place(
    by: Caller,
    { action, request, origin = BY_THE_CUSTOMER }: Placement,
    once: OnceKey | null,
  ): Promise<PlacedRental> {
    requireTerms(request.agreedToTerms);
    try {
      await this.availability.requireOpen(request.carId, by.id, this.calendar.rangeOf(request));
      return await this.idempotency.run(once, (manager) =>
        this.work(manager, by.id, { action, request, origin }),
      );
    } catch (error) {
      if (!meansTaken(error)) throw error;
      await this.recordSlotLost(by.id, action);
      throw takenRefusal(await this.alternatives.findFor(request.carId, request));
    }
  }

  private async work(
    manager: EntityManager,
    customerId: number,
    placement: Required<Placement>,
  ): Promise<PlacedRental> {
    const { action, request, origin } = placement;
    await origin.before(manager);
    const { car, customer } = await this.carAndCustomer.lock(manager, request.carId, customerId);
    this.permit.requirePermitted(customer);
    const range = this.calendar.rangeOf(request);
    const { ownHold, otherHolds, taken } = await this.calendar.inspect(manager, car, customerId, range);
    const agreed = ownHold?.action === action && sameWindow(ownHold, request) ? ownHold : null;
    if (!agreed) this.requireOnOffer(car, request, taken);
    const terms = agreed ? this.termsOfHold(agreed, request) : this.termsOf(car, placement);
    requireExpected(terms, request);

    const rental = { ...placement, ...terms, customer, hold: ownHold };
    const rentalId = await this.insert(manager, car, rental);
    const transactionId = await this.payments.claim(manager, {
      customerId,
      type: action,
      rentalId,
      total: terms.fare.total,
      holdId: ownHold?.id ?? null,
      otherHoldIds: otherHolds.map(({ holdId }) => holdId),
    });
    if (transactionId === null) {
      throw refuse('PAYMENT_NEEDED', messageOf(rentalsMessages, 'paymentNeeded'));
    }
    await origin.after(manager, rentalId);
    return { rentalId };
  }

  /** @throws Refusal of the period, or of a car that is retired or taken. */
  private requireOnOffer(car: LockedCar, request: RentalRequest, taken: boolean): void {
    if (car.retired) throw notOnOffer();
    const problem = refusePeriod(request, this.settings.current.rules, car.now);
    if (problem) throw refuseFields(problem);
    if (taken) throw new SlotTaken();
  }

  private termsOf(car: LockedCar, { action, request }: Placement): Terms {
    const { fare, rules } = this.settings.current;
    return {
      fare: describedFare(car, request, action, fare),
      reference: newReference(),
      bufferMinutes: rules.bufferMinutes,
      ...termsInForce(this.settings.current),
    };
  }

  /** A hold keeps everything with which it was placed, so that a changed setting changes or refuses no paid rental. */
  private termsOfHold(hold: OwnHold, request: RentalRequest): Terms {
    const { fare, reference, charges, cancellation, takenUntil } = hold;
    const { endsAt } = periodOf(request, this.settings.current.rules.zone);
    const bufferMinutes = (takenUntil.getTime() - endsAt.getTime()) / MINUTE_MS;
    return { fare, reference, charges, cancellation, bufferMinutes };
  }

  /**
   * Inserts the rental with its first history row and the message to the customer, and claims its time in place of the
   * customer's hold.
   * @throws Refusal 1020 with what is open.
   */
  private async insert(manager: EntityManager, car: LockedCar, rental: NewRental): Promise<number> {
    const { request, fare, hold, bufferMinutes } = rental;
    const { reason, reasonKey } = storedReason(rental.origin.reason);
    const { rules } = this.settings.current;
    const { startsAt, endsAt } = periodOf(request, rules.zone);
    const [row] = await manager.query<{ id: number }[]>(
      ...named(INSERT, {
        ...this.outbox.parametersOf(this.message(car, rental)),
        reference: rental.reference,
        kind: KIND_OF[rental.action],
        customerId: rental.customer.id,
        carId: car.id,
        fromDate: request.fromDate,
        toDate: request.toDate,
        pickupTime: request.pickupTime,
        dropTime: request.dropTime,
        startsAt,
        endsAt,
        bufferMinutes,
        fare,
        total: fare.total,
        charges: rental.charges,
        cancellation: rental.cancellation,
        agreedAt: hold?.createdAt ?? null,
        mostUnverified: rules.maxUnverifiedRentals,
        movedBy: rental.origin.movedBy,
        reason,
        reasonKey,
      }),
    );
    if (!row) await this.limit.requireAnother(manager, rental.customer.id);
    const { id: rentalId } = defined(row, 'row');
    const claim = { rentalId, startsAt, endsAt, bufferMinutes };
    await (hold
      ? this.calendar.convertHold(manager, car, hold.id, claim)
      : this.calendar.claimForRental(manager, car, claim));
    return rentalId;
  }

  private recordSlotLost(customerId: number, type: RentalAction): Promise<void> {
    return this.transactions.run(async (manager) => {
      const customer = await this.customers.lock(manager, customerId);
      const liveHoldIds = await this.holds.liveIds(manager, customerId);
      await this.payments.recordSlotLost(manager, customer, { type, liveHoldIds });
    });
  }

  private message(
    car: LockedCar,
    { action, request, reference, fare, customer }: NewRental,
  ): Parameters<Outbox['queue']>[1] {
    return {
      channel: 'EMAIL',
      to: customer.email,
      ...placedMessage(
        {
          ...request,
          kind: KIND_OF[action],
          reference,
          carName: `${car.carName} ${car.carModel}`,
          language: customer.language,
        },
        fare.total,
        customer.approval,
      ),
    };
  }
}
