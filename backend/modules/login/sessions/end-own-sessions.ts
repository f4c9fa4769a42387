import { Injectable } from '@nestjs/common';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { personKindsOf } from '../../../platform/auth/session.rules.js';
import { Sessions } from '../../../platform/auth/sessions.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';

/** Ends sessions of the caller on other devices. */
@Injectable()
export class EndOwnSessions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: Sessions,
  ) {}

  /** Does nothing if the session has already ended. @throws Refusal 1002 for a session of another person. */
  end(by: Caller, sessionId: string): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const isOwn = await this.sessions.end(manager, {
        sessionId,
        kinds: personKindsOf(by.kind),
        subjectId: by.id,
      });
      if (!isOwn) throw refuse('NOT_FOUND', messageOf(loginMessages, 'noSuchSession'));
    });
  }

  endOthers(by: Caller): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      await this.sessions.revokeAll(manager, personKindsOf(by.kind), by.id, { keep: by.sessionId });
    });
  }
}
