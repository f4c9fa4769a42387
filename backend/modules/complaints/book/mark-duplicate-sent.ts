import { Injectable } from '@nestjs/common';
import type { Day } from '../../../contract/calendar.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { Settings } from '../../settings/index.js';

interface LockedPage {
  number: string;
  addedOn: Day;
  today: Day;
  duplicateSentOn: Day | null;
}

/** Records when the duplicate of a page went to the licensing authority. */
@Injectable()
export class MarkDuplicateSent {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
    private readonly audit: Audit,
  ) {}

  /**
   * @throws Refusal 1001 for a day outside the allowed range, 1002 without a page, 1015 if the day is already recorded.
   */
  mark(by: Caller, complaintId: number, sentOn: Day): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      // Never null: addedOn, today. Both are computed from times that are never null.
      const [page] = await manager.query<LockedPage[]>(
        `SELECT number, ((at AT TIME ZONE $2)::date)::text AS "addedOn", ((app_now() AT TIME ZONE $2)::date)::text AS today,
                duplicate_sent_on::text AS "duplicateSentOn"
           FROM complaint_pages WHERE complaint_id = $1 FOR NO KEY UPDATE`,
        [complaintId, this.settings.current.rules.zone],
      );
      if (!page) throw refuse('NOT_FOUND', messageOf(officeMessages, 'pageNotFound'));
      if (page.duplicateSentOn !== null)
        throw refuse('WRONG_STATE', messageOf(officeMessages, 'duplicateSent'), { reason: 'CHANGED' });
      if (sentOn < page.addedOn || sentOn > page.today)
        throw refuseFields({ field: 'sentOn', message: messageOf(officeMessages, 'duplicateDay') });
      await manager.query('UPDATE complaint_pages SET duplicate_sent_on = $2 WHERE complaint_id = $1', [
        complaintId,
        sentOn,
      ]);
      await this.audit.record(manager, by, {
        action: 'send-complaint-duplicate',
        subject: 'complaint',
        subjectId: complaintId,
        after: { page: page.number, sentOn },
      });
    });
  }
}
