import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../platform/auth/access.js';

export interface AuditNote {
  /** Verb first: `approve-customer`. */
  action: string;
  subject:
    | 'customer'
    | 'payment'
    | 'rental'
    | 'car'
    | 'block'
    | 'staff'
    | 'settings'
    | 'complaint'
    | 'subscriber'
    | 'message'
    | 'statement'
    | 'list';
  subjectId: number | string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes down what a member of staff did, in the transaction that did it. */
@Injectable()
export class Audit {
  async record(
    manager: EntityManager,
    by: Pick<Caller, 'id' | 'address'> | null,
    note: AuditNote,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO audit_entries (staff_id, action, subject, subject_id, before, after, address)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        by?.id ?? null,
        note.action,
        note.subject,
        String(note.subjectId),
        note.before ?? null,
        note.after ?? null,
        by?.address ?? null,
      ],
    );
  }
  /** Who last did this to the subject, for what keeps no such note itself; null when nobody did. */
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
}
