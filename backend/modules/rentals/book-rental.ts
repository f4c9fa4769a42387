import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../contract/defined.js';
import { type CatalogueMessage, messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import { askedFor } from '../../contract/rentals/charges.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import { periodOf, refusePeriod, sameWindow } from '../../contract/rentals/rental-period.js';
import type { RentalRequest } from '../../contract/rentals/rentals.js';
import { named } from '../../platform/database/named.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import {
  CarCalendar,
  LockCarAndCustomer,
  newReference,
  type OwnHold,
  requireNoDebt,
  type Slot,
  SlotTaken,
} from '../calendar/index.js';
import { type LockedCustomer, RentingPermit } from '../customers/index.js';
import { describedFare } from '../fares/index.js';
import { agreementInForce, type LockedCar, notOnOffer } from '../fleet/index.js';
import { FARE_DUE } from '../ledger/index.js';
import { ClaimPayment } from '../payments/index.js';
import { Settings, termsInForce } from '../settings/index.js';
import { placedMessage } from './messages/rental.messages.js';
import { LimitUnverifiedRentals, MAY_HAVE_ANOTHER } from './payment/limit-unverified-rentals.js';
import { KIND_OF, requireExpected } from './rental.rules.js';
import { type RentalTerms, termsOfHold } from './rental-terms.rules.js';
import { storedReason } from './stored-reason.js';

export interface PlacedRental {
  rentalId: number;
}

/** A request for a rental, and the first entry of its history. */
export interface Placement {
  customerId: number;
  action: RentalAction;
  request: RentalRequest;
  /** `customer`, or the ID of the staff member. */
  movedBy: string;
  reason: CatalogueMessage | null;
  /** The hold whose payment the rental claims first, even if the hold has ended; by default its own live one. */
  paidHoldId?: string;
}

interface NewRental extends Placement {
  car: LockedCar;
  customer: LockedCustomer;
  terms: RentalTerms;
  startsAt: Date;
  endsAt: Date;
  /** The hold that becomes this rental. */
  hold: OwnHold | null;
}

const paidHoldOf = ({ paidHoldId }: Placement, own: OwnHold | null): string | null =>
  paidHoldId ?? own?.id ?? null;

// Returns no row if the customer has too many rentals whose payment is not verified.
const INSERT = `
  WITH rental AS (
    INSERT INTO rentals (reference, kind, customer_id, car_id, from_date, to_date, pickup_time, drop_time,
                         starts_at, ends_at, buffer_minutes, fare, total_paise, deposit_paise, charges, cancellation, agreement_id)
    SELECT :reference, :kind, :customerId::int, :carId::int, :fromDate, :toDate, :pickupTime, :dropTime,
           :startsAt, :endsAt, :bufferMinutes, :fare, :total, :deposit, :charges, :cancellation,
           ${agreementInForce(':carId::int', ':agreedAt')}
     WHERE ${MAY_HAVE_ANOTHER}
    RETURNING id, customer_id, total_paise
  ), due AS (${FARE_DUE})
  INSERT INTO rental_moves (rental_id, to_status, moved_by, reason, reason_key)
  SELECT id, 'PENDING', :movedBy, :reason, :reasonKey FROM rental
  RETURNING rental_id AS id`;

/** Turns a paid hold, or a free slot and an unclaimed payment, into a booking or a reservation. */
@Injectable()
export class BookRental {
  constructor(
    private readonly carAndCustomer: LockCarAndCustomer,
    private readonly permit: RentingPermit,
    private readonly calendar: CarCalendar,
    private readonly limit: LimitUnverifiedRentals,
    private readonly settings: Settings,
    private readonly payments: ClaimPayment,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Runs in the caller's transaction, within `ClaimOpenSlot`. Locks the car, then the customer.
   * @throws SlotTaken, and the refusals of a booking.
   */
  async bookInTransaction(manager: EntityManager, placement: Placement): Promise<PlacedRental> {
    const { action, customerId, request } = placement;
    const { car, customer } = await this.carAndCustomer.lock(manager, request.carId, customerId);
    this.permit.requirePermitted(customer);
    const range = this.calendar.rangeOf(request);
    const { ownHold, otherHolds, taken, licence, debt } = await this.calendar.inspect(
      manager,
      car,
      customerId,
      range,
    );
    this.permit.requireLicence(licence, request);
    const agreed = ownHold?.action === action && sameWindow(ownHold, request) ? ownHold : null;
    if (!agreed) this.requireOnOffer(car, request, { taken, debt });
    const { startsAt, endsAt } = periodOf(request, this.settings.current.rules.zone);
    const terms = agreed ? termsOfHold(agreed, endsAt) : this.termsOf(car, placement);
    requireExpected(terms, request);
    await this.limit.requireRoom(manager, customer, ownHold);

    const rental = { ...placement, car, customer, terms, startsAt, endsAt, hold: ownHold };
    const rentalId = await this.insert(manager, rental);
    await this.claimTime(manager, rentalId, rental);
    const payment = await this.payments.claim(manager, {
      customerId,
      type: action,
      rentalId,
      asked: askedFor(terms.fare.total, terms.charges),
      holdId: paidHoldOf(placement, ownHold),
      otherHoldIds: otherHolds.map(({ holdId }) => holdId),
    });
    if (!payment) {
      throw refuse('PAYMENT_NEEDED', messageOf(rentalsMessages, 'paymentNeeded'));
    }
    await this.queueMessage(manager, rental, payment.isVerified);
    if (payment.isVerified) await this.payments.applyVerification(manager, payment, rentalId);
    return { rentalId };
  }

  /** @throws Refusal if the customer owes money, the period is invalid, or the car is retired or taken. */
  private requireOnOffer(
    car: LockedCar,
    request: RentalRequest,
    { taken, debt }: Pick<Slot, 'taken' | 'debt'>,
  ): void {
    if (this.settings.current.blockDebtors) requireNoDebt(debt);
    if (car.retired) throw notOnOffer();
    const problem = refusePeriod(request, this.settings.current.rules, car.now);
    if (problem) throw refuseFields(problem);
    if (taken) throw new SlotTaken();
  }

  private termsOf(car: LockedCar, { action, request }: Placement): RentalTerms {
    const { fare, rules } = this.settings.current;
    return {
      fare: describedFare(car, request, action, fare),
      reference: newReference(),
      bufferMinutes: rules.bufferMinutes,
      ...termsInForce(this.settings.current, car.vehicleType),
    };
  }

  /** Inserts the rental with its first history row. @throws Refusal 1020 with the open rentals. */
  private async insert(manager: EntityManager, rental: NewRental): Promise<number> {
    const { action, car, customer, hold, request, terms } = rental;
    const { reason, reasonKey } = storedReason(rental.reason);
    const { rules } = this.settings.current;
    const [row] = await manager.query<{ id: number }[]>(
      ...named(INSERT, {
        reference: terms.reference,
        kind: KIND_OF[action],
        customerId: customer.id,
        carId: car.id,
        fromDate: request.fromDate,
        toDate: request.toDate,
        pickupTime: request.pickupTime,
        dropTime: request.dropTime,
        startsAt: rental.startsAt,
        endsAt: rental.endsAt,
        bufferMinutes: terms.bufferMinutes,
        fare: terms.fare,
        total: terms.fare.total,
        deposit: terms.charges.deposit,
        charges: terms.charges,
        cancellation: terms.cancellation,
        agreedAt: hold?.createdAt ?? null,
        maxUnverified: rules.maxUnverifiedRentals,
        unprovenMax: rules.unprovenMaxRentals,
        movedBy: rental.movedBy,
        reason,
        reasonKey,
      }),
    );
    if (!row) await this.limit.requireAnother(manager, customer.id);
    return defined(row, 'row').id;
  }

  private async claimTime(
    manager: EntityManager,
    rentalId: number,
    { car, hold, startsAt, endsAt, terms: { bufferMinutes } }: NewRental,
  ): Promise<void> {
    const claim = { rentalId, startsAt, endsAt, bufferMinutes };
    await (hold
      ? this.calendar.convertHold(manager, car, hold.id, claim)
      : this.calendar.claimForRental(manager, car, claim));
  }

  private queueMessage(
    manager: EntityManager,
    { action, car, customer, request, terms }: NewRental,
    isPaymentVerified: boolean,
  ): Promise<void> {
    const rental = {
      ...request,
      kind: KIND_OF[action],
      reference: terms.reference,
      carName: `${car.carName} ${car.carModel}`,
      language: customer.language,
    };
    return this.outbox.queue(manager, {
      channel: 'EMAIL',
      to: customer.email,
      ...placedMessage(rental, terms.fare, { approval: customer.approval, isPaymentVerified }),
    });
  }
}
