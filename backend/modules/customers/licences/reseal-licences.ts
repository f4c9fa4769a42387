import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ResealCount } from '../../../platform/auth/reseal-count.js';
import { resealRows } from '../../../platform/auth/reseal-rows.js';
import { Vault } from '../../../platform/auth/vault.js';
import { named } from '../../../platform/database/named.js';
import { rehashBlock } from '../blocked/blocked-numbers.js';
import { birthDateSeal, LICENCE_SEAL, licenceSeal } from './licences.js';

interface Row {
  id: number;
  customerId: number;
  number: Buffer;
  birthDate: Buffer;
  before: string;
}

/** Seals and hashes the details of licences with the current secret. Can be stopped at any time and run again. */
@Injectable()
export class ResealLicences {
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

  private read(after: number, limit: number): Promise<Row[]> {
    return this.db.query<Row[]>(
      `SELECT id, customer_id AS "customerId", sealed_number AS number, sealed_birth_date AS "birthDate", number_hash AS before FROM licences
        WHERE id > $1 ORDER BY id LIMIT $2`,
      [after, limit],
    );
  }

  private async reseal(
    { id, customerId, number, birthDate, before }: Row,
    count: ResealCount,
  ): Promise<void> {
    const resealed = count.reseal(() => this.vault.reseal(licenceSeal(customerId), number));
    const resealedDate = count.reseal(() => this.vault.reseal(birthDateSeal(customerId), birthDate));
    if (!resealed || !resealedDate) return;
    const hash = this.vault.hash(LICENCE_SEAL, this.vault.open(licenceSeal(customerId), resealed));
    // Updated before the licence, because a second run skips numbers that are already resealed.
    await rehashBlock(this.db, { before, after: hash });
    // Skips details that were entered again in the meantime, which are sealed with the current secret.
    await this.db.query<[unknown, number]>(
      ...named(
        `UPDATE licences SET sealed_number = :resealed, number_hash = :hash, sealed_birth_date = :resealedDate
          WHERE id = :id AND sealed_number = :number`,
        { id, number, resealed, hash, resealedDate },
      ),
    );
  }
}
