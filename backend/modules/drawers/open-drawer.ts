import { Injectable } from '@nestjs/common';
import { defined } from '../../contract/defined.js';
import { drawersMessages } from '../../contract/messages/drawers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { type Paise, toRupees } from '../../contract/money.js';
import type { Caller } from '../../platform/auth/access.js';
import { brokenConstraint } from '../../platform/database/unit-of-work.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';

/** Opens the caller's drawer with the counted cash. */
@Injectable()
export class OpenDrawer {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1015 DRAWER_OPEN if the caller has an open drawer. */
  async open(
    by: Caller,
    { location, counted }: { location: string; counted: Paise },
    once: OnceKey | null,
  ): Promise<number> {
    try {
      return await this.idempotency.run(once, async (manager) => {
        const [row] = await manager.query<{ id: number }[]>(
          'INSERT INTO drawers (staff_id, location, opening_paise) VALUES ($1, $2, $3) RETURNING id',
          [by.id, location, counted],
        );
        const { id } = defined(row, 'row');
        await this.audit.record(manager, by, {
          action: 'open-drawer',
          subject: 'drawer',
          subjectId: id,
          after: { location, opening: toRupees(counted) },
        });
        return id;
      });
    } catch (error) {
      if (brokenConstraint(error) !== 'drawers_open_key') throw error;
      throw refuse('WRONG_STATE', messageOf(drawersMessages, 'alreadyOpen'), {
        status: 'OPEN',
        reason: 'DRAWER_OPEN',
      });
    }
  }
}
