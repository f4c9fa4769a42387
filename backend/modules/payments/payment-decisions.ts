import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PaymentStatus } from '../../contract/payments.js';

export interface DecidedPaymentNotice {
  paymentId: number;
  rentalId: number | null;
  status: PaymentStatus;
}

type Handler = (manager: EntityManager, notice: DecidedPaymentNotice) => Promise<void>;

/** Where rooms on higher floors learn of a decision, inside the transaction that takes it. */
@Injectable()
export class PaymentDecisions {
  private readonly handlers: Handler[] = [];

  listen(handler: Handler): void {
    this.handlers.push(handler);
  }

  async tell(manager: EntityManager, notice: DecidedPaymentNotice): Promise<void> {
    for (const handler of this.handlers) await handler(manager, notice);
  }
}
