import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ComplaintState } from '../../contract/customers/complaints.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { type CustomerContact, CustomerContacts } from '../customers/index.js';
import { Settings } from '../settings/index.js';
import { mayMove } from './complaint-states.js';

interface ComplaintRow {
  id: number;
  number: string;
  subject: string;
  state: ComplaintState;
  customerId: number;
  decidedById: number | null;
  decidedAt: Date | null;
  now: Date;
}

export type LockedComplaint = ComplaintRow & CustomerContact;

/** Locks a complaint until the end of the transaction. */
@Injectable()
export class LockComplaint {
  constructor(
    private readonly contacts: CustomerContacts,
    private readonly audit: Audit,
    private readonly settings: Settings,
  ) {}

  /**
   * @throws Refusal 1002 if the complaint does not exist; 1015 with the last admin and the time if it cannot become
   * `next`.
   */
  async lock(manager: EntityManager, id: number, next: ComplaintState): Promise<LockedComplaint> {
    const [complaint] = await manager.query<ComplaintRow[]>(
      `SELECT id, number, subject, state, customer_id AS "customerId", decided_by_id AS "decidedById",
              decided_at AS "decidedAt", app_now() AS now
         FROM complaints WHERE id = $1 FOR UPDATE`,
      [id],
    );
    if (!complaint) throw refuse('NOT_FOUND', messageOf(officeMessages, 'complaintNotFound'));
    if (!mayMove(complaint.state, next)) throw await this.wrongState(manager, complaint, next);
    return { ...complaint, ...(await this.contacts.findById(manager, complaint.customerId)) };
  }

  private async wrongState(
    manager: EntityManager,
    complaint: ComplaintRow,
    next: ComplaintState,
  ): Promise<Error> {
    const { state: status } = complaint;
    const what =
      status === 'RESOLVED' && next === 'ANSWERED'
        ? messageOf(officeMessages, 'complaintResolved')
        : messageOf(officeMessages, 'complaintDecided', { status });
    const { zone } = this.settings.current.rules;
    return refuse(
      'WRONG_STATE',
      ...(await this.audit.decidedAlready(manager, what, { ...complaint, status }, zone)),
    );
  }
}
