import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Paise, toRupees } from '../../../contract/money.js';
import type { CashDeposit } from '../../../contract/payments/refunds.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Settings } from '../../settings/index.js';

/** Reads the deposit that a custom admin can return from their own open drawer. */
@Injectable()
export class CashDepositQueries {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  async offer(by: Caller, rentalId: number): Promise<CashDeposit | null> {
    if (by.kind !== 'custom-admin' || !this.settings.current.deskReturnsCashDeposit) return null;
    const [refund] = await this.db.query<{ refundId: number; amount: Paise; version: number }[]>(
      `SELECT f.id AS "refundId", f.amount_paise AS amount, f.version FROM refunds f
        WHERE f.rental_id = $1 AND f.state = 'DUE' AND returns_cash_deposit(f.id)
          AND EXISTS (SELECT FROM drawers WHERE staff_id = $2 AND status = 'OPEN')
        ORDER BY f.id LIMIT 1`,
      [rentalId, by.id],
    );
    return refund ? { ...refund, amount: toRupees(refund.amount) } : null;
  }
}
