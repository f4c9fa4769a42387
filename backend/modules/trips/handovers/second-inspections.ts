import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refuse } from '../../../platform/http/refusal.js';
import type { LockedRental } from '../../rentals/index.js';
import { Settings } from '../../settings/index.js';
import { inspectionEnd } from './handover.rules.js';

/** Decides whether staff can still inspect a car a second time after its return. */
@Injectable()
export class SecondInspections {
  constructor(private readonly settings: Settings) {}

  /** The caller must hold the lock of the car. @returns The move of the return. @throws Refusal 1015 TOO_LATE */
  async requireOpen(
    manager: EntityManager,
    { id, status, now }: Pick<LockedRental, 'id' | 'status' | 'now'>,
  ): Promise<number> {
    const [open] = await manager.query<{ moveId: number; returnedAt: Date }[]>(
      // Never null: moveId, returnedAt. The view reads returns with their moves.
      'SELECT move_id AS "moveId", returned_at AS "returnedAt" FROM second_inspections WHERE rental_id = $1',
      [id],
    );
    if (!open || now >= inspectionEnd(open.returnedAt, this.settings.current.rules))
      throw refuse('WRONG_STATE', messageOf(handoversMessages, 'inspectionOver'), {
        status,
        reason: 'TOO_LATE',
      });
    return open.moveId;
  }
}
