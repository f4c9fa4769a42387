import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OpenHold } from '../../contract/rentals.js';

export interface FurtherHold {
  customerId: number;
  /** What the customer holds already. */
  openHolds: OpenHold[];
}

/** @throws Refusal where the customer may not hold a further car. */
type HoldCheck = (manager: EntityManager, further: FurtherHold) => Promise<void>;

/** Lets modules of higher layers refuse a further hold, under the customer's lock. */
@Injectable()
export class HoldChecks {
  private readonly checks: HoldCheck[] = [];

  add(check: HoldCheck): void {
    this.checks.push(check);
  }

  async run(manager: EntityManager, further: FurtherHold): Promise<void> {
    for (const check of this.checks) await check(manager, further);
  }
}
