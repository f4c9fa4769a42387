import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PaymentStatus } from '../../contract/payments/payments.js';

export interface DecidedPayment {
  paymentId: number;
  rentalId: number | null;
  status: PaymentStatus;
}

/** Implemented by modules of higher layers; runs inside the transaction that decides, under the customer's lock. */
export interface PaymentDecisionListener {
  paymentDecided(manager: EntityManager, payment: DecidedPayment): Promise<void>;
}

/** Passes decisions on to higher layers, which this module cannot import. */
@Injectable()
export class PaymentDecisions {
  private readonly listeners: PaymentDecisionListener[] = [];

  listen(listener: PaymentDecisionListener): void {
    this.listeners.push(listener);
  }

  async notify(manager: EntityManager, payment: DecidedPayment): Promise<void> {
    for (const listener of this.listeners) await listener.paymentDecided(manager, payment);
  }
}
