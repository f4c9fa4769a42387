import { Injectable } from '@nestjs/common';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Audit } from '../audit/index.js';
import { Settings } from '../settings/index.js';
import { LockComplaint } from './lock-complaint.js';
import { answeredMessage } from './messages/complaint.messages.js';

/** Stores an admin's reply and e-mails it to the customer, who also finds it on the dashboard. */
@Injectable()
export class AnswerComplaint {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly complaints: LockComplaint,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  answer(by: Caller, id: number, text: string): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const { zone } = this.settings.current.rules;
      const complaint = await this.complaints.lock(manager, id, 'ANSWERED');
      // A repeated request must not send the same reply twice.
      const [last] = await manager.query<{ text: string }[]>(
        'SELECT text FROM complaint_answers WHERE complaint_id = $1 ORDER BY id DESC LIMIT 1',
        [id],
      );
      if (complaint.state === 'ANSWERED' && last?.text === text) {
        const earlier = { ...complaint, status: complaint.state };
        throw refuse(
          'WRONG_STATE',
          ...(await this.audit.decidedAlready(
            manager,
            messageOf(officeMessages, 'answerSent'),
            earlier,
            zone,
          )),
        );
      }
      await manager.query(
        'INSERT INTO complaint_answers (complaint_id, staff_id, text) VALUES ($1, $2, $3)',
        [id, by.id, text],
      );
      await manager.query(
        `UPDATE complaints SET state = 'ANSWERED', decided_by_id = $2, decided_at = app_now() WHERE id = $1`,
        [id, by.id],
      );
      await this.audit.record(manager, by, {
        action: 'answer-complaint',
        subject: 'complaint',
        subjectId: id,
        before: { state: complaint.state },
        after: { state: 'ANSWERED', text },
      });
      await this.outbox.queue(manager, answeredMessage({ ...complaint, at: complaint.now, zone }, text));
    });
  }
}
