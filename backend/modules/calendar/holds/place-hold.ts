import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { refusePeriod, sameWindow } from '../../../contract/rentals/rental-period.js';
import type { Hold, HoldRequest } from '../../../contract/rentals/rentals.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { RentingPermit } from '../../customers/index.js';
import { describedFare } from '../../fares/index.js';
import { notOnOffer } from '../../fleet/index.js';
import { Settings, termsInForce } from '../../settings/index.js';
import { CarCalendar } from '../car-calendar.js';
import { ClaimOpenSlot } from '../claim-open-slot.js';
import { LockCarAndCustomer } from '../lock-car-and-customer.js';
import { newReference } from '../reference.js';
import { SlotTaken } from '../slot-taken.js';
import { toHold } from './hold.presenter.js';
import { LimitHolds } from './limit-holds.js';
import { requireNoDebt } from './require-no-debt.js';
import { requireTerms } from './terms.rules.js';

/** Holds a car for a few minutes while the customer pays. */
@Injectable()
export class PlaceHold {
  constructor(
    private readonly openSlot: ClaimOpenSlot,
    private readonly idempotency: Idempotency,
    private readonly permit: RentingPermit,
    private readonly carAndCustomer: LockCarAndCustomer,
    private readonly calendar: CarCalendar,
    private readonly limit: LimitHolds,
    private readonly settings: Settings,
  ) {}

  /**
   * Returns the ID, and the hold if this request placed it. For a repeated request, the caller must read the hold again,
   * because it may have changed since its response was stored.
   */
  async place(
    by: Caller,
    request: HoldRequest,
    once: OnceKey | null,
  ): Promise<{ holdId: string; placed: Hold | null }> {
    requireTerms(request.agreedToTerms);
    let placed: Hold | null = null;
    const { holdId } = await this.openSlot.run(by.id, request, () =>
      // Stores the whole hold, because the previous release sends the stored response.
      this.idempotency.run(once, async (manager) => {
        placed = await this.placeInTransaction(manager, by.id, request);
        return placed;
      }),
    );
    return { holdId, placed: placedAs(holdId, placed) };
  }

  /** Runs in the caller's transaction, within {@link ClaimOpenSlot}. Locks the car, then the customer. */
  async placeInTransaction(manager: EntityManager, customerId: number, request: HoldRequest): Promise<Hold> {
    const { car, customer } = await this.carAndCustomer.lock(manager, request.carId, customerId);
    const { rules, fare: fareRules, upi } = this.settings.current;
    this.permit.requirePermitted(customer);
    const range = this.calendar.rangeOf(request);
    const { ownHold, otherHolds, taken, licence, debt } = await this.calendar.inspect(
      manager,
      car,
      customerId,
      range,
    );
    if (ownHold?.action === request.action && sameWindow(ownHold, request)) {
      const paid = ownHold.extended;
      return toHold({ ...ownHold, carId: car.id, state: 'LIVE', paymentSubmitted: paid, now: car.now }, upi);
    }
    if (car.retired) throw notOnOffer();
    const problem = refusePeriod(request, rules, car.now);
    if (problem) throw refuseFields(problem);
    this.permit.requireLicence(licence, request);
    if (this.settings.current.blockDebtors) requireNoDebt(debt);
    this.permit.requireNumber(customer);
    if (taken) throw new SlotTaken();
    // One live hold per customer and car, so another window replaces the earlier one.
    if (ownHold) await this.calendar.releaseHold(manager, car, ownHold.id);
    else await this.limit.requireAnother(manager, customer, otherHolds);
    const hold = {
      ...request,
      id: randomUUID(),
      reference: newReference(),
      customerId,
      fare: describedFare(car, request, request.action, fareRules),
      ...termsInForce(this.settings.current, car.vehicleType),
    };
    const expiresAt = await this.calendar.claimForHold(manager, car, hold, range);
    return toHold({ ...hold, expiresAt, state: 'LIVE', paymentSubmitted: false, now: car.now }, upi);
  }
}

/** Returns null for a hold of an attempt that was rolled back. */
const placedAs = (holdId: string, hold: Hold | null): Hold | null => (hold?.holdId === holdId ? hold : null);
