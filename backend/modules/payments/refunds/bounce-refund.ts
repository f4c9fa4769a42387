import { Injectable } from '@nestjs/common';
import { messageOf } from '../../../contract/messages/message.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import { toRupees } from '../../../contract/money.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { refundBouncedMessage } from '../messages/refund.messages.js';
import { LockRefund } from './lock-refund.js';
import { OpenRefund } from './open-refund.js';
import { type Bounce, StoreBounce } from './store-bounce.js';

/** Records that a sent refund did not arrive: the money is due again. */
@Injectable()
export class BounceRefund {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly refunds: LockRefund,
    private readonly bounces: StoreBounce,
    private readonly openRefunds: OpenRefund,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1001, 1002, 1015 NOT_SENT, CHANGED, NO_DRAWER */
  bounce(by: Caller, id: number, bounce: Bounce, version: number): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const refund = await this.refunds.lock(manager, id);
      await this.refunds.require(manager, refund, 'SENT', version);
      const { cause, on } = bounce;
      if (on > refund.today)
        throw refuseFields({ field: 'on', message: messageOf(refundsMessages, 'inFuture') });
      if (refund.sentOn !== null && on < refund.sentOn)
        throw refuseFields({ field: 'on', message: messageOf(refundsMessages, 'beforeSending') });
      await this.bounces.store(manager, by, refund, bounce);
      const dueDate = await this.openRefunds.again(manager, refund, by.id);
      await this.audit.record(manager, by, {
        action: 'bounce-refund',
        subject: 'refund',
        subjectId: id,
        before: { status: 'SENT' },
        after: { status: 'BOUNCED', amount: toRupees(refund.amount), cause, on },
      });
      await this.outbox.queue(manager, refundBouncedMessage(refund, dueDate));
    });
  }
}
