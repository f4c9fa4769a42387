import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { OTP_LIFETIME_SECONDS } from '../../../contract/limits.js';
import { KnownBrowsers } from '../../../platform/auth/browsers/known-browsers.js';
import { named } from '../../../platform/database/named.js';
import { NETWORKS, type RequestHistory, STRANGERS } from './code.rules.js';
import { type CodeRequest, identityKindOf, personKindOf, type Visitor } from './code-request.js';
import { LoginHashes } from './login-hashes.js';

export interface Asker {
  /**
   * The class of askers: `strangers`, `networks`, `desk`, `proof`, `email-change`, `mobile`, or the id of a known
   * browser.
   */
  name: string;
  identityHashes: string[];
}

/** Key of the row that counts the wrong codes of the whole installation. */
export const ALL = 'all';

// Wrong codes are counted per full hour, so that the count also includes the whole first hour of the last 24.
const HISTORY = `
  WITH limits AS (SELECT app_now() - interval '1 hour' AS hour_ago,
                         date_trunc('hour', app_now() - interval '24 hours', 'UTC') AS day_ago)
  SELECT ARRAY(SELECT extract(epoch FROM app_now() - created_at)::float FROM login_challenges
                WHERE network = :network AND asker NOT IN ('desk', 'proof', 'email-change', 'mobile') AND created_at > hour_ago ORDER BY created_at) AS "networkRequests",
         ARRAY(SELECT extract(epoch FROM app_now() - at)::float FROM sign_ins
                WHERE network = :network AND outcome = 'REFUSED' AND at > hour_ago ORDER BY at) AS "networkRefusals",
         ARRAY(SELECT extract(epoch FROM app_now() - created_at)::float FROM login_challenges
                WHERE identity_hash = ANY (:identities) AND purpose = :purpose AND asker = :asker
                  AND (network = :network OR :anywhere) AND created_at > hour_ago ORDER BY created_at) AS "askerRequests",
         (SELECT count(*)::int FROM one_time_codes
           WHERE identity_hash = ANY (:identities) AND asker = 'strangers' AND created_at > hour_ago) AS "strangerMessages",
         (SELECT coalesce(sum(count), 0)::int FROM wrong_tries
           WHERE identity_hash = ANY (:identities) AND asker = :asker AND hour >= day_ago) AS "wrongTries",
         (SELECT count(*)::int FROM one_time_codes
           WHERE identity_hash = ANY (:identities) AND asker = :asker AND digits < 10
             AND used_at IS NULL AND expires_at > app_now()) AS "shortCodes",
         (SELECT count(*)::int FROM login_challenges h JOIN one_time_codes c ON c.id = h.code_id
           WHERE h.identity_hash = ANY (:identities) AND h.asker = 'strangers' AND h.ended_at IS NULL
             AND h.created_at > hour_ago AND c.digits = 10 AND c.used_at IS NULL AND c.expires_at > app_now()) AS "longChallenges",
         (SELECT coalesce(sum(count), 0)::int FROM wrong_tries
           WHERE identity_hash = 'all' AND asker = 'strangers' AND hour >= day_ago) AS "installationTries",
         (SELECT count(*)::int FROM one_time_codes
           WHERE asker = 'strangers' AND digits < 10 AND created_at > hour_ago
             AND used_at IS NULL AND expires_at > app_now()) AS "installationShortCodes",
         shared.id AS "sharedId",
         extract(epoch FROM app_now() - shared.created_at)::float AS "sharedAge",
         shared.used_at IS NULL AND shared.created_at > app_now() - make_interval(secs => ${OTP_LIFETIME_SECONDS}) AS "sharedOpen"
    FROM limits LEFT JOIN LATERAL (
      SELECT id, created_at, used_at FROM one_time_codes
       WHERE identity_hash = ANY (:identities) AND purpose IS NULL ORDER BY created_at DESC LIMIT 1) shared ON true`;

/** Reads the class of the caller who requests a code, and the earlier requests that the limits count. */
@Injectable()
export class RequestHistories {
  constructor(
    private readonly hashes: LoginHashes,
    private readonly browsers: KnownBrowsers,
  ) {}

  async findAsker(manager: EntityManager, request: CodeRequest, visitor: Visitor): Promise<Asker> {
    const { purpose, identity } = request;
    const identityHashes = this.hashes.identity(identityKindOf(purpose), identity);
    const browser = await this.browsers.find(manager, {
      secret: visitor.browser,
      identity,
      kind: personKindOf(purpose),
    });
    const [found] = await manager.query<{ known: boolean }[]>(
      `SELECT EXISTS (SELECT FROM sign_ins WHERE identity_hash = ANY ($1::text[]) AND network = $2
                         AND session_id IS NOT NULL AND at > app_now() - interval '30 days') AS known`,
      [identityHashes, visitor.network],
    );
    const isKnownNetwork = defined(found, 'asker').known;
    return { name: browser ?? (isKnownNetwork ? NETWORKS : STRANGERS), identityHashes };
  }

  /** Takes locks until the transaction ends, so that requests with the same history run in sequence. */
  async read(
    manager: EntityManager,
    { purpose }: CodeRequest,
    asker: Asker,
    network: string,
  ): Promise<RequestHistory> {
    const [identity] = asker.identityHashes;
    await manager.query(
      'SELECT pg_advisory_xact_lock(hashtext(k)) FROM unnest($1::text[]) AS k ORDER BY hashtext(k)',
      [[`code ${identity} ${asker.name}`, `code from ${network}`]],
    );
    const [history] = await manager.query<RequestHistory[]>(
      ...named(HISTORY, {
        network,
        identities: asker.identityHashes,
        purpose,
        asker: asker.name,
        anywhere: asker.name !== STRANGERS && asker.name !== NETWORKS,
      }),
    );
    return defined(history, 'history');
  }

  /** Counts the refusals in the whole installation that revealed, within the last hour, whether an account exists. */
  async countRefusals(manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ refusals: number }[]>(
      `SELECT count(*)::int AS refusals FROM sign_ins WHERE outcome = 'REFUSED' AND at > app_now() - interval '1 hour'`,
    );
    return defined(row, 'refusals').refusals;
  }
}
