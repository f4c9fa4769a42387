import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { formatPaise, least, minus, type Paise, type Rupees, toPaise } from '../../../contract/money.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { fareLeftOf, Ledger } from '../../ledger/index.js';
import { SettleMoney } from '../../payments/index.js';
import { ConfirmVerifiedBookings } from '../decisions/confirm-verified-bookings.js';
import { LockRental } from '../lock-rental.js';
import { WAIVABLE_LINES, type WaivableLineRow } from './waivable-lines.js';

/** WAIVED: a charge, even a paid one. WRITTEN_OFF: a debt, which a later payment restores. */
export type GivenUp = 'WAIVED' | 'WRITTEN_OFF';

export interface AmountGivenUp {
  amount: Rupees;
  reason: string;
  /** The line of a final settlement that is waived. */
  lineId?: number;
}

const ACTIONS = { WAIVED: 'waive-charge', WRITTEN_OFF: 'write-off-debt' } as const;
const TOO_MUCH = { WAIVED: 'moreThanCharged', FARE: 'moreThanFare', WRITTEN_OFF: 'moreThanOwed' } as const;

interface Limit {
  amount: Paise;
  /** FARE: excludes the lines of settlements, which are waived separately because each has its own tax. */
  basis: keyof typeof TOO_MUCH;
}

/** Gives up a part of the charges or of the debt of a rental. */
@Injectable()
export class GiveUpMoney {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly rentals: LockRental,
    private readonly ledger: Ledger,
    private readonly settlement: SettleMoney,
    private readonly audit: Audit,
    private readonly confirmation: ConfirmVerifiedBookings,
  ) {}

  /** @throws Refusal 1001 if the amount exceeds the charges or the debt, or the line charges nothing; 1002 */
  async giveUp(
    by: Caller,
    kind: GivenUp,
    { rentalId, lineId, amount: rupees, reason }: AmountGivenUp & { rentalId: number },
    once: OnceKey | null,
  ): Promise<void> {
    const amount = toPaise(rupees);
    await this.idempotency.run(once, async (manager) => {
      const { customerId } = await this.rentals.afterCustomer(manager, rentalId);
      const limit = await (lineId === undefined
        ? limitOf(manager, kind, rentalId)
        : limitOfLine(manager, rentalId, lineId));
      requireWithin(amount, limit);
      const writtenOff = await this.ledger.writtenOff(manager, rentalId);
      await this.ledger.record(manager, {
        kind,
        customerId,
        rentalId,
        lineId,
        amount,
        reason,
        staffId: by.id,
      });
      await this.settlement.settle(manager, rentalId, by.id);
      if (kind === 'WAIVED') {
        // The debt becomes less than what was written off, so that settling has reversed it.
        const reversed = minus(writtenOff, await this.ledger.writtenOff(manager, rentalId));
        await this.ledger.record(manager, {
          ...{ kind: 'WRITTEN_OFF', customerId, rentalId, reason, staffId: by.id },
          amount: least(reversed, (await limitOf(manager, 'WRITTEN_OFF', rentalId)).amount),
        });
      }
      await this.audit.record(manager, by, {
        action: ACTIONS[kind],
        subject: 'rental',
        subjectId: rentalId,
        after: { amount: rupees, reason, lineId },
      });
      // The rental may have waited for this amount.
      await this.confirmation.confirmIfVerified(manager, rentalId);
      return null;
    });
  }
}

async function limitOf(manager: EntityManager, kind: GivenUp, rentalId: number): Promise<Limit> {
  const [{ charged, fare, owed }] = await manager.query<[Record<'charged' | 'fare' | 'owed', Paise>]>(
    `SELECT charged, greatest(balance, 0) AS owed, ${fareLeftOf('$1')} AS fare FROM rental_money($1)`,
    [rentalId],
  );
  if (kind === 'WRITTEN_OFF') return { amount: owed, basis: kind };
  return fare < charged ? { amount: fare, basis: 'FARE' } : { amount: charged, basis: kind };
}

async function limitOfLine(manager: EntityManager, rentalId: number, lineId: number): Promise<Limit> {
  const lines = await manager.query<WaivableLineRow[]>(WAIVABLE_LINES, [rentalId]);
  const line = lines.find((one) => one.lineId === lineId);
  if (line) return { amount: line.amount, basis: 'WAIVED' };
  throw refuseFields({ field: 'lineId', message: messageOf(paymentsMessages, 'notWaivable') });
}

function requireWithin(amount: Paise, { amount: limit, basis }: Limit): void {
  if (amount <= limit) return;
  throw refuseFields({
    field: 'amount',
    message: messageOf(paymentsMessages, TOO_MUCH[basis], { limit: formatPaise(limit) }),
  });
}
