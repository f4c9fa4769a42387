import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Vault } from '../../platform/auth/vault.js';
import { requireRows } from '../../platform/database/unit-of-work.js';
import { destinationSeal } from './destinations/destination.rules.js';

/**
 * Moves payments, refunds and their destinations to another customer. Ledger entries keep the old customer, because
 * queries find them by the payment.
 */
@Injectable()
export class ReassignPayments {
  constructor(private readonly vault: Vault) {}

  /** Locks payments, then refunds. The caller must hold the locks of both customers. */
  async move(manager: EntityManager, from: number, to: number): Promise<void> {
    const payments = await idsOf(
      manager,
      'SELECT id FROM payments WHERE customer_id = $1 ORDER BY id FOR NO KEY UPDATE',
      from,
    );
    const refunds = await idsOf(
      manager,
      'SELECT id FROM refunds WHERE customer_id = $1 ORDER BY id FOR NO KEY UPDATE',
      from,
    );
    const update = 'UPDATE payments SET customer_id = $2 WHERE customer_id = $1';
    const [, moved] = await manager.query<[unknown, number]>(update, [from, to]);
    requireRows(update, moved, payments.length);
    await this.moveRefunds(manager, { from, to, count: refunds.length });
  }

  /**
   * Moves both tables in one statement, because a refund and its destination must have the same customer. Seals each
   * destination for its new customer.
   */
  private async moveRefunds(
    manager: EntityManager,
    { from, to, count }: { from: number; to: number; count: number },
  ): Promise<void> {
    const destinations = await manager.query<{ id: number; sealed: Buffer | null }[]>(
      'SELECT id, sealed_details AS sealed FROM refund_destinations WHERE customer_id = $1 ORDER BY id',
      [from],
    );
    const update = `
      WITH moved AS (
        UPDATE refund_destinations d SET customer_id = $2, sealed_details = s.sealed
          FROM unnest($3::int[], $4::bytea[]) AS s(id, sealed) WHERE d.id = s.id)
      UPDATE refunds SET customer_id = $2 WHERE customer_id = $1`;
    const [, moved] = await manager.query<[unknown, number]>(update, [
      from,
      to,
      destinations.map(({ id }) => id),
      destinations.map(({ sealed }) => sealed && this.reseal(sealed, from, to)),
    ]);
    requireRows(update, moved, count);
  }

  private reseal(sealed: Buffer, from: number, to: number): Buffer {
    return this.vault.seal(destinationSeal(to), this.vault.open(destinationSeal(from), sealed));
  }
}

async function idsOf(manager: EntityManager, sql: string, customerId: number): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(sql, [customerId]);
  return rows.map(({ id }) => id);
}
