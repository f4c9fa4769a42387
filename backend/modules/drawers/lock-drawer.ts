import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { drawersMessages } from '../../contract/messages/drawers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { DrawerStatus } from '../../contract/payments/drawers.js';
import type { Caller } from '../../platform/auth/access.js';
import { refuse } from '../../platform/http/refusal.js';
import { StaffNames } from '../audit/index.js';

export interface LockedDrawer {
  id: number;
  staffId: number;
  /** The staff member who counted; null if the owner counted in an earlier release, or the drawer is open. */
  closedById: number | null;
  status: DrawerStatus;
  version: number;
  /** False if a counted total differs from the expected one and no note explains the difference. */
  isExplained: boolean;
  /** True if a counted total differs from the expected one; null while the drawer is open. */
  differs: boolean | null;
}

const READ = `SELECT id, staff_id AS "staffId", closed_by_id AS "closedById", status, version,
                     counted_paise <> expected_paise OR terminal_paise <> terminal_expected_paise AS differs,
                     note IS NOT NULL OR counted_paise IS NOT DISTINCT FROM expected_paise
                       AND terminal_paise IS NOT DISTINCT FROM terminal_expected_paise AS "isExplained"
                FROM drawers`;

/** Locks drawers. A transaction must lock a drawer after all other rows. */
@Injectable()
export class LockDrawer {
  constructor(private readonly staff: StaffNames) {}

  /** @throws Refusal 1002 if the drawer does not exist. */
  async lock(manager: EntityManager, id: number): Promise<LockedDrawer> {
    await manager.query('SELECT id FROM drawers WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const [drawer] = await manager.query<LockedDrawer[]>(`${READ} WHERE id = $1`, [id]);
    if (!drawer) throw noSuchDrawer();
    return drawer;
  }

  /** @throws Refusal 1002 if the drawer does not exist or belongs to another staff member. */
  async own(manager: EntityManager, by: Caller, id: number): Promise<LockedDrawer> {
    const drawer = await this.lock(manager, id);
    if (drawer.staffId !== by.id) throw noSuchDrawer();
    return drawer;
  }

  /**
   * Locks the caller's drawer, or for an admin the drawer of disabled staff. The owner's row needs no lock: if an admin
   * enables the owner at the same time, the state of the locked drawer refuses the second count.
   *
   * @throws Refusal 1002 if the drawer does not exist or the caller may not count it.
   */
  async countable(manager: EntityManager, by: Caller, id: number): Promise<LockedDrawer> {
    const drawer = await this.lock(manager, id);
    const { staffId } = drawer;
    if (staffId === by.id) return drawer;
    if (by.kind !== 'admin' || !(await this.staff.isDisabled(manager, staffId))) throw noSuchDrawer();
    return drawer;
  }

  /** Locks the caller's open drawer. @throws Refusal 1015 NO_DRAWER */
  async ownOpen(manager: EntityManager, by: Caller): Promise<number> {
    const [drawer] = await manager.query<{ id: number }[]>(
      `SELECT id FROM drawers WHERE staff_id = $1 AND status = 'OPEN' FOR NO KEY UPDATE`,
      [by.id],
    );
    if (!drawer) throw refuse('WRONG_STATE', messageOf(drawersMessages, 'noDrawer'), { reason: 'NO_DRAWER' });
    return drawer.id;
  }

  /**
   * Returns when the first drawer was opened; null if there is none yet. Needs no lock, because the time never changes
   * afterwards.
   */
  async firstOpenedAt(manager: EntityManager): Promise<Date | null> {
    const [first] = await manager.query<{ openedAt: Date }[]>(
      'SELECT opened_at AS "openedAt" FROM drawers ORDER BY id LIMIT 1',
    );
    return first?.openedAt ?? null;
  }

  /** Returns whether the drawer has a movement of the payment. The caller must hold the drawer's lock. */
  async contains(manager: EntityManager, drawerId: number, paymentId: number): Promise<boolean> {
    const movements = await manager.query<{ id: number }[]>(
      'SELECT id FROM drawer_movements WHERE drawer_id = $1 AND payment_id = $2 LIMIT 1',
      [drawerId, paymentId],
    );
    return movements.length > 0;
  }
}

const noSuchDrawer = (): Error => refuse('NOT_FOUND', messageOf(drawersMessages, 'notFound'));

/** @throws Refusal 1015 unless the drawer is in this state. */
export function requireStatus({ status }: LockedDrawer, expected: 'OPEN' | 'CLOSED'): void {
  if (status === expected) return;
  throw refuse(
    'WRONG_STATE',
    messageOf(drawersMessages, expected === 'OPEN' ? 'notOpen' : 'notClosed', { status }),
    { status, reason: `NOT_${expected}` },
  );
}

/** @throws Refusal 1015 CHANGED if the drawer has changed since the caller read it. */
export function requireVersion({ status, version }: LockedDrawer, read: number): void {
  if (version !== read)
    throw refuse('WRONG_STATE', messageOf(drawersMessages, 'changed'), {
      status,
      reason: 'CHANGED',
      version,
    });
}
