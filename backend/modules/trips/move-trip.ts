import { Injectable } from '@nestjs/common';
import type { NoShowCause } from '../../contract/rentals/causes.js';
import type { EarlyEnd } from '../../contract/rentals/kept-fare.rules.js';
import type { RentalKind, TripStatus } from '../../contract/rentals/rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import { MarkNoShow } from './mark-no-show.js';
import { MarkPickedUp } from './mark-picked-up.js';
import { MarkReturned } from './mark-returned.js';

export interface TripRequest {
  status: TripStatus;
  /** Why the car was not handed over; only read for NO_SHOW. */
  cause?: NoShowCause;
  /** The side that ends the trip before its return time; only read for RETURNED. */
  early?: EarlyEnd;
  /** True to hand over although money is owed; only read for ON_TRIP. */
  allowBalance?: boolean;
  /** Internal note; required for ON_TRIP and RETURNED. */
  reason?: string;
}

/** Runs the command for the requested state. */
@Injectable()
export class MoveTrip {
  constructor(
    private readonly pickedUp: MarkPickedUp,
    private readonly returned: MarkReturned,
    private readonly noShow: MarkNoShow,
  ) {}

  move(
    by: Caller,
    kind: RentalKind,
    id: number,
    { status, cause, early, allowBalance, reason }: TripRequest,
  ): Promise<void> {
    if (status === 'NO_SHOW') return this.noShow.mark(by, kind, id, { cause, reason });
    if (status === 'RETURNED') return this.returned.mark(by, kind, id, { early, reason });
    return this.pickedUp.mark(by, kind, id, { allowBalance, reason });
  }
}
