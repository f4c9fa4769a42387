import { Injectable } from '@nestjs/common';
import { type Paise, toRupees } from '../../contract/money.js';
import type { CashMove } from '../../contract/payments/drawers.js';
import type { Caller } from '../../platform/auth/access.js';
import {
  ENCRYPTED_FOLDER,
  newStorageKey,
  type PreparedDocument,
  SaveFiles,
} from '../../platform/files/index.js';
import type { OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { Audit } from '../audit/index.js';
import { LockDrawer, requireStatus } from './lock-drawer.js';
import { RecordMovement } from './record-movement.js';

export interface CashMovement {
  kind: CashMove;
  amount: Paise;
  reason: string;
  /** The bill of an expense; null for the other kinds. */
  photo: PreparedDocument | null;
}

/** Records an expense, or cash that went to the safe or came from it. */
@Injectable()
export class MoveCash {
  constructor(
    private readonly files: SaveFiles,
    private readonly drawers: LockDrawer,
    private readonly movements: RecordMovement,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002 if the drawer is not the caller's, 1015 if it is not open. */
  async move(
    by: Caller,
    drawerId: number,
    { kind, amount, reason, photo }: CashMovement,
    once: OnceKey | null,
  ): Promise<void> {
    const key = photo && newStorageKey(ENCRYPTED_FOLDER, photo.extension);
    await this.files.run(photo && key ? [[key, photo]] : [], once, async (manager) => {
      requireStatus(await this.drawers.own(manager, by, drawerId), 'OPEN');
      await this.movements.record(manager, drawerId, {
        kind,
        amount,
        reason,
        ...(photo && key && { photo: { key, type: photo.contentType } }),
      });
      await this.audit.record(manager, by, {
        action: 'move-cash',
        subject: 'drawer',
        subjectId: drawerId,
        after: { kind, amount: toRupees(amount), reason },
      });
      return null;
    });
  }
}
