import { Injectable } from '@nestjs/common';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';

/** Removes an entry of the block list. */
@Injectable()
export class UnblockIdentity {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002 if the entry was removed or has expired and been deleted. */
  remove(by: Caller, id: number): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const [[removed]] = await manager.query<[{ kind: string }[], number]>(
        'DELETE FROM blocked_identities WHERE id = $1 RETURNING kind',
        [id],
      );
      if (!removed) throw refuse('NOT_FOUND', messageOf(customersMessages, 'blockNotFound'));
      await this.audit.record(manager, by, {
        action: 'unblock-identity',
        subject: 'blocked-identity',
        subjectId: id,
        before: { kind: removed.kind },
      });
    });
  }
}
