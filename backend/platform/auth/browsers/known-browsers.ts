import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { Vault } from '../vault.js';
import type { PersonKind } from './known-browser.entity.js';

const MAX_BROWSERS = 10;

export interface UsedBrowser {
  secret: string;
  label: string;
  identity: string;
  person: { kind: PersonKind; id: number };
}

/** Recognises by a cookie the last ten browsers that a person has used to sign in. */
@Injectable()
export class KnownBrowsers {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
  ) {}

  /** The id of the browser with this secret, if it has signed in to the identity before. */
  async find(
    manager: EntityManager,
    { secret, identity, kind }: { secret: string; identity: string; kind: PersonKind },
  ): Promise<string | null> {
    const [row] = await manager.query<{ id: string }[]>(
      'SELECT id FROM known_browsers WHERE secret_hash = ANY ($1::text[]) LIMIT 1',
      [this.hashes(secret, kind, identity)],
    );
    return row?.id ?? null;
  }

  /** @returns The id of the browser, and whether it is new to a person who has other known browsers. */
  async remember(
    manager: EntityManager,
    { secret, label, identity, person }: UsedBrowser,
  ): Promise<{ id: string; isUnfamiliar: boolean }> {
    const hashes = this.hashes(secret, person.kind, identity);
    const [others] = await manager.query<{ known: boolean; any: boolean }[]>(
      `SELECT coalesce(bool_or(secret_hash = ANY ($3::text[])), false) AS known, count(*) > 0 AS any
         FROM known_browsers WHERE person_kind = $1 AND person_id = $2`,
      [person.kind, person.id, hashes],
    );
    const { known, any } = defined(others, 'browsers');
    const [row] = await manager.query<{ id: string }[]>(
      `INSERT INTO known_browsers (id, secret_hash, person_kind, person_id, label) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (secret_hash) DO UPDATE SET last_used_at = app_now(), label = EXCLUDED.label, person_id = EXCLUDED.person_id
       RETURNING id`,
      [randomUUID(), hashes[0], person.kind, person.id, label],
    );
    // Skips rows locked by other sign-ins, because those browsers are in use.
    await manager.query(
      `DELETE FROM known_browsers WHERE id IN (
         SELECT id FROM known_browsers WHERE person_kind = $1 AND person_id = $2 AND id <> $3
          ORDER BY last_used_at DESC OFFSET $4 FOR UPDATE SKIP LOCKED)`,
      [person.kind, person.id, defined(row, 'browser').id, MAX_BROWSERS - 1],
    );
    return { id: defined(row, 'browser').id, isUnfamiliar: any && !known };
  }

  /** Removes browsers without a sign-in for half a year. */
  removeUnused(limit: number): Promise<[unknown, number]> {
    return this.db.query<[unknown, number]>(
      `DELETE FROM known_browsers WHERE id IN (
         SELECT id FROM known_browsers WHERE last_used_at < app_now() - interval '180 days' LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [limit],
    );
  }

  /** The hashes depend on the identity, so that a changed e-mail address or mobile number has no known browsers. */
  private hashes(secret: string, kind: PersonKind, identity: string): string[] {
    return this.vault.hashes('known-browser', `${kind}|${identity}|${secret}`);
  }
}
