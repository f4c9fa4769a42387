import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Vault } from './vault.js';

/** Refuses a start with a secret that cannot open the data of this database. */
@Injectable()
export class SealedKeys {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
  ) {}

  /** Records the current key. @throws Error with the id of a key that is in use but not set */
  async requireKnown(): Promise<void> {
    const { keyIds } = this.vault;
    const [unknown] = await this.db.query<{ keyId: string; day: string }[]>(
      `SELECT key_id AS "keyId", to_char(first_used_at, 'YYYY-MM-DD') AS day FROM sealed_keys
        WHERE unused_at IS NULL AND key_id <> ALL ($1::text[]) ORDER BY first_used_at LIMIT 1`,
      [keyIds],
    );
    if (unknown)
      throw new Error(
        `The database holds data sealed with key ${unknown.keyId} (since ${unknown.day}); APP_SECRET and APP_SECRET_PREVIOUS ` +
          `are other keys. Set it, or give the data up with "npm run keys:give-up -- ${unknown.keyId} ${unknown.keyId}".`,
      );
    await this.db.query(
      `INSERT INTO sealed_keys (key_id, bound_from) SELECT $1, coalesce(max(bound_from), app_now()) FROM sealed_keys
       ON CONFLICT (key_id) DO UPDATE SET unused_at = NULL, given_up_at = NULL WHERE sealed_keys.unused_at IS NOT NULL`,
      [keyIds[0]],
    );
    this.vault.bindAfter(await this.msUntilBound());
  }

  /**
   * Milliseconds for which processes of the previous version, which read only the earlier form, may run; 0 afterwards.
   */
  async msUntilBound(): Promise<number> {
    const [row] = await this.db.query<[{ ms: number }]>(
      `SELECT coalesce(greatest(0, ceil(extract(epoch FROM max(bound_from) - app_now()) * 1000)), 0)::int AS ms FROM sealed_keys`,
    );
    return row.ms;
  }

  /**
   * Marks all other keys as unused after a rotation, unless it met unreadable data of a key that is not given up.
   * @param unreadable the keys of unreadable data; null for an unknown key
   * @returns whether the keys were marked
   */
  async keepCurrentOnly(unreadable: ReadonlySet<string | null>): Promise<boolean> {
    const givenUp = await this.db.query<{ id: string }[]>(
      'SELECT key_id AS id FROM sealed_keys WHERE given_up_at IS NOT NULL',
    );
    if (![...unreadable].every((keyId) => givenUp.some(({ id }) => id === keyId))) return false;
    await this.db.query(
      'UPDATE sealed_keys SET unused_at = app_now() WHERE key_id <> $1 AND unused_at IS NULL',
      [this.vault.keyIds[0]],
    );
    return true;
  }

  /** @throws Error if no data is sealed with this key, the key is set, or another key in use is not set */
  async requireLost(keyId: string): Promise<void> {
    const { keyIds } = this.vault;
    const used = await this.db.query<{ id: string }[]>(
      'SELECT key_id AS id FROM sealed_keys WHERE unused_at IS NULL ORDER BY first_used_at',
    );
    if (used.every(({ id }) => id !== keyId)) throw new Error(`No data is sealed with key ${keyId}.`);
    if (keyIds.includes(keyId)) throw new Error(`Key ${keyId} is set, so that its data is not lost.`);
    const other = used.find(({ id }) => id !== keyId && !keyIds.includes(id));
    if (other) throw new Error(`Key ${other.id} is in use too. Set it as APP_SECRET or APP_SECRET_PREVIOUS.`);
  }

  /** Lets the service start without this key. */
  async giveUp(keyId: string): Promise<void> {
    await this.db.query<[unknown, number]>(
      'UPDATE sealed_keys SET unused_at = app_now(), given_up_at = app_now() WHERE key_id = $1 AND unused_at IS NULL',
      [keyId],
    );
  }
}
