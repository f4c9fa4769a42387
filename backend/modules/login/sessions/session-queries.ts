import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInDevice } from '../../../contract/sessions.js';
import type { Caller } from '../../../platform/auth/access.js';
import { personKindsOf } from '../../../platform/auth/session.rules.js';
import { VALID_SESSION } from '../../../platform/auth/sessions.js';
import { named } from '../../../platform/database/named.js';

interface DeviceRow {
  id: string;
  label: string | null;
  network: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

@Injectable()
export class SessionQueries {
  constructor(private readonly db: DataSource) {}

  /** Returns the caller's valid sessions, the most recently used first. */
  async devicesOf({ kind, id, sessionId }: Caller): Promise<SignedInDevice[]> {
    const kinds = personKindsOf(kind);
    const rows = await this.db.query<DeviceRow[]>(
      ...named(
        // Never null: createdAt, lastUsedAt.
        `SELECT s.id, s.label, i.network, s.created_at AS "createdAt", s.last_used_at AS "lastUsedAt"
           FROM sessions s
           LEFT JOIN sign_ins i
             ON i.person_kind = ANY (:kinds) AND i.person_id = :id AND i.session_id = s.id
          WHERE s.kind = ANY (:kinds) AND s.subject_id = :id AND ${VALID_SESSION}
          ORDER BY s.last_used_at DESC, s.id`,
        { kinds, id },
      ),
    );
    return rows.map((row) => ({
      id: row.id,
      label: row.label ?? 'Browser',
      network: row.network,
      firstUsedAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      isThis: row.id === sessionId,
    }));
  }
}
