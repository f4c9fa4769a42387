import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { momentIn } from '../../../contract/calendar.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import { greatest, minus, NO_PAISE, toRupees } from '../../../contract/money.js';
import {
  applicableTier,
  BY_US,
  type CancellationPreview,
  compensationOf,
  customerPercent,
  mayBeCancelled,
  refundDueOn,
  refundOf,
} from '../../../contract/rentals/cancellation.rules.js';
import type { RentalKind } from '../../../contract/rentals/rentals.js';
import { tierText } from '../../../contract/rentals/tier-text.js';
import { refuse } from '../../../platform/http/refusal.js';
import { contractText } from '../../../platform/i18n/contract-texts.js';
import { RentalPayments } from '../../payments/index.js';
import { Settings } from '../../settings/index.js';
import { type LockedRental, noSuchRental } from '../lock-rental.js';
import { MoveRental } from '../move-rental.js';
import { isOurFaultPossible } from '../states/trip.rules.js';

/** The canceller: the customer under the cancellation policy, or staff with a full refund. */
export type Canceller = { customerId: number } | 'staff';

/** A refused car is refunded in full too, but without compensation. */
type Ending = Canceller | 'refused-car';

type Facts = Pick<
  LockedRental,
  'id' | 'reference' | 'status' | 'total' | 'cancellation' | 'rentedAt' | 'startsAt' | 'now'
>;

/** Computes the refund of a cancellation at the current time. */
@Injectable()
export class ComputeCancellation {
  constructor(
    private readonly db: DataSource,
    private readonly rentals: MoveRental,
    private readonly payments: RentalPayments,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1002 for another customer's rental, 1015 for one that can no longer be cancelled. */
  async preview(who: Canceller, kind: RentalKind, id: number): Promise<CancellationPreview> {
    const { manager } = this.db;
    const [rental] = await manager.query<Facts[]>(
      `SELECT id, reference, status, total_paise AS total, cancellation, created_at AS "rentedAt",
              starts_at AS "startsAt", app_now() AS now
         FROM rentals WHERE id = $1 AND kind = $2 AND ($3::int IS NULL OR customer_id = $3)`,
      [id, kind, who === 'staff' ? null : who.customerId],
    );
    if (!rental) throw noSuchRental(kind);
    const isPossible = who === 'staff' ? isOurFaultPossible(rental) : mayBeCancelled(rental, rental.now);
    if (!isPossible) throw await this.tooLate(manager, rental, who);
    return this.compute(manager, who, rental);
  }

  /** Returns the 1015 for a rental that can no longer be cancelled. */
  async tooLate(
    manager: EntityManager,
    rental: Pick<LockedRental, 'id' | 'status' | 'startsAt' | 'now'>,
    who: Canceller,
  ): Promise<Error> {
    const { status, startsAt } = rental;
    if (who === 'staff') return this.rentals.wrongState(manager, rental);
    if (status !== 'PENDING' && status !== 'CONFIRMED')
      return this.rentals.wrongState(manager, rental, 'customer');
    const pickup = momentIn(this.settings.current.rules.zone, startsAt);
    return refuse('WRONG_STATE', messageOf(rentalsMessages, 'tooLateToCancel', { when: pickup }), {
      status,
    });
  }

  async compute(manager: EntityManager, who: Ending, rental: Facts): Promise<CancellationPreview> {
    const { paid, refunded, waived, isVerified } = await this.payments.paidFor(manager, rental.id);
    const isByCustomer = typeof who === 'object';
    const { tier, percent, until } = isByCustomer ? applicableTier(rental.cancellation, rental) : BY_US;
    const kept = minus(paid, refundOf(percent, paid, rental.total));
    const refund = greatest(NO_PAISE, minus(minus(paid, refunded), greatest(NO_PAISE, minus(kept, waived))));
    const lost = who === 'staff' ? customerPercent(rental, rental) : null;
    const compensation = compensationOf(rental.cancellation, lost, paid, rental.total);
    return {
      reference: rental.reference,
      status: rental.status,
      paid: toRupees(paid),
      isPaymentVerified: isVerified,
      tier,
      why: contractText('en')(tierText(tier, rental.cancellation)),
      percent,
      amount: toRupees(refund),
      compensation: toRupees(compensation),
      dueDate: refund > 0 || compensation > 0 ? refundDueOn(this.settings.current, rental.now) : null,
      until: until?.toISOString() ?? null,
      policy: rental.cancellation,
    };
  }
}
