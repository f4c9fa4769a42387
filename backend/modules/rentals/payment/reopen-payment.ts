import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { historyMessages } from '../../../contract/messages/history.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { StaleRead, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import {
  LockPayments,
  reopenedMessage,
  type ReopenedRental,
  requireSameVersion,
  StoreReopening,
} from '../../payments/index.js';
import { LockRental, type RentalWithCar } from '../lock-rental.js';
import { RestoreRental } from './restore-rental.js';
import { UnconfirmUnpaid } from './unconfirm-unpaid.js';

export interface Reopening {
  reason: string;
  version: number;
  /** Whether an expired rental is restored. */
  restore?: boolean;
}

/** Takes back the verification or rejection of a payment, so that it can be decided again. */
@Injectable()
export class ReopenPayment {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: LockPayments,
    private readonly rentals: LockRental,
    private readonly reopenings: StoreReopening,
    private readonly restoreRental: RestoreRental,
    private readonly unconfirmUnpaid: UnconfirmUnpaid,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1002, 1012, 1015 */
  reopen(by: Caller, paymentId: number, { reason, version, restore = false }: Reopening): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const rentalId = await this.payments.rentalOf(manager, paymentId);
      const locked = rentalId === null ? null : await this.rentals.withCar(manager, rentalId);
      const { id, customer } = await this.payments.lock(manager, { id: paymentId });
      const payment = await this.reopenings.read(manager, id);
      if (payment.rentalId !== rentalId) throw new StaleRead('Another rental has claimed the payment.');
      requireSameVersion(payment, version);
      await this.reopenings.store(manager, by, payment, reason);
      const effect = locked ? await this.moveRental(manager, locked, restore) : 'as before';
      await this.outbox.queue(manager, reopenedMessage(customer, payment, effect));
    });
  }

  private async moveRental(
    manager: EntityManager,
    locked: RentalWithCar,
    restore: boolean,
  ): Promise<ReopenedRental> {
    const { rental } = locked;
    if (restore && rental.status === 'EXPIRED') {
      const note = messageOf(historyMessages, 'paymentReopened');
      await this.restoreRental.restore(manager, locked, { by: 'system', reason: note });
      return 'restored';
    }
    const isUnconfirmed =
      rental.status === 'CONFIRMED' && (await this.unconfirmUnpaid.unconfirm(manager, rental));
    return isUnconfirmed ? 'unconfirmed' : 'as before';
  }
}
