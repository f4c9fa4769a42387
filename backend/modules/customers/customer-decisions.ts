import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type CustomerDecision = 'APPROVED' | 'REJECTED';
type Handler = (manager: EntityManager, customerId: number, decision: CustomerDecision) => Promise<void>;

/** Where rooms on higher floors learn that a customer was approved or rejected, inside the transaction that decides it. */
@Injectable()
export class CustomerDecisions {
  private readonly handlers: Handler[] = [];

  listen(handler: Handler): void {
    this.handlers.push(handler);
  }

  async tell(manager: EntityManager, customerId: number, decision: CustomerDecision): Promise<void> {
    for (const handler of this.handlers) await handler(manager, customerId, decision);
  }
}
