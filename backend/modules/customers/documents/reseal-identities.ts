import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ResealCount } from '../../../platform/auth/reseal-count.js';
import { resealRows } from '../../../platform/auth/reseal-rows.js';
import { Vault } from '../../../platform/auth/vault.js';
import { rehashBlock } from '../blocked/blocked-numbers.js';
import { IDENTITY_SEAL, identitySeal } from './stored-identity.js';

interface Row {
  id: number;
  sealed: Buffer;
  before: string;
}

/** Seals and hashes the numbers of identity documents with the current secret. Can be stopped at any time and run again. */
@Injectable()
export class ResealIdentities {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
  ) {}

  run(): Promise<ResealCount> {
    return resealRows({
      read: (after, limit) => this.read(after, limit),
      reseal: (row, count) => this.reseal(row, count),
    });
  }

  /**
   * Counts the records whose hash cannot be recomputed, because they contain only the hash and the last four digits.
   */
  async withoutNumber(): Promise<number> {
    const [row] = await this.db.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM aadhaar_records WHERE sealed_number IS NULL AND number_hash IS NOT NULL',
    );
    return row?.count ?? 0;
  }

  private read(after: number, limit: number): Promise<Row[]> {
    // Never null: sealed. The WHERE clause excludes null. Never null: before. A check constraint requires it.
    return this.db.query<Row[]>(
      `SELECT customer_id AS id, sealed_number AS sealed, number_hash AS before FROM aadhaar_records
        WHERE customer_id > $1 AND sealed_number IS NOT NULL ORDER BY customer_id LIMIT $2`,
      [after, limit],
    );
  }

  private async reseal({ id, sealed, before }: Row, count: ResealCount): Promise<void> {
    const resealed = count.reseal(() => this.vault.reseal(identitySeal(id), sealed));
    if (!resealed) return;
    const hash = this.vault.hash(IDENTITY_SEAL, this.vault.open(identitySeal(id), resealed));
    // Updated before the number, because a second run skips numbers that are already resealed.
    await rehashBlock(this.db, { before, after: hash });
    // A customer who registers again in the meantime has a newer number, sealed with the current secret.
    await this.db.query<[unknown, number]>(
      `UPDATE aadhaar_records SET sealed_number = $2, number_hash = $3
        WHERE customer_id = $1 AND sealed_number = $4`,
      [id, resealed, hash, sealed],
    );
  }
}
