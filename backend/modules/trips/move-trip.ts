import { Injectable } from '@nestjs/common';
import type { RentalKind, TripStatus } from '../../contract/rentals/rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import { MarkNoShow } from './mark-no-show.js';
import { MarkPickedUp } from './mark-picked-up.js';
import { MarkReturned } from './mark-returned.js';

export interface TripRequest {
  status: TripStatus;
  /** Internal note. */
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

  move(by: Caller, kind: RentalKind, id: number, { status, reason }: TripRequest): Promise<void> {
    const commands = { ON_TRIP: this.pickedUp, RETURNED: this.returned, NO_SHOW: this.noShow };
    return commands[status].mark(by, kind, id, reason ?? null);
  }
}
