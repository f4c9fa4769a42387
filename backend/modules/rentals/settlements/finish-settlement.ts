import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import { type Paise, sum } from '../../../contract/money.js';
import type { Acceptance } from '../../../contract/rentals/settlements.js';
import { named } from '../../../platform/database/named.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { NotifyCustomer } from '../../customers/index.js';
import { issueVersion } from '../../documents-issued/index.js';
import { RentalPayments, SettleMoney } from '../../payments/index.js';
import { Settings } from '../../settings/index.js';
import type { LockedSettlement } from './lock-settlement.js';
import { RemoveLines } from './remove-lines.js';
import { closedMessage, finalMessage, issuedMessage } from './settlement.messages.js';
import { DISPUTE_HOURS, hoursAfter, totalOf } from './settlement.rules.js';
import type { LineRow, SettlementRow } from './settlement-rows.js';

const ISSUE = `
  UPDATE settlements SET state = 'ISSUED', version = version + 1, issued_at = app_now(), issued_by_id = :staffId::int
   WHERE id = :id AND state = 'DRAFT'`;

const FINISH = `
  UPDATE settlements
     SET state = 'FINAL', version = version + 1, final_at = app_now(),
         accepted_at = CASE WHEN :acceptance::text IS NOT NULL THEN app_now() END, acceptance = :acceptance,
         accepted_by_id = CASE WHEN :acceptance <> 'PAGE' THEN :staffId::int END
   WHERE id = :id AND state IN ('ISSUED', 'DISPUTED')`;

// Sets the due day if the customer still owes money after the settlement.
const SET_DUE_DAY = `
  UPDATE settlements SET due_on = (app_now() AT TIME ZONE :zone)::date + :days::int
   WHERE id = :id AND (rental_money(rental_id)).balance > 0 RETURNING due_on::text AS "dueOn", (rental_money(rental_id)).balance AS owed`;

interface Due {
  dueOn: Day;
  owed: Paise;
}

/** Sends a settlement to the customer, and makes it final. The caller must hold the locks of `LockSettlement`. */
@Injectable()
export class FinishSettlement {
  constructor(
    private readonly removal: RemoveLines,
    private readonly money: SettleMoney,
    private readonly payments: RentalPayments,
    private readonly settings: Settings,
    private readonly messages: NotifyCustomer,
  ) {}

  /** Makes a settlement with a total of 0 final immediately. */
  async issue(manager: EntityManager, locked: LockedSettlement, staffId: number | null): Promise<void> {
    const { rental, settlement } = locked;
    await changeOneRow(manager, ...named(ISSUE, { id: settlement.id, staffId }));
    const total = totalOf(settlement.lines);
    if (total === 0) {
      await this.finish(manager, locked, { staffId });
      return;
    }
    const until = hoursAfter(rental.now, DISPUTE_HOURS);
    const { zone } = this.settings.current.rules;
    const issued = await issueVersion(manager, 'SS', rental);
    await this.messages.queue(manager, rental, issuedMessage(rental, { total, until, zone, issued }));
  }

  /** Sends the computed lines, and removes the lines of staff, because staff did not send them in time. */
  async issueComputed(manager: EntityManager, { rental, settlement }: LockedSettlement): Promise<void> {
    const isComputed = ({ staffId }: LineRow): boolean => staffId === null;
    const late = settlement.lines.filter((line) => !isComputed(line));
    await this.removal.remove(
      manager,
      settlement,
      late.map(({ id }) => id),
    );
    const lines = settlement.lines.filter(isComputed);
    await this.issue(manager, { rental, settlement: { ...settlement, lines } }, null);
  }

  /** Voids a later charge that staff did not send in time. */
  remove(manager: EntityManager, settlement: SettlementRow): Promise<void> {
    return this.removal.remove(
      manager,
      settlement,
      settlement.lines.map(({ id }) => id),
    );
  }

  /** Charges the lines and makes the settlement final. The caller must have answered disputed lines. */
  async finish(
    manager: EntityManager,
    { rental, settlement }: LockedSettlement,
    {
      staffId,
      acceptance = null,
      answered = false,
    }: { staffId: number | null; acceptance?: Acceptance | null; answered?: boolean },
  ): Promise<void> {
    const { id } = settlement;
    const [finals] = await manager.query<[{ amount: Paise }[], number]>(
      `UPDATE settlement_lines SET final_paise = coalesce(reply_paise, amount_paise) WHERE settlement_id = $1
       RETURNING coalesce(final_paise, 0) AS amount`,
      [id],
    );
    await changeOneRow(manager, ...named(FINISH, { id, staffId, acceptance }));
    await this.money.settle(manager, rental.id, staffId);
    const { zone, settlementPayDays: days } = this.settings.current.rules;
    const [[due]] = await manager.query<[Due[], number]>(...named(SET_DUE_DAY, { id, zone, days }));
    const total = settlement.lines.length === 0 ? null : sum(finals.map(({ amount }) => amount));
    await this.tellResult(manager, rental, { total, answered, due: due ?? null });
  }

  private async tellResult(
    manager: EntityManager,
    rental: LockedSettlement['rental'],
    { total, answered, due }: { total: Paise | null; answered: boolean; due: Due | null },
  ): Promise<void> {
    const refund = await this.payments.openRefund(manager, rental.id);
    const isCharged = total !== null || due !== null;
    if (!isCharged && !refund) return;
    const issued = isCharged ? await issueVersion(manager, 'SS', rental) : null;
    const pay = due && {
      ...due,
      amount: await this.payments.payNow(manager, rental.id),
      checking: await this.payments.underVerification(manager, rental.id),
    };
    await this.messages.queue(
      manager,
      rental,
      finalMessage(rental, { total, answered, pay, refund, issued }),
    );
  }

  /** Notifies the customer that the rental is closed. */
  async tellClosed(manager: EntityManager, rental: LockedSettlement['rental']): Promise<void> {
    const [{ isPaid }] = await manager.query<[{ isPaid: boolean }]>(
      'SELECT lost = 0 AND waived = 0 AS "isPaid" FROM rental_money($1)',
      [rental.id],
    );
    await this.messages.queue(manager, rental, closedMessage(rental, { isPaid }));
  }
}
