import { Injectable } from '@nestjs/common';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';

/** Sets or corrects the name of a staff member. */
@Injectable()
export class NameStaff {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  name(by: Caller, id: number, name: string): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const [member] = await manager.query<{ name: string | null }[]>(
        'SELECT name FROM staff WHERE id = $1 FOR UPDATE',
        [id],
      );
      if (!member) throw refuse('NOT_FOUND', messageOf(officeMessages, 'staffNotFound'));
      if (member.name === name) return;
      await manager.query('UPDATE staff SET name = $2 WHERE id = $1', [id, name]);
      await this.audit.record(manager, by, {
        action: 'name-staff',
        subject: 'staff',
        subjectId: id,
        after: { changed: ['name'] },
      });
    });
  }
}
