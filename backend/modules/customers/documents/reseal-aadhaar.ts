import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ResealCount } from '../../../platform/auth/reseal-count.js';
import { Vault } from '../../../platform/auth/vault.js';
import { AADHAAR_SEAL } from '../registration/register-customer.js';

const BATCH = 500;

interface Row {
  customerId: number;
  sealed: Buffer;
}

/** Seals and hashes Aadhaar numbers with the current secret. May be ended at any time and run again. */
@Injectable()
export class ResealAadhaar {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
  ) {}

  async run(): Promise<ResealCount> {
    const count = new ResealCount();
    let last = 0;
    for (;;) {
      // Never null: sealed. By the condition.
      const rows = await this.db.query<Row[]>(
        `SELECT customer_id AS "customerId", sealed_number AS sealed FROM aadhaar_records
          WHERE customer_id > $1 AND sealed_number IS NOT NULL ORDER BY customer_id LIMIT $2`,
        [last, BATCH],
      );
      for (const row of rows) await this.reseal(row, count);
      if (rows.length < BATCH) return count;
      last = rows.at(-1)?.customerId ?? last;
    }
  }

  /** Those of whom only the last four digits were kept: their hash cannot be made anew. */
  async withoutNumber(): Promise<number> {
    const [row] = await this.db.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM aadhaar_records WHERE sealed_number IS NULL',
    );
    return row?.count ?? 0;
  }

  private async reseal({ customerId, sealed }: Row, count: ResealCount): Promise<void> {
    const resealed = count.reseal(() => this.vault.reseal(AADHAAR_SEAL, sealed));
    if (!resealed) return;
    const hash = this.vault.hash(AADHAAR_SEAL, this.vault.open(AADHAAR_SEAL, resealed));
    // A customer who registers anew meanwhile has a later number, sealed with the current secret.
    await this.db.query<[unknown, number]>(
      `UPDATE aadhaar_records SET sealed_number = $2, number_hash = $3
        WHERE customer_id = $1 AND sealed_number = $4`,
      [customerId, resealed, hash, sealed],
    );
  }
}
