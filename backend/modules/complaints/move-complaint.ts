import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Audit } from '../audit/index.js';
import { Settings } from '../settings/index.js';
import { LockComplaint } from './lock-complaint.js';
import { movedMessage } from './messages/complaint.messages.js';

/** Resolves or reopens a complaint. A second decision is refused with 1015, which names the first admin and the time. */
@Injectable()
export class MoveComplaint {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly complaints: LockComplaint,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  move(by: Caller, id: number, state: 'OPEN' | 'RESOLVED'): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const { zone } = this.settings.current.rules;
      const complaint = await this.complaints.lock(manager, id, state);
      await manager.query(
        'UPDATE complaints SET state = $2, decided_by_id = $3, decided_at = app_now() WHERE id = $1',
        [id, state, by.id],
      );
      await this.audit.record(manager, by, {
        action: state === 'RESOLVED' ? 'resolve-complaint' : 'reopen-complaint',
        subject: 'complaint',
        subjectId: id,
        before: { state: complaint.state },
        after: { state },
      });
      await this.outbox.queue(manager, movedMessage({ ...complaint, at: complaint.now, zone }, state));
    });
  }
}
