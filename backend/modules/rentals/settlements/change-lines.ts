import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { momentIn } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { settlementsMessages } from '../../../contract/messages/settlements.messages.js';
import {
  formatPaise,
  minus,
  NO_PAISE,
  type Paise,
  paise,
  rupees,
  toPaise,
  toRupees,
} from '../../../contract/money.js';
import {
  type AddedLine,
  MARKED_LINES,
  type ReturnMark,
  suits,
} from '../../../contract/rentals/settlements.js';
import type { Caller } from '../../../platform/auth/access.js';
import { named } from '../../../platform/database/named.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import type { PreparedDocument } from '../../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { type StoredDocument, StoreDocuments } from '../../customers/index.js';
import { Settings } from '../../settings/index.js';
import { MAX_AMOUNT } from '../form-amount.js';
import { type LockedSettlement, LockSettlement, requireUnchanged } from './lock-settlement.js';
import { RemoveLines } from './remove-lines.js';
import { isForAdmins, isRemovable, kindProblem, needsMark, totalOf } from './settlement.rules.js';
import type { LineRow } from './settlement-rows.js';

export interface LineToAdd {
  kind: AddedLine;
  /** Positive, even for a credit. */
  amount: Paise;
  text: string;
  /** ID of the mark of the return that shows the charged item; null without a mark. */
  mark: string | null;
  /** Photos and estimates. */
  photos: readonly PreparedDocument[];
}

export interface NewLine extends LineToAdd {
  version: number;
}

const ADD = `
  INSERT INTO settlement_lines (settlement_id, kind, amount_paise, text, staff_id, record_id, mark_number)
  VALUES (:id, :kind, :amount, :text, :staffId, split_part(:mark, ':', 1)::uuid, split_part(:mark, ':', 2)::int) RETURNING id`;

/** Adds lines of staff to a draft and removes them. Computed lines cannot be removed. */
@Injectable()
export class ChangeLines {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly documents: StoreDocuments,
    private readonly settlements: LockSettlement,
    private readonly removal: RemoveLines,
    private readonly settings: Settings,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1001, 1002, 1015 */
  add(by: Caller, id: number, line: NewLine, once: OnceKey | null): Promise<null> {
    if (isForAdmins(line.kind) && by.kind !== 'admin')
      throw refuse('FORBIDDEN', messageOf(settlementsMessages, 'lineByAdmin'));
    return this.documents.during(line.photos, (stored) =>
      this.idempotency.run(once, async (manager) => {
        const locked = await this.settlements.byId(manager, id);
        requireUnchanged(locked.settlement, 'DRAFT', line.version);
        await this.addTo(manager, by, locked, { line, photos: stored });
        return null;
      }),
    );
  }

  /**
   * The caller must hold the locks of `LockSettlement`, and have checked that it is a draft.
   * @throws Refusal 1001, 1015
   */
  async addTo(
    manager: EntityManager,
    by: Caller,
    locked: LockedSettlement,
    { line, photos }: { line: LineToAdd; photos: readonly StoredDocument[] },
  ): Promise<void> {
    const { id } = locked.settlement;
    await this.change(manager, locked);
    requireSuited(line.kind, locked);
    const mark = markOf(line, locked);
    const amount = await this.signedAmount(manager, locked, line);
    const { kind, text } = line;
    const rows = await manager.query<{ id: number }[]>(
      ...named(ADD, { id, kind, amount, text, staffId: by.id, mark: mark?.id ?? null }),
    );
    const { id: lineId } = defined(rows[0], 'line');
    for (const photo of photos) {
      const document = await photo.record(manager, locked.rental.customerId, 'RENTAL_PHOTO');
      await manager.query(
        'INSERT INTO settlement_photos (document_id, line_id, of_dispute) VALUES ($1, $2, false)',
        [document.id, lineId],
      );
    }
    const after = { line: lineId, kind, amount: toRupees(amount), reason: text, mark: mark?.text };
    await this.note(manager, by, locked, { after });
  }

  /** @throws Refusal 1002, 1004, 1015 */
  remove(
    by: Caller,
    id: number,
    { lineId, version }: { lineId: number; version: number },
    once: OnceKey | null,
  ): Promise<null> {
    return this.idempotency.run(once, async (manager) => {
      const locked = await this.settlements.byId(manager, id);
      requireUnchanged(locked.settlement, 'DRAFT', version);
      await this.change(manager, locked);
      const line = locked.settlement.lines.find((one) => one.id === lineId && one.staffId !== null);
      if (!line) throw refuse('NOT_FOUND', messageOf(settlementsMessages, 'noSuchLine'));
      if (!isRemovable(line, { id: by.id, isAdmin: by.kind === 'admin' }))
        throw refuse('FORBIDDEN', messageOf(settlementsMessages, 'removedByAdmin'));
      await this.removal.remove(manager, locked.settlement, [lineId]);
      const { kind, amount, text } = line;
      await this.note(manager, by, locked, {
        before: { line: lineId, kind, amount: toRupees(amount), reason: text },
      });
      return null;
    });
  }

  private async change(manager: EntityManager, locked: LockedSettlement): Promise<void> {
    requireInTime(locked, this.settings.current.rules.zone);
    await changeOneRow(manager, 'UPDATE settlements SET version = version + 1 WHERE id = $1', [
      locked.settlement.id,
    ]);
  }

  private async signedAmount(
    manager: EntityManager,
    { rental, settlement }: LockedSettlement,
    { kind, amount }: LineToAdd,
  ): Promise<Paise> {
    if (kind === 'CREDIT') {
      requireAtMost(amount, await chargedWith(manager, rental.id, settlement.lines), 'creditLimit');
      return minus(NO_PAISE, amount);
    }
    const { damageLimit, challanFee } = rental.charges;
    const limits: Partial<Record<AddedLine, Paise>> = {
      CLEANING: toPaise(rupees(this.settings.current.rules.maxCleaning)),
      CHALLAN_FEE: challanFee,
      ...(damageLimit > 0 && { DAMAGE: damageLimit }),
    };
    requireAtMost(amount, limits[kind] ?? MAX_AMOUNT, 'amountLimit');
    return amount;
  }

  private async note(
    manager: EntityManager,
    by: Caller,
    { rental }: LockedSettlement,
    change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
  ): Promise<void> {
    await this.audit.record(manager, by, {
      action: 'change-settlement',
      subject: 'rental',
      subjectId: rental.id,
      ...change,
    });
  }
}

/** Returns all that is charged with these lines of a draft; negative if the credits are higher. */
export async function chargedWith(
  manager: EntityManager,
  rentalId: number,
  lines: readonly LineRow[],
): Promise<Paise> {
  const [row] = await manager.query<{ charged: Paise }[]>('SELECT charged FROM rental_money($1)', [rentalId]);
  return paise(defined(row, 'money').charged + totalOf(lines));
}

/** @throws Refusal 1001 */
function requireAtMost(amount: Paise, max: Paise, key: 'amountLimit' | 'creditLimit'): void {
  if (amount <= max) return;
  throw refuseFields({
    field: 'amount',
    message: messageOf(settlementsMessages, key, { max: formatPaise(max) }),
  });
}

/** Returns the mark that the line refers to. @throws Refusal 1001 if it does not suit the line, or another line refers to it */
function markOf(
  { kind, mark: id }: LineToAdd,
  { settlement: { marks } }: LockedSettlement,
): ReturnMark | null {
  if (id === null) return null;
  const mark = marks.find((one) => one.id === id);
  const marked = MARKED_LINES.find((one) => one === kind);
  if (mark && marked && suits(marked, mark)) return mark;
  throw refuseFields({
    field: 'mark',
    message: messageOf(settlementsMessages, mark ? 'markUnsuited' : 'markUnknown'),
  });
}

/** @throws Refusal 1001, 1015 HANDOVER_NEEDED */
function requireSuited(kind: AddedLine, locked: LockedSettlement): void {
  const { rental, settlement } = locked;
  const problem = kindProblem(kind, { ...settlement, charges: rental.charges });
  if (problem) throw refuseFields({ field: 'kind', message: messageOf(settlementsMessages, problem) });
  if (needsMark(kind)) requireInspected(locked);
}

/** @throws Refusal 1015 HANDOVER_NEEDED */
function requireInspected({ settlement: { state, isInspected } }: LockedSettlement): void {
  if (isInspected) return;
  throw refuse('WRONG_STATE', messageOf(settlementsMessages, 'damageNeedsForm'), {
    status: state,
    reason: 'HANDOVER_NEEDED',
  });
}

/** @throws Refusal 1015 TOO_LATE_TO_CHARGE after the last day, when the system removes the lines of staff */
export function requireInTime(
  { settlement: { state, now, chargeUntil } }: LockedSettlement,
  zone: string,
): void {
  if (now < chargeUntil) return;
  throw refuse(
    'WRONG_STATE',
    messageOf(settlementsMessages, 'tooLateToCharge', { when: momentIn(zone, chargeUntil) }),
    {
      status: state,
      reason: 'TOO_LATE_TO_CHARGE',
    },
  );
}
