import { Injectable } from '@nestjs/common';
import { drawersMessages } from '../../contract/messages/drawers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Caller } from '../../platform/auth/access.js';
import { changeOneRow, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { LockDrawer, requireStatus, requireVersion } from './lock-drawer.js';

/**
 * Adds the reason for a difference to the report of the caller's drawer, or that of disabled staff. The reason cannot be
 * changed afterwards.
 */
@Injectable()
export class ExplainDifference {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly drawers: LockDrawer,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002, 1015 */
  explain(by: Caller, id: number, { note, version }: { note: string; version: number }): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const drawer = await this.drawers.countable(manager, by, id);
      requireStatus(drawer, 'CLOSED');
      requireVersion(drawer, version);
      if (drawer.isExplained)
        throw refuse('WRONG_STATE', messageOf(drawersMessages, 'explained'), {
          status: drawer.status,
          reason: 'EXPLAINED',
        });
      await changeOneRow(
        manager,
        'UPDATE drawers SET note = $2, version = version + 1 WHERE id = $1 AND note IS NULL',
        [id, note],
      );
      await this.audit.record(manager, by, {
        action: 'explain-difference',
        subject: 'drawer',
        subjectId: id,
        after: { note },
      });
    });
  }
}
