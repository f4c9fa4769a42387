import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import type { AgreedTerms } from '../../../contract/rentals/agreed-terms.js';
import type { Fare } from '../../../contract/rentals/fare.js';
import { refusePeriod, type RentalWindow, sameWindow } from '../../../contract/rentals/rental-period.js';
import type { Hold, HoldRequest } from '../../../contract/rentals/rentals.js';
import type { Caller } from '../../../platform/auth/access.js';
import { named } from '../../../platform/database/named.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { RentingPermit } from '../../customers/index.js';
import { describedFare } from '../../fares/index.js';
import { LockCar, type LockedCar } from '../../fleet/index.js';
import { Settings, termsInForce } from '../../settings/index.js';
import { AlternativeCars } from '../alternative-cars.js';
import { AvailabilityQueries } from '../availability-queries.js';
import { CarCalendar } from '../car-calendar.js';
import { newReference } from '../reference.js';
import { meansTaken, SlotTaken, takenRefusal } from '../slot-taken.js';
import { toHold } from './hold.presenter.js';
import { LimitHolds } from './limit-holds.js';
import { requireTerms } from './terms.rules.js';

type NewHold = Pick<Hold, 'reference'> & HoldRequest & AgreedTerms & { id: string; fare: Fare };

/** Holds a car for a few minutes while the customer pays. */
@Injectable()
export class PlaceHold {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly permit: RentingPermit,
    private readonly lockCar: LockCar,
    private readonly availability: AvailabilityQueries,
    private readonly calendar: CarCalendar,
    private readonly limit: LimitHolds,
    private readonly settings: Settings,
    private readonly alternatives: AlternativeCars,
  ) {}

  place(by: Caller, request: HoldRequest, once: OnceKey | null): Promise<Hold> {
    requireTerms(request.agreedToTerms);
    return this.whileOpen(by.id, request, () =>
      this.idempotency.run(once, (manager) => this.within(manager, by.id, request)),
    );
  }

  /** Runs `work`, which claims the car for this customer. @throws Refusal 1012 with the alternatives. */
  async whileOpen<T>(
    customerId: number,
    request: RentalWindow & { carId: number },
    claim: () => Promise<T>,
  ): Promise<T> {
    try {
      await this.availability.requireOpen(request.carId, customerId, this.calendar.rangeOf(request));
      return await claim();
    } catch (error) {
      if (meansTaken(error)) throw takenRefusal(await this.alternatives.instead(request.carId, request));
      throw error;
    }
  }

  /** In the caller's transaction; it runs within {@link whileOpen}. Locks the car, then the customer. */
  async within(manager: EntityManager, customerId: number, request: HoldRequest): Promise<Hold> {
    const { rules, fare: fareRules, upi } = this.settings.current;
    const car = await this.lockCar.lock(manager, request.carId);
    await this.permit.require(manager, customerId);
    const problem = refusePeriod(request, rules, car.now);
    if (problem) throw refuseFields(problem);

    const range = this.calendar.rangeOf(request);
    const { ownHold, taken } = await this.calendar.inspect(manager, car, customerId, range);
    if (ownHold?.action === request.action && sameWindow(ownHold, request)) {
      const paid = ownHold.extended;
      return toHold({ ...ownHold, carId: car.id, state: 'LIVE', paymentSubmitted: paid, now: car.now }, upi);
    }
    if (taken) throw new SlotTaken();
    // One live hold per customer and car: another window replaces the earlier one.
    if (ownHold) await this.calendar.releaseHold(manager, car, ownHold.id);
    else await this.limit.requireAnother(manager, customerId);
    const hold = {
      ...request,
      id: randomUUID(),
      reference: newReference(),
      fare: describedFare(car, request, request.action, fareRules),
      ...termsInForce(this.settings.current),
    };
    const expiresAt = await this.insert(manager, customerId, car, hold);
    await this.calendar.claimForHold(manager, car, hold.id, range);
    return toHold({ ...hold, expiresAt, state: 'LIVE', paymentSubmitted: false, now: car.now }, upi);
  }

  private async insert(
    manager: EntityManager,
    customerId: number,
    car: LockedCar,
    hold: NewHold,
  ): Promise<Date> {
    const [row] = await manager.query<{ expires_at: Date }[]>(
      ...named(
        `INSERT INTO holds (id, reference, customer_id, car_id, action, from_date, to_date, pickup_time, drop_time,
                            fare, total_paise, charges, cancellation, expires_at)
         VALUES (:id, :reference, :customerId, :carId, :action, :fromDate, :toDate, :pickupTime, :dropTime,
                 :fare, :total, :charges, :cancellation, app_now() + make_interval(mins => :minutes))
         RETURNING expires_at`,
        {
          id: hold.id,
          reference: hold.reference,
          customerId,
          carId: car.id,
          action: hold.action,
          fromDate: hold.fromDate,
          toDate: hold.toDate,
          pickupTime: hold.pickupTime,
          dropTime: hold.dropTime,
          fare: hold.fare,
          total: hold.fare.total,
          charges: hold.charges,
          cancellation: hold.cancellation,
          minutes: this.settings.current.rules.holdMinutes,
        },
      ),
    );
    return defined(row, 'row').expires_at;
  }
}
