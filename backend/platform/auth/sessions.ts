import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TokenKind } from '../../contract/customers/people.js';
import { defined } from '../../contract/defined.js';
import { Tokens } from './tokens.js';

const LIFETIME_SECONDS: Record<TokenKind, number> = {
  customer: 30 * 24 * 3600,
  renting: 2 * 3600,
  admin: 12 * 3600,
  'custom-admin': 12 * 3600,
};

export interface OpenedSession {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

@Injectable()
export class Sessions {
  constructor(
    private readonly db: DataSource,
    private readonly tokens: Tokens,
  ) {}

  async open(
    manager: EntityManager,
    kind: TokenKind,
    subjectId: number,
  ): Promise<OpenedSession & { id: string }> {
    const sessionId = randomUUID();
    const [row] = await manager.query<{ expires_at: Date }[]>(
      `INSERT INTO sessions (id, kind, subject_id, expires_at)
       VALUES ($1, $2, $3, app_now() + make_interval(secs => $4)) RETURNING expires_at`,
      [sessionId, kind, subjectId, LIFETIME_SECONDS[kind]],
    );
    return {
      id: sessionId,
      token: this.tokens.issue({ sessionId, kind }),
      expiresAt: defined(row, 'row').expires_at.toISOString(),
    };
  }

  /** The customer or staff member of a valid session; null if it has expired, was revoked or never existed. */
  async subjectOf(sessionId: string, kind: TokenKind): Promise<number | null> {
    const rows = await this.db.query<{ subject_id: number }[]>(
      `SELECT subject_id FROM sessions WHERE id = $1 AND kind = $2 AND revoked_at IS NULL AND expires_at > app_now()`,
      [sessionId, kind],
    );
    return rows[0]?.subject_id ?? null;
  }

  /** Returns those of the sessions that are valid. */
  async validOf(sessionIds: readonly string[]): Promise<string[]> {
    const rows = await this.db.query<{ id: string }[]>(
      `SELECT id FROM sessions WHERE id = ANY ($1::uuid[]) AND revoked_at IS NULL AND expires_at > app_now()`,
      [sessionIds],
    );
    return rows.map(({ id }) => id);
  }

  async revoke(sessionId: string): Promise<void> {
    await this.db.query(`UPDATE sessions SET revoked_at = app_now() WHERE id = $1 AND revoked_at IS NULL`, [
      sessionId,
    ]);
  }

  /** Ends all sessions of a customer or staff member, and forgets their browsers. */
  async revokeAll(manager: EntityManager, kinds: readonly TokenKind[], subjectId: number): Promise<void> {
    await manager.query(
      `UPDATE sessions SET revoked_at = app_now() WHERE kind = ANY($1) AND subject_id = $2 AND revoked_at IS NULL`,
      [kinds, subjectId],
    );
    await manager.query('DELETE FROM known_browsers WHERE person_kind = ANY($1) AND person_id = $2', [
      kinds,
      subjectId,
    ]);
  }
}
