import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Seal, Vault } from '../../../platform/auth/vault.js';
import { RemoveOldRows } from '../../../platform/database/remove-old-rows.js';
import { Licences } from './licences.js';

export const driverSeal = (customerId: number): Seal => ({
  purpose: 'driver-record',
  place: `driver_records|sealed_record|${customerId}`,
});

/** The sealed part of a driver record. */
export interface Driver {
  fullName: string | null;
  address: string | null;
  licenseNumber: string | null;
}

/**
 * Keeps the data of the driver after the deletion of an account, because traffic fines reach the owner of a car later.
 */
@Injectable()
export class DriverRecords implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
    private readonly licences: Licences,
    private readonly jobs: RemoveOldRows,
  ) {}

  onModuleInit(): void {
    this.jobs.register((limit) =>
      this.db.query<[unknown, number]>(
        `DELETE FROM driver_records WHERE customer_id IN (
           SELECT customer_id FROM driver_records WHERE until < app_now() ORDER BY customer_id LIMIT $1 FOR UPDATE SKIP LOCKED)`,
        [limit],
      ),
    );
  }

  /** Call before the data of the account is removed. The caller must hold the customer's lock. */
  async keep(manager: EntityManager, customerId: number, until: Date): Promise<void> {
    const [row] = await manager.query<(Omit<Driver, 'licenseNumber'> & { sealed: string | null })[]>(
      // The approved licence, or the only one that the customer sent.
      `SELECT full_name AS "fullName", address,
              (SELECT encode(sealed_number, 'base64') FROM licences WHERE customer_id = c.id ORDER BY approved DESC LIMIT 1) AS sealed
         FROM customers c WHERE id = $1`,
      [customerId],
    );
    if (!row) return;
    const { sealed, ...person } = row;
    const driver: Driver = {
      ...person,
      licenseNumber: sealed === null ? null : this.licences.openNumber({ customerId, number: sealed }),
    };
    await manager.query(
      'INSERT INTO driver_records (customer_id, sealed_record, until) VALUES ($1, $2, $3)',
      [customerId, this.vault.seal(driverSeal(customerId), JSON.stringify(driver)), until],
    );
  }
}
