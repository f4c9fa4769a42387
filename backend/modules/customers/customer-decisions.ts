import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type CustomerDecision = 'APPROVED' | 'REJECTED';

/** Implemented by modules of higher layers; runs inside the transaction that decides, under the customer's lock. */
export interface CustomerDecisionListener {
  customerDecided(manager: EntityManager, customerId: number, decision: CustomerDecision): Promise<void>;
}

/** Passes decisions on to higher layers, which this module cannot import. */
@Injectable()
export class CustomerDecisions {
  private readonly listeners: CustomerDecisionListener[] = [];

  listen(listener: CustomerDecisionListener): void {
    this.listeners.push(listener);
  }

  async notify(manager: EntityManager, customerId: number, decision: CustomerDecision): Promise<void> {
    for (const listener of this.listeners) await listener.customerDecided(manager, customerId, decision);
  }
}
