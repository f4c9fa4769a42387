import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { settlementsMessages } from '../../../contract/messages/settlements.messages.js';
import type { SettlementState } from '../../../contract/rentals/settlements.js';
import { refuse } from '../../../platform/http/refusal.js';
import { idOfOwnRental, type LockedRental, LockRental } from '../lock-rental.js';
import { findLive, findSettlement, type SettlementRow } from './settlement-rows.js';

export interface LockedSettlement {
  rental: LockedRental;
  settlement: SettlementRow;
}

export const noSuchSettlement = (): Error => refuse('NOT_FOUND', messageOf(settlementsMessages, 'notFound'));

/** Locks the rental of a settlement, which every change of the settlement locks, then reads the settlement. */
@Injectable()
export class LockSettlement {
  constructor(private readonly rentals: LockRental) {}

  /** @throws Refusal 1002, and 1015 if it was voided */
  async byId(manager: EntityManager, id: number): Promise<LockedSettlement> {
    const [found] = await manager.query<{ rentalId: number }[]>(
      'SELECT rental_id AS "rentalId" FROM settlements WHERE id = $1',
      [id],
    );
    if (!found) throw noSuchSettlement();
    const rental = await this.rentals.afterCustomer(manager, found.rentalId);
    const settlement = await findSettlement(manager, id);
    if (settlement.state === 'VOID') throw wrongState('VOID', 'VOID');
    return { rental, settlement };
  }

  /** @throws Refusal 1002 if it is unknown or a draft, 1015 if it is not ISSUED */
  async issuedOf(
    manager: EntityManager,
    customerId: number,
    { reference, number }: { reference: string; number: number },
  ): Promise<LockedSettlement> {
    const rentalId = await idOfOwnRental(manager, customerId, reference);
    const rental = await this.rentals.afterCustomer(manager, rentalId);
    const settlements = await findLive(manager, rentalId);
    const settlement = settlements.find((one) => one.number === number);
    if (!settlement || settlement.state === 'DRAFT') throw noSuchSettlement();
    requireState(settlement, 'ISSUED');
    return { rental, settlement };
  }
}

const wrongState = (state: SettlementState, reason: string): Error =>
  refuse('WRONG_STATE', messageOf(settlementsMessages, 'state', { state }), { status: state, reason });

/** @throws Refusal 1015 */
export function requireState({ state }: Pick<SettlementRow, 'state'>, expected: SettlementState): void {
  if (state !== expected) throw wrongState(state, `NOT_${expected}`);
}

/** @throws Refusal 1015 in another state, or if the settlement has changed since the member of staff read it */
export function requireUnchanged(
  settlement: SettlementRow,
  expected: SettlementState,
  version: number,
): void {
  requireState(settlement, expected);
  if (settlement.version === version) return;
  throw refuse('WRONG_STATE', messageOf(settlementsMessages, 'changed'), {
    status: settlement.state,
    reason: 'CHANGED',
    version: settlement.version,
  });
}
