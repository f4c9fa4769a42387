import { Injectable } from '@nestjs/common';
import { depositsMessages } from '../../../contract/messages/deposits.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { formatPaise, toPaise, toRupees } from '../../../contract/money.js';
import type { DepositRequest } from '../../../contract/rentals/deposits.js';
import type { Caller } from '../../../platform/auth/access.js';
import { changeOneRow, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { NotifyCustomer } from '../../customers/index.js';
import { readHeldDeposit, SettleMoney } from '../../payments/index.js';
import { LockRental } from '../lock-rental.js';
import { loweredMessage } from './deposit.messages.js';

/** Lowers or waives the required deposit of a rental before the handover. */
@Injectable()
export class LowerDeposit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly settlement: SettleMoney,
    private readonly messages: NotifyCustomer,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1001 unless the amount is lower than before, 1002, 1015 after the handover */
  lower(by: Caller, rentalId: number, { required, reason }: DepositRequest): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const rental = await this.rentals.afterCustomer(manager, rentalId);
      const { status, deposit } = rental;
      if (status !== 'PENDING' && status !== 'CONFIRMED')
        throw refuse('WRONG_STATE', messageOf(depositsMessages, 'afterHandover'), {
          status,
          reason: 'NOT_BEFORE_HANDOVER',
        });
      const amount = toPaise(required);
      if (amount >= deposit)
        throw refuseFields({
          field: 'required',
          message: messageOf(depositsMessages, 'notLower', { deposit: formatPaise(deposit) }),
        });
      const held = await readHeldDeposit(manager, rentalId);
      await changeOneRow(manager, 'UPDATE rentals SET deposit_paise = $2 WHERE id = $1', [rentalId, amount]);
      await this.settlement.settle(manager, rentalId, by.id);
      await this.audit.record(manager, by, {
        action: 'lower-deposit',
        subject: 'rental',
        subjectId: rentalId,
        before: { required: toRupees(deposit) },
        after: { required, reason },
      });
      const isOverpaid = held !== null && held.amount > amount;
      await this.messages.queue(manager, rental, loweredMessage(rental, { required: amount, isOverpaid }));
    });
  }
}
