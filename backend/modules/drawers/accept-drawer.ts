import { Injectable } from '@nestjs/common';
import { drawersMessages } from '../../contract/messages/drawers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Caller } from '../../platform/auth/access.js';
import { changeOneRow, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit, StaffNames } from '../audit/index.js';
import { LockDrawer, requireStatus, requireVersion } from './lock-drawer.js';

/** Records that the next person has taken over the cash, the keys and the open notes of a closed drawer. */
@Injectable()
export class AcceptDrawer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly drawers: LockDrawer,
    private readonly staff: StaffNames,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002, 1015 */
  accept(
    by: Caller,
    id: number,
    { note, version }: { note?: string | undefined; version: number },
  ): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const drawer = await this.drawers.lock(manager, id);
      const { status } = drawer;
      const own = await this.staff.idsOfPerson(manager, by.id);
      requireStatus(drawer, 'CLOSED');
      requireVersion(drawer, version);
      if (own.includes(drawer.staffId))
        throw refuse('WRONG_STATE', messageOf(drawersMessages, 'ownDrawer'), {
          status,
          reason: 'OWN_DRAWER',
        });
      if (drawer.closedById !== null && own.includes(drawer.closedById))
        throw refuse('WRONG_STATE', messageOf(drawersMessages, 'ownCount'), { status, reason: 'OWN_COUNT' });
      if (!drawer.isExplained)
        throw refuse('WRONG_STATE', messageOf(drawersMessages, 'noteMissing'), {
          status,
          reason: 'NOTE_MISSING',
        });
      await changeOneRow(
        manager,
        `UPDATE drawers SET status = 'ACCEPTED', version = version + 1, accepted_by_id = $2, accepted_at = app_now(), accepted_note = $3
          WHERE id = $1 AND status = 'CLOSED'`,
        [id, by.id, note ?? null],
      );
      await this.audit.record(manager, by, {
        action: 'accept-drawer',
        subject: 'drawer',
        subjectId: id,
        before: { status },
        after: { status: 'ACCEPTED', note: note ?? null },
      });
    });
  }
}
