import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Paise, paise, toRupees } from '../../contract/money.js';
import type { Caller } from '../../platform/auth/access.js';
import { named } from '../../platform/database/named.js';
import { changeOneRow, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Audit } from '../audit/index.js';
import { LockDrawer, requireStatus, requireVersion } from './lock-drawer.js';

export interface DrawerCount {
  /** The number of pieces by denomination. */
  pieces: Record<string, number>;
  /** The total of the card terminal. */
  terminal: Paise;
  note?: string | undefined;
  version: number;
}

/**
 * Closes the caller's drawer, or that of disabled staff, with a blind count: the expected totals are computed only at the
 * close.
 */
@Injectable()
export class CloseDrawer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly drawers: LockDrawer,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002, 1015 */
  close(by: Caller, id: number, { pieces, terminal, note, version }: DrawerCount): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const drawer = await this.drawers.countable(manager, by, id);
      requireStatus(drawer, 'OPEN');
      requireVersion(drawer, version);
      const counted = countOf(pieces);
      const number = await this.nextNumber(manager);
      await changeOneRow(
        manager,
        ...named(
          `UPDATE drawers SET status = 'CLOSED', version = version + 1, number = :number, pieces = :pieces, counted_paise = :counted,
                              terminal_paise = :terminal, note = :note, closed_at = app_now(), closed_by_id = :closedBy,
                              (expected_paise, terminal_expected_paise) = (SELECT cash, terminal FROM drawer_sums(:id))
            WHERE id = :id AND status = 'OPEN'`,
          { id, number, pieces, counted, terminal, note: note ?? null, closedBy: by.id },
        ),
      );
      await this.audit.record(manager, by, {
        action: 'close-drawer',
        subject: 'drawer',
        subjectId: id,
        before: { status: 'OPEN' },
        after: {
          status: 'CLOSED',
          number,
          counted: toRupees(counted),
          terminal: toRupees(terminal),
          note: note ?? null,
        },
      });
    });
  }

  /**
   * Takes a lock, so that the numbers have no gaps: the next report waits until this one is committed or rolled back.
   */
  private async nextNumber(manager: EntityManager): Promise<number> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('drawer reports'))`);
    const [row] = await manager.query<[{ number: number }]>(
      'SELECT coalesce(max(number), 0) + 1 AS number FROM drawers',
    );
    return row.number;
  }
}

const countOf = (pieces: Record<string, number>): Paise =>
  paise(Object.entries(pieces).reduce((total, [value, count]) => total + Number(value) * count * 100, 0));
