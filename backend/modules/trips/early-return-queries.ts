import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { greatest, minus, NO_PAISE, type Paise, sum, toRupees } from '../../contract/money.js';
import type { Fare } from '../../contract/rentals/fare.js';
import {
  type EarlyEnd,
  type EarlyEndOffer,
  type EarlyReturnPreview,
  keptOfEarlyEnd,
} from '../../contract/rentals/kept-fare.rules.js';
import type { RentalStatus } from '../../contract/rentals/rentals.js';
import type { CancellationPolicy } from '../../contract/settings.js';
import { fareStartsAt, MoveRental, noSuchRental } from '../rentals/index.js';

interface TripRow {
  id: number;
  status: RentalStatus;
  fare: Fare;
  total: Paise;
  /** The reduced fare after a late handover; null if the fare is unchanged. */
  kept: Paise | null;
  cancellation: CancellationPolicy;
  startsAt: Date;
  endsAt: Date;
  returnedAt: Date;
  waived: Paise;
  received: Paise;
  refunded: Paise;
  /** The deposit, which is held until the settlement is final. */
  held: Paise;
}

/** Previews the fare and the refund of a trip if it ended now. */
@Injectable()
export class EarlyReturnQueries {
  constructor(
    private readonly db: DataSource,
    private readonly moves: MoveRental,
  ) {}

  /** @throws Refusal 1002, 1015 unless the car is out. */
  async preview(id: number): Promise<EarlyReturnPreview> {
    const [trip] = await this.db.query<TripRow[]>(
      `SELECT r.id, r.status, r.fare, r.total_paise AS total, r.kept_paise AS kept, r.cancellation, ${fareStartsAt('r')} AS "startsAt",
              r.ends_at AS "endsAt", app_now() AS "returnedAt", m.waived, m.received, m.refunded, m.held
         FROM rentals r CROSS JOIN LATERAL rental_money(r.id) m WHERE r.id = $1`,
      [id],
    );
    if (!trip) throw noSuchRental('ANY');
    if (trip.status !== 'ON_TRIP') throw await this.moves.wrongState(this.db.manager, trip);
    return {
      fare: toRupees(trip.kept ?? trip.total),
      customer: offerOf('CUSTOMER', trip),
      operator: offerOf('OPERATOR', trip),
    };
  }
}

function offerOf(by: EarlyEnd, trip: TripRow): EarlyEndOffer {
  const kept = keptOfEarlyEnd(by, trip);
  const charged = minus(greatest(kept, trip.waived), trip.waived);
  const refund = greatest(NO_PAISE, minus(trip.received, sum([trip.refunded, trip.held, charged])));
  return { kept: toRupees(kept), refund: toRupees(refund) };
}
