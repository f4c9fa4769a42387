import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction, AuditSubject } from '../../contract/audit.js';
import { momentIn } from '../../contract/calendar.js';
import { commonMessages } from '../../contract/messages/common.messages.js';
import { type CatalogueMessage, messageOf } from '../../contract/messages/message.js';
import type { Caller } from '../../platform/auth/access.js';
import { named } from '../../platform/database/named.js';
import { StaffNames } from './staff-names.js';

export interface AuditNote {
  action: AuditAction;
  subject: AuditSubject;
  subjectId: number | string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export interface EarlierDecision {
  status: string;
  decidedById: number | null;
  decidedAt: Date | null;
}

/** Records an action of a staff member in the transaction of the action. */
@Injectable()
export class Audit {
  constructor(private readonly staff: StaffNames) {}

  async record(
    manager: EntityManager,
    by: Pick<Caller, 'id' | 'address'> | null,
    note: AuditNote,
  ): Promise<void> {
    await manager.query(
      ...named(
        `INSERT INTO audit_entries (staff_id, action, subject, subject_id, before, after, address)
         VALUES (:staffId, :action, :subject, :subjectId, :before, :after, :address)`,
        {
          staffId: by?.id ?? null,
          action: note.action,
          subject: note.subject,
          subjectId: String(note.subjectId),
          before: note.before ?? null,
          after: note.after ?? null,
          address: by?.address ?? null,
        },
      ),
    );
  }

  /** Clears the states before and after in the entries about removed rows. Keeps the actor, the action and the time. */
  async forget(manager: EntityManager, subject: AuditSubject, ids: readonly number[]): Promise<void> {
    await manager.query(
      `UPDATE audit_entries SET before = NULL, after = NULL
        WHERE subject = $1 AND subject_id = ANY ($2) AND (before IS NOT NULL OR after IS NOT NULL)`,
      [subject, ids.map(String)],
    );
  }

  /** Removes the texts that the erasure of a customer removes from payments and rentals. The account must be erased before. */
  async forgetTexts(manager: EntityManager, customerId: number): Promise<void> {
    await manager.query('SELECT forget_texts($1)', [customerId]);
  }

  /**
   * Returns the actor and time of the last such action on the subject, which the subject's row does not store; null if
   * there is none.
   */
  async lastOf(
    manager: EntityManager,
    { action, subject, subjectId }: Pick<AuditNote, 'action' | 'subject' | 'subjectId'>,
  ): Promise<{ decidedById: number | null; decidedAt: Date } | null> {
    const [entry] = await manager.query<{ decidedById: number | null; decidedAt: Date }[]>(
      `SELECT staff_id AS "decidedById", at AS "decidedAt" FROM audit_entries
        WHERE subject = $1 AND subject_id = $2 AND action = $3 ORDER BY id DESC LIMIT 1`,
      [subject, String(subjectId), action],
    );
    return entry ?? null;
  }

  /**
   * Returns the seconds until the customer may repeat the action, which is allowed `times` times in 24 hours; null if
   * it is allowed now. Ignores the actions of staff members.
   * The caller must hold the customer's lock.
   */
  async secondsUntilAllowed(
    manager: EntityManager,
    { action, subject, subjectId }: Pick<AuditNote, 'action' | 'subject' | 'subjectId'>,
    times: number,
  ): Promise<number | null> {
    const [entry] = await manager.query<{ seconds: number }[]>(
      // Never null: seconds.
      `SELECT ceil(extract(epoch FROM at + interval '1 day' - app_now()))::int AS seconds FROM audit_entries
        WHERE subject = $1 AND subject_id = $2 AND action = $3 AND staff_id IS NULL AND at > app_now() - interval '1 day'
        ORDER BY id DESC OFFSET $4 LIMIT 1`,
      [subject, String(subjectId), action, times - 1],
    );
    return entry?.seconds ?? null;
  }

  /** Returns the message (with the time in `zone`) and the data of the refusal 1015 of a second decision. */
  async decidedAlready(
    manager: EntityManager,
    what: CatalogueMessage,
    { status, decidedById, decidedAt }: EarlierDecision,
    zone: string,
  ): Promise<
    [message: CatalogueMessage, data: { status: string; decidedBy: string | null; decidedAt: string | null }]
  > {
    const who = decidedById === null ? null : await this.staff.labelOf(manager, decidedById);
    const when = decidedAt && momentIn(zone, decidedAt);
    return [
      decisionMessage(what, who, when),
      { status, decidedBy: decidedById?.toString() ?? null, decidedAt: decidedAt?.toISOString() ?? null },
    ];
  }
}

function decisionMessage(what: CatalogueMessage, who: string | null, when: string | null): CatalogueMessage {
  if (who && when) return messageOf(commonMessages, 'decidedByOn', { what, who, when });
  if (who) return messageOf(commonMessages, 'decidedBy', { what, who });
  if (when) return messageOf(commonMessages, 'decidedOn', { what, when });
  return messageOf(commonMessages, 'decided', { what });
}
