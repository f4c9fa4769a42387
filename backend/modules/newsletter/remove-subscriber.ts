import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { Settings } from '../settings/index.js';

const REMOVED = 'remove-subscriber';

/** Removes an e-mail address from the list. The address can be subscribed again. */
@Injectable()
export class RemoveSubscriber {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1015 with the admin and the time if an admin has already removed the address. */
  remove(by: Caller, id: number): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const [[removed]] = await manager.query<[{ email: string }[], number]>(
        'DELETE FROM subscribers WHERE id = $1 RETURNING email',
        [id],
      );
      if (!removed) throw await this.missing(manager, id);
      await this.audit.record(manager, by, {
        action: REMOVED,
        subject: 'subscriber',
        subjectId: id,
        // Audit rows are never deleted, so the removed address must not be in them.
        before: { email: masked(removed.email) },
      });
    });
  }

  /** Removes the address of a customer whose account is deleted. */
  async forget(manager: EntityManager, email: string): Promise<void> {
    await manager.query('DELETE FROM subscribers WHERE email = $1', [email]);
  }

  private async missing(manager: EntityManager, id: number): Promise<Error> {
    const earlier = await this.audit.lastOf(manager, {
      action: REMOVED,
      subject: 'subscriber',
      subjectId: id,
    });
    if (!earlier) return refuse('NOT_FOUND', messageOf(officeMessages, 'subscriberNotFound'));
    const { zone } = this.settings.current.rules;
    const what = messageOf(officeMessages, 'subscriberRemoved');
    return refuse(
      'WRONG_STATE',
      ...(await this.audit.decidedAlready(manager, what, { ...earlier, status: 'REMOVED' }, zone)),
    );
  }
}

/** `asha@example.com` as `a***@example.com` */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, '$1***');
