import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ResealCount } from '../../../platform/auth/reseal-count.js';
import { resealRows } from '../../../platform/auth/reseal-rows.js';
import { Vault } from '../../../platform/auth/vault.js';
import { driverSeal } from './driver-records.js';

/** Seals driver records with the current secret. Can be stopped at any time and run again. */
@Injectable()
export class ResealDriverRecords {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
  ) {}

  run(): Promise<ResealCount> {
    return resealRows<{ id: number; sealed: Buffer }>({
      read: (after, limit) =>
        this.db.query<{ id: number; sealed: Buffer }[]>(
          `SELECT customer_id AS id, sealed_record AS sealed FROM driver_records
            WHERE customer_id > $1 ORDER BY customer_id LIMIT $2`,
          [after, limit],
        ),
      reseal: async ({ id, sealed }, count) => {
        const resealed = count.reseal(() => this.vault.reseal(driverSeal(id), sealed));
        if (!resealed) return;
        await this.db.query<[unknown, number]>(
          'UPDATE driver_records SET sealed_record = $2 WHERE customer_id = $1',
          [id, resealed],
        );
      },
    });
  }
}
