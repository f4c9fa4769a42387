import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Vault } from '../../../platform/auth/vault.js';
import { messageSeal } from '../../../platform/outbox/outbox.js';
import { AccessLogQueries, Licences } from '../../customers/index.js';
import type { Exported } from './export-archive.js';
import { EXPORTED } from './export-parts-queries.js';

interface FileRow {
  id: string;
  kind: string;
  key: string;
  contentType: string;
  bytes: number;
  at: Date;
}

interface Data extends Record<string, unknown> {
  licences: { birthDate: string }[];
}

/** Reads all data about a customer, from every module. */
@Injectable()
export class ExportQueries {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
    private readonly accessLog: AccessLogQueries,
    private readonly licences: Licences,
  ) {}

  async ofCustomer(id: number): Promise<Exported> {
    const [row] = await this.db.query<{ data: Data }[]>(
      // Never null: data. jsonb_build_object never returns null.
      EXPORTED,
      [id],
    );
    const rows = await this.files(id);
    return {
      data: {
        ...row?.data,
        licences: row?.data.licences.map(({ birthDate, ...licence }) => ({
          ...licence,
          dateOfBirth: this.licences.openBirthDate({ customerId: id, birthDate }),
        })),
        messages: await this.messages(id),
        whoLooked: await this.accessLog.ofCustomer(id),
        files: rows.map((file) => ({ id: file.id, kind: file.kind, at: file.at, file: pathOf(file) })),
      },
      files: rows.map((file) => ({ key: file.key, path: pathOf(file) })),
    };
  }

  private files(id: number): Promise<FileRow[]> {
    return this.db.query<FileRow[]>(
      `SELECT id, kind, storage_key AS key, content_type AS "contentType", bytes, created_at AS at
         FROM documents WHERE customer_id = $1 ORDER BY created_at, id`,
      [id],
    );
  }

  /** Excludes messages that carry a code, and messages to another account that had the same contact before. */
  private async messages(id: number): Promise<object[]> {
    const rows = await this.db.query<
      { at: Date; channel: string; subject: string; sentAt: Date | null; recipient: string; sealed: Buffer }[]
    >(
      `SELECT m.created_at AS at, m.channel, m.subject, m.sent_at AS "sentAt", m.recipient, m.sealed_text AS sealed
         FROM outbox_messages m JOIN customers c ON c.id = $1
        WHERE NOT m.carries_code AND (
                m.recipient IN (c.email, c.mobile) AND NOT EXISTS (
                  SELECT FROM customer_changes o
                   WHERE o.customer_id <> c.id AND o.old_value = m.recipient AND o.at >= m.created_at)
                OR EXISTS (
                  SELECT FROM customer_changes h
                   WHERE h.customer_id = c.id AND h.field IN ('email', 'mobile') AND h.old_value = m.recipient AND h.at >= m.created_at))
        ORDER BY m.id`,
      [id],
    );
    return rows.map(({ sealed, recipient, ...message }) => ({
      ...message,
      text: this.vault.openOrNull(messageSeal(recipient), sealed),
    }));
  }
}

const pathOf = ({ id, kind, contentType }: FileRow): string =>
  `files/${kind.toLowerCase().replaceAll('_', '-')}-${id}.${contentType === 'application/pdf' ? 'pdf' : 'jpg'}`;
