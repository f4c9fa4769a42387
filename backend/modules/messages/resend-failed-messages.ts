import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Audit } from '../audit/index.js';

/** Queues the messages that failed lately again, for example after an outage of the mail server. */
@Injectable()
export class ResendFailedMessages {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** Leaves out one-time codes, which have expired, and reminders. Returns the number of queued messages. */
  resend(by: Caller): Promise<number> {
    return this.unitOfWork.run(async (manager) => {
      const count = await this.outbox.retryFailed(manager);
      if (count > 0)
        await this.audit.record(manager, by, {
          action: 'resend-failed-messages',
          subject: 'list',
          subjectId: 'messages',
          after: { count },
        });
      return count;
    });
  }
}
