import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defined } from '../../contract/defined.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { type ConsoleAuditEntry, MAX_LISTED } from '../../contract/office.js';
import { withinReach } from '../../platform/http/lists/list-filter.js';
import type { Listed, ListQuery } from '../../platform/http/lists/simple-rest.js';
import { refuse } from '../../platform/http/refusal.js';
import { type AuditRow, toAuditEntry } from './audit.presenter.js';
import { auditEntriesOf } from './audit-search-queries.js';

export type AuditSort = 'at';
export const AUDIT_LIST = {
  sort: ['at'] as [AuditSort],
  filter: ['subject', 'subjectId', 'action', 'staffId', 'from', 'to'],
} as const;

const SELECT = `
  SELECT a.id, a.at, a.action, a.subject, a.subject_id AS "subjectId", a.staff_id AS "staffId", s.mobile AS "staffMobile",
         a.before, a.after, a.address`;

/** Reads the audit for screens. No query counts or scans all rows, because there may be a million. */
@Injectable()
export class AuditQueries {
  constructor(private readonly db: DataSource) {}

  async page(query: ListQuery<AuditSort>): Promise<Listed<ConsoleAuditEntry>> {
    const { where, values } = auditEntriesOf(query);
    const { direction } = query.sort;
    const matching = `FROM audit_entries a ${where} ORDER BY a.at ${direction}, a.id ${direction}`;
    const [rows, [count]] = await Promise.all([
      this.db.query<AuditRow[]>(
        `${SELECT} FROM (SELECT a.* ${matching} ${withinReach(query)}) a
           LEFT JOIN staff s ON s.id = a.staff_id ORDER BY a.at ${direction}, a.id ${direction}`,
        values,
      ),
      this.db.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM (SELECT 1 ${matching} LIMIT ${MAX_LISTED}) counted`,
        values,
      ),
    ]);
    return { rows: rows.map(toAuditEntry), total: defined(count, 'count').total };
  }

  async findById(id: number): Promise<ConsoleAuditEntry> {
    const [row] = await this.db.query<AuditRow[]>(
      `${SELECT} FROM audit_entries a LEFT JOIN staff s ON s.id = a.staff_id WHERE a.id = $1`,
      [id],
    );
    if (!row) throw refuse('NOT_FOUND', messageOf(officeMessages, 'entryNotFound'));
    return toAuditEntry(row);
  }

  /** Returns every recorded action, found by one index step per action. */
  async actions(): Promise<string[]> {
    const rows = await this.db.query<{ action: string }[]>(
      `WITH RECURSIVE known AS (
         (SELECT action FROM audit_entries ORDER BY action LIMIT 1)
         UNION ALL
         SELECT (SELECT a.action FROM audit_entries a WHERE a.action > k.action ORDER BY a.action LIMIT 1)
           FROM known k WHERE k.action IS NOT NULL
       )
       SELECT action FROM known WHERE action IS NOT NULL`,
    );
    return rows.map(({ action }) => action);
  }
}
