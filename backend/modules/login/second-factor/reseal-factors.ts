import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ResealCount } from '../../../platform/auth/reseal-count.js';
import { resealRows } from '../../../platform/auth/reseal-rows.js';
import { Vault } from '../../../platform/auth/vault.js';
import { factorSeal } from './second-factors.js';

interface Row {
  id: number;
  sealed: Buffer;
}

/** Seals the secrets of authenticator apps with the current secret. Can be stopped at any time and run again. */
@Injectable()
export class ResealFactors {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
  ) {}

  run(): Promise<ResealCount> {
    return resealRows<Row>({
      read: (after, limit) =>
        this.db.query<Row[]>(
          `SELECT staff_id AS id, sealed_secret AS sealed FROM staff_factors
            WHERE staff_id > $1 ORDER BY staff_id LIMIT $2`,
          [after, limit],
        ),
      reseal: async ({ id, sealed }, count) => {
        const resealed = count.reseal(() => this.vault.reseal(factorSeal(id), sealed));
        if (!resealed) return;
        // Skips a member who restarted the set-up in the meantime: their new secret is sealed with the current key.
        await this.db.query<[unknown, number]>(
          'UPDATE staff_factors SET sealed_secret = $2 WHERE staff_id = $1 AND sealed_secret = $3',
          [id, resealed, sealed],
        );
      },
    });
  }
}
