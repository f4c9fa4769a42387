import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { isOneTimeCode } from '../../platform/outbox/one-time-code.rules.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Audit } from '../audit/index.js';
import { Settings } from '../settings/index.js';
import { stateOf } from './message.presenter.js';

const RESENT = 'resend-message';

/** Queues a failed message again. */
@Injectable()
export class ResendMessage {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1015 for a message that has not failed, with the last admin who resent it and the time. */
  resend(by: Caller, id: number): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const message = await this.outbox.lock(manager, id);
      if (!message) throw refuse('NOT_FOUND', messageOf(officeMessages, 'messageNotFound'));
      const state = stateOf(message);
      if (state !== 'FAILED') throw await this.notFailed(manager, id, state);
      if (isOneTimeCode(message))
        throw refuse('WRONG_STATE', messageOf(officeMessages, 'codeExpired'), {
          status: state,
        });
      await this.outbox.retry(manager, id);
      await this.audit.record(manager, by, {
        action: RESENT,
        subject: 'message',
        subjectId: id,
        before: { state, attempts: message.attempts, lastError: message.lastError },
        after: { state: 'QUEUED', subject: message.subject },
      });
    });
  }

  private async notFailed(manager: EntityManager, id: number, status: string): Promise<Error> {
    const earlier = (await this.audit.lastOf(manager, {
      action: RESENT,
      subject: 'message',
      subjectId: id,
    })) ?? { decidedById: null, decidedAt: null };
    const { zone } = this.settings.current.rules;
    const what = messageOf(officeMessages, 'messageNotFailed', { status });
    return refuse(
      'WRONG_STATE',
      ...(await this.audit.decidedAlready(manager, what, { ...earlier, status }, zone)),
    );
  }
}
