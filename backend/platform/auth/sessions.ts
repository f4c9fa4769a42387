import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TokenKind } from '../../contract/customers/people.js';
import { defined } from '../../contract/defined.js';
import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { named } from '../database/named.js';
import { changeOneRow } from '../database/unit-of-work.js';
import { refuse } from '../http/refusal.js';
import { SESSION_LIMITS } from './session.rules.js';
import { Tokens } from './tokens.js';

export interface OpenedSession {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

export interface NewSession {
  kind: TokenKind;
  subjectId: number;
  knownBrowserId: string;
  /** Such as `Chrome on Android`. */
  label: string;
  /** The session of the bearer token in the sign-in request; null without one. */
  replacedId: string | null;
}

const UNEXPIRED = `expires_at > app_now()
  AND (idle_seconds IS NULL OR last_used_at + make_interval(secs => idle_seconds) > app_now())`;
export const VALID_SESSION = `revoked_at IS NULL AND ${UNEXPIRED}`;

/** Locks several sessions by ascending id, after the known browsers of their person. */
@Injectable()
export class Sessions {
  constructor(
    private readonly db: DataSource,
    private readonly tokens: Tokens,
  ) {}

  /** Opens a session, and ends earlier ones of this browser, the replaced one and the oldest ones above the limit. */
  async open(manager: EntityManager, session: NewSession): Promise<OpenedSession & { id: string }> {
    const { kind, subjectId } = session;
    const id = randomUUID();
    // Concurrent sign-ins share a lock on the person's row, so without this lock they would not count each other.
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`sessions ${kind} ${subjectId}`]);
    await this.endEarlier(manager, session);
    const { lifetimeSeconds, idleSeconds } = SESSION_LIMITS[kind];
    const [row] = await manager.query<{ expires_at: Date }[]>(
      ...named(
        `INSERT INTO sessions (id, kind, subject_id, expires_at, idle_seconds, known_browser_id, label, proved_at)
         VALUES (:id, :kind, :subjectId, app_now() + make_interval(secs => :lifetimeSeconds), :idleSeconds, :knownBrowserId, :label,
                 app_now())
         RETURNING expires_at`,
        {
          id,
          kind,
          subjectId,
          lifetimeSeconds,
          idleSeconds,
          knownBrowserId: session.knownBrowserId,
          label: session.label,
        },
      ),
    );
    return {
      id,
      token: this.tokens.issue({ sessionId: id, kind }),
      expiresAt: defined(row, 'row').expires_at.toISOString(),
    };
  }

  private async endEarlier(manager: EntityManager, session: NewSession): Promise<void> {
    const { kind, subjectId, knownBrowserId, replacedId } = session;
    await manager.query(
      ...named(
        `UPDATE sessions SET revoked_at = app_now() WHERE id IN (
           SELECT id FROM sessions
            WHERE revoked_at IS NULL AND (id = :replacedId::uuid OR (kind = :kind AND subject_id = :subjectId AND (
              known_browser_id = :knownBrowserId::uuid OR id IN (
                SELECT id FROM sessions
                 WHERE kind = :kind AND subject_id = :subjectId AND id IS DISTINCT FROM :replacedId
                   AND known_browser_id IS DISTINCT FROM :knownBrowserId AND ${VALID_SESSION}
                 ORDER BY created_at DESC, id OFFSET :others::int))))
            ORDER BY id FOR NO KEY UPDATE)`,
        { kind, subjectId, knownBrowserId, replacedId, others: SESSION_LIMITS[kind].atMost - 1 },
      ),
    );
  }

  /**
   * Returns the customer or staff member of a valid session; null if it has ended or never existed. Stores a use at
   * most once a minute, and not while another transaction changes the session, so that this call never waits.
   */
  async subjectOf(sessionId: string, kind: TokenKind, { isUse }: { isUse: boolean }): Promise<number | null> {
    const rows = await this.db.query<{ subject_id: number }[]>(
      ...named(
        `WITH found AS (
           SELECT id, subject_id, last_used_at FROM sessions WHERE id = :sessionId AND kind = :kind AND ${VALID_SESSION}
         ), used AS (
           UPDATE sessions SET last_used_at = app_now() WHERE id IN (
             SELECT id FROM sessions
              WHERE :isUse::boolean AND id IN (SELECT id FROM found WHERE last_used_at < app_now() - interval '1 minute')
                AND ${VALID_SESSION}
              FOR NO KEY UPDATE SKIP LOCKED)
         )
         SELECT subject_id FROM found`,
        { sessionId, kind, isUse },
      ),
    );
    return rows[0]?.subject_id ?? null;
  }

  /** Returns the valid sessions among these. */
  async validOf(sessionIds: readonly string[]): Promise<string[]> {
    const rows = await this.db.query<{ id: string }[]>(
      `SELECT id FROM sessions WHERE id = ANY ($1::uuid[]) AND ${VALID_SESSION}`,
      [sessionIds],
    );
    return rows.map(({ id }) => id);
  }

  /** @throws Refusal 1003 if the session has ended since its request began. */
  async requireValid(sessionId: string, manager: EntityManager = this.db.manager): Promise<void> {
    const [valid] = await manager.query<unknown[]>(
      `SELECT FROM sessions WHERE id = $1 AND ${VALID_SESSION}`,
      [sessionId],
    );
    if (!valid) throw refuse('UNAUTHENTICATED', messageOf(commonMessages, 'signIn'));
  }

  /** Stores that the person has just proved their identity. */
  markProved(manager: EntityManager, sessionId: string): Promise<void> {
    return changeOneRow(manager, 'UPDATE sessions SET proved_at = app_now() WHERE id = $1', [sessionId]);
  }

  /** True if the person of the session has proved their identity within the last `minutes`. */
  async isProved(sessionId: string, minutes: number, manager = this.db.manager): Promise<boolean> {
    const [proved] = await manager.query<unknown[]>(
      'SELECT FROM sessions WHERE id = $1 AND proved_at > app_now() - make_interval(mins => $2)',
      [sessionId, minutes],
    );
    return proved !== undefined;
  }

  async revoke(sessionId: string): Promise<void> {
    await this.db.query(`UPDATE sessions SET revoked_at = app_now() WHERE id = $1 AND revoked_at IS NULL`, [
      sessionId,
    ]);
  }

  /** Ends one session of a person, unless it has ended already. Returns false for a session of another person. */
  async end(
    manager: EntityManager,
    { sessionId, kinds, subjectId }: { sessionId: string; kinds: readonly TokenKind[]; subjectId: number },
  ): Promise<boolean> {
    const [, found] = await manager.query<[unknown, number]>(
      `UPDATE sessions SET revoked_at = coalesce(revoked_at, app_now())
        WHERE id = $1 AND kind = ANY ($2) AND subject_id = $3`,
      [sessionId, kinds, subjectId],
    );
    return found === 1;
  }

  /**
   * Ends the sessions of a customer or staff member, and forgets their browsers, except the session to keep and, unless
   * `forgetsAllBrowsers`, its browser.
   * @returns The number of sessions that were valid.
   */
  async revokeAll(
    manager: EntityManager,
    kinds: readonly TokenKind[],
    subjectId: number,
    { keep = null, forgetsAllBrowsers = false }: { keep?: string | null; forgetsAllBrowsers?: boolean } = {},
  ): Promise<number> {
    await manager.query(
      `DELETE FROM known_browsers WHERE id IN (
         SELECT id FROM known_browsers
          WHERE person_kind = ANY ($1) AND person_id = $2
            AND ($4 OR id IS DISTINCT FROM (SELECT known_browser_id FROM sessions WHERE id = $3::uuid))
          ORDER BY id FOR UPDATE)`,
      [kinds, subjectId, keep, forgetsAllBrowsers],
    );
    const [ended] = await manager.query<[{ wasValid: boolean }[], number]>(
      `UPDATE sessions SET revoked_at = app_now() WHERE id IN (
         SELECT id FROM sessions WHERE kind = ANY ($1) AND subject_id = $2 AND revoked_at IS NULL AND id IS DISTINCT FROM $3::uuid
          ORDER BY id FOR NO KEY UPDATE)
       RETURNING ${UNEXPIRED} AS "wasValid"`,
      [kinds, subjectId, keep],
    );
    return ended.filter(({ wasValid }) => wasValid).length;
  }

  /** Removes sessions that ended a month ago. */
  removeEnded(limit: number): Promise<[unknown, number]> {
    return this.db.query<[unknown, number]>(
      `DELETE FROM sessions WHERE id IN (
         SELECT id FROM sessions
          WHERE least(revoked_at, expires_at, last_used_at + make_interval(secs => idle_seconds)) < app_now() - interval '30 days'
          LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [limit],
    );
  }
}
