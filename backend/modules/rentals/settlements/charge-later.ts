import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { settlementsMessages } from '../../../contract/messages/settlements.messages.js';
import type { LaterLine } from '../../../contract/rentals/settlements.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse } from '../../../platform/http/refusal.js';
import { StoreDocuments } from '../../customers/index.js';
import { type LockedRental, LockRental } from '../lock-rental.js';
import { ChangeLines, type LineToAdd } from './change-lines.js';
import { OpenSettlement } from './open-settlement.js';
import { findLive, type SettlementRow } from './settlement-rows.js';

export type LineToCharge = Omit<LineToAdd, 'kind' | 'mark'> & { kind: LaterLine };

/** Charges a toll or challan that reaches the office after the return. */
@Injectable()
export class ChargeLater {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly documents: StoreDocuments,
    private readonly rentals: LockRental,
    private readonly opening: OpenSettlement,
    private readonly lines: ChangeLines,
  ) {}

  /**
   * Adds the line to the draft of the rental, or begins a later charge. Returns the ID of the settlement.
   * @throws Refusal 1001, 1002, 1015 if the settlement of the return is not final, or after the last day
   */
  charge(by: Caller, rentalId: number, line: LineToCharge, once: OnceKey | null): Promise<number> {
    return this.documents.during(line.photos, (stored) =>
      this.idempotency.run(once, async (manager) => {
        const rental = await this.rentals.afterCustomer(manager, rentalId);
        const settlement = await this.draftOf(manager, rental);
        const added = { line: { ...line, mark: null }, photos: stored };
        await this.lines.addTo(manager, by, { rental, settlement }, added);
        return settlement.id;
      }),
    );
  }

  private async draftOf(manager: EntityManager, rental: LockedRental): Promise<SettlementRow> {
    const settlements = await findLive(manager, rental.id);
    const draft = settlements.find(({ state }) => state === 'DRAFT');
    if (draft) return draft;
    const { status } = rental;
    // A rental that an earlier version closed has no settlement.
    if (status !== 'CLOSED' && !settlements.some(({ state, isLater }) => state === 'FINAL' && !isLater))
      throw refuse('WRONG_STATE', messageOf(settlementsMessages, 'notFinal'), {
        status,
        reason: 'NOT_SETTLED',
      });
    return this.opening.openLater(manager, rental.id);
  }
}
