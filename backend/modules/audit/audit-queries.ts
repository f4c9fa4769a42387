import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import { addDays, instantIn } from '../../contract/calendar.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { AUDIT_ZONE, type ConsoleAuditEntry } from '../../contract/office.js';
import { pageOfLongList } from '../../platform/database/page-of-long-list.js';
import { readDay, readRowNumber, readText } from '../../platform/http/lists/list-filter.js';
import type { Listed, ListQuery } from '../../platform/http/lists/simple-rest.js';
import { refuse } from '../../platform/http/refusal.js';
import { toAuditEntry } from './audit.presenter.js';
import { AuditEntry } from './audit-entry.entity.js';

export type AuditSort = 'at';
export const AUDIT_LIST = {
  sort: ['at'] as [AuditSort],
  filter: ['subject', 'subjectId', 'action', 'staffId', 'from', 'to'],
} as const;

const mobileIn = (raw: ObjectLiteral | undefined): string | null =>
  (raw as { staff_mobile: string | null } | undefined)?.staff_mobile ?? null;

/** Reads the audit for screens. No query counts or scans all rows, because there may be a million. */
@Injectable()
export class AuditQueries {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  async page(query: ListQuery<AuditSort>): Promise<Listed<ConsoleAuditEntry>> {
    const { direction } = query.sort;
    const list = this.matching(query).orderBy('a.at', direction).addOrderBy('a.id', direction);
    const { entities, raw, total } = await pageOfLongList(list, query);
    return { rows: entities.map((entry, index) => toAuditEntry(entry, mobileIn(raw[index]))), total };
  }

  async findById(id: number): Promise<ConsoleAuditEntry> {
    const { entities, raw } = await this.withStaff()
      .where('a.id = :id', { id })
      .getRawAndEntities<ObjectLiteral>();
    if (!entities[0]) throw refuse('NOT_FOUND', messageOf(officeMessages, 'entryNotFound'));
    return toAuditEntry(entities[0], mobileIn(raw[0]));
  }

  /** Omits absent conditions, because an optional one would prevent the use of the index. */
  private matching({ filter, ids }: ListQuery<AuditSort>): SelectQueryBuilder<AuditEntry> {
    const list = this.withStaff();
    const from = readDay(filter, 'from');
    const to = readDay(filter, 'to');
    const texts = {
      subject: readText(filter, 'subject'),
      subjectId: readText(filter, 'subjectId'),
      action: readText(filter, 'action'),
      staffId: readRowNumber(filter, 'staffId'),
    };
    for (const [name, value] of Object.entries(texts)) if (value !== null) list.andWhere({ [name]: value });
    if (from) list.andWhere('a.at >= :from', { from: instantIn(AUDIT_ZONE, from, '00:00') });
    if (to) list.andWhere('a.at < :to', { to: instantIn(AUDIT_ZONE, addDays(to, 1), '00:00') });
    if (ids) list.andWhere('a.id = ANY (:ids)', { ids });
    return list;
  }

  /** Joins the table of staff by name, because this layer cannot import its entity. */
  private withStaff(): SelectQueryBuilder<AuditEntry> {
    return this.entries
      .createQueryBuilder('a')
      .leftJoin('staff', 's', 's.id = a.staffId')
      .addSelect('s.mobile', 'staff_mobile');
  }

  /** Returns every recorded action, found by one index step per action. */
  async actions(): Promise<string[]> {
    const rows = await this.entries.query<{ action: string }[]>(
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
