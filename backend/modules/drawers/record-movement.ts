import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Paise } from '../../contract/money.js';
import type { MovementKind } from '../../contract/payments/drawers.js';
import { named } from '../../platform/database/named.js';

export interface NewMovement {
  kind: MovementKind;
  amount: Paise;
  reason: string;
  /** The payment of a receipt, its reversal or its refund. */
  paymentId?: number;
  photo?: { key: string; type: string };
}

/** Records money that enters or leaves a drawer. The caller must hold the drawer's lock. */
@Injectable()
export class RecordMovement {
  async record(
    manager: EntityManager,
    drawerId: number,
    { kind, amount, reason, paymentId, photo }: NewMovement,
  ): Promise<void> {
    await manager.query(
      ...named(
        `INSERT INTO drawer_movements (drawer_id, kind, amount_paise, reason, payment_id, photo_key, photo_type)
         VALUES (:drawerId, :kind, :amount, :reason, :paymentId, :photoKey, :photoType)`,
        {
          drawerId,
          kind,
          amount,
          reason,
          paymentId: paymentId ?? null,
          photoKey: photo?.key ?? null,
          photoType: photo?.type ?? null,
        },
      ),
    );
  }
}
