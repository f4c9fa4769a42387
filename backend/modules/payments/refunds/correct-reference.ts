import { Injectable } from '@nestjs/common';
import { messageOf } from '../../../contract/messages/message.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import type { Caller } from '../../../platform/auth/access.js';
import { changeOneRow, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { referenceCorrectedMessage } from '../messages/refund.messages.js';
import { LockRefund } from './lock-refund.js';

export interface Correction {
  reference: string;
  reason: string;
}

/** Replaces the reference of a sent refund, and keeps the earlier one. */
@Injectable()
export class CorrectReference {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly refunds: LockRefund,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1001, 1002, 1015 NOT_SENT, CHANGED */
  correct(by: Caller, id: number, { reference, reason }: Correction, version: number): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const refund = await this.refunds.lock(manager, id);
      await this.refunds.require(manager, refund, 'SENT', version);
      if (refund.reference === reference)
        throw refuseFields({ field: 'reference', message: messageOf(refundsMessages, 'sameReference') });
      await manager.query(
        'INSERT INTO refund_references (refund_id, reference, reason, staff_id) VALUES ($1, $2, $3, $4)',
        [id, refund.reference, reason, by.id],
      );
      await changeOneRow(manager, `UPDATE refunds SET reference = $2 WHERE id = $1 AND state = 'SENT'`, [
        id,
        reference,
      ]);
      await this.audit.record(manager, by, {
        action: 'correct-refund-reference',
        subject: 'refund',
        subjectId: id,
        before: { reference: refund.reference },
        after: { reference, reason },
      });
      await this.outbox.queue(manager, referenceCorrectedMessage(refund, reference));
    });
  }
}
