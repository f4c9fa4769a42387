import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OpenHold } from '../../../contract/rentals/rentals.js';

export interface FurtherHold {
  customerId: number;
  /** What the customer holds already. */
  openHolds: OpenHold[];
}

/** Implemented by modules of higher layers; runs under the customer's lock. */
export interface HoldCheck {
  /** @throws Refusal where the customer may not hold a further car. */
  requireFurtherHold(manager: EntityManager, further: FurtherHold): Promise<void>;
}

/** Lets modules of higher layers, which this module cannot import, refuse a further hold. */
@Injectable()
export class HoldChecks {
  private readonly checks: HoldCheck[] = [];

  add(check: HoldCheck): void {
    this.checks.push(check);
  }

  async run(manager: EntityManager, further: FurtherHold): Promise<void> {
    for (const check of this.checks) await check.requireFurtherHold(manager, further);
  }
}
