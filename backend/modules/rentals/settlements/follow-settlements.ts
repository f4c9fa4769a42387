import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { settlementsMessages } from '../../../contract/messages/settlements.messages.js';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Settings } from '../../settings/index.js';
import { type LockedRental, LockRental } from '../lock-rental.js';
import { MoveRental } from '../move-rental.js';
import { FinishSettlement } from './finish-settlement.js';
import { OpenSettlement } from './open-settlement.js';
import { withdrawDisputed } from './reply-to-dispute.js';
import { DISPUTE_HOURS, DRAFT_HOURS, totalOf } from './settlement.rules.js';
import { findSettlement } from './settlement-rows.js';

const BATCH = 100;

type Step = 'OPEN' | 'ISSUE' | 'REMOVE' | 'FINISH' | 'WITHDRAW' | 'CLOSE';

interface DueStep {
  id: number;
  /** Null for OPEN. */
  settlementId: number | null;
  step: Step;
  returnedAt: Date;
}

const since = (hours: number): string => `app_now() - interval '${hours} hours'`;

const ANSWER_DUE = `
                WHEN s.state = 'ISSUED' AND s.issued_at <= ${since(DISPUTE_HOURS)} THEN 'FINISH'
                WHEN s.state = 'DISPUTED' AND s.disputed_at <= app_now() - make_interval(days => $1::int) THEN 'WITHDRAW'`;

// A rental that was returned by the previous version of the code has no settlement. A closed rental cannot be reopened,
// so closing waits until the return can no longer be undone. A later charge that was not sent in time is removed.
// $1 is the days to answer a dispute, $2 the minutes to undo, $3 a single rental or null.
const DUE = `
  SELECT due.* FROM (
    SELECT r.id, s.id AS "settlementId", (SELECT max(at) FROM valid_moves WHERE rental_id = r.id AND to_status = 'RETURNED') AS "returnedAt",
           CASE WHEN s.id IS NULL THEN 'OPEN'
                WHEN s.state = 'DRAFT' AND (s.charge_until <= app_now() OR NOT s.needs_admin AND s.opened_at <= ${since(DRAFT_HOURS)}
                  AND NOT EXISTS (SELECT FROM settlement_lines WHERE settlement_id = s.id AND staff_id IS NOT NULL)) THEN 'ISSUE'
                ${ANSWER_DUE}
                WHEN s.state = 'FINAL' AND s.opened_at <= app_now() - make_interval(mins => $2::int)
                  AND (rental_money(r.id)).balance = 0 THEN 'CLOSE' END AS step
      FROM rentals r LEFT JOIN settlements s ON s.rental_id = r.id AND s.state <> 'VOID' AND NOT s.is_later
     WHERE r.status = 'RETURNED' AND ($3::int IS NULL OR r.id = $3)
     UNION ALL
    SELECT s.rental_id, s.id, s.returned_at, CASE WHEN s.state = 'DRAFT' AND s.charge_until <= app_now() THEN 'REMOVE' ${ANSWER_DUE} END
      FROM settlements s
     WHERE s.is_later AND s.state IN ('DRAFT', 'ISSUED', 'DISPUTED') AND ($3::int IS NULL OR s.rental_id = $3)) due
   WHERE due.step IS NOT NULL ORDER BY due.id, due."settlementId" LIMIT ${BATCH}`;

/** Applies the time limits of settlements, and closes rentals. Several processes can run this at the same time. */
@Injectable()
export class FollowSettlements {
  private readonly log = new Logger(FollowSettlements.name);

  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly moves: MoveRental,
    private readonly opening: OpenSettlement,
    private readonly finishing: FinishSettlement,
    private readonly settings: Settings,
  ) {}

  @Cron('*/10 * * * * *', { waitForCompletion: true, name: 'follow-settlements' })
  async followDue(): Promise<void> {
    await forEachDue({
      read: () => this.due(this.db.manager, null),
      work: ({ id }) => this.unitOfWork.run((manager) => this.follow(manager, id)),
      onUnread: (error) => this.log.warn({ error }, 'the due settlements could not be read'),
      onFailed: ({ id }, error) => this.log.warn({ error, rental: id }, 'a settlement could not be moved'),
    });
  }

  private due(manager: EntityManager, id: number | null): Promise<DueStep[]> {
    const { disputeDays, undoMinutes } = this.settings.current.rules;
    return manager.query<DueStep[]>(DUE, [disputeDays, undoMinutes, id]);
  }

  /** Reads the due step again under the lock, and repeats this until no step is due. */
  private async follow(manager: EntityManager, id: number): Promise<void> {
    const rental = await this.rentals.afterCustomer(manager, id);
    for (let [due] = await this.due(manager, id); due; [due] = await this.due(manager, id))
      await this.run(manager, rental, due);
  }

  private async run(
    manager: EntityManager,
    rental: LockedRental,
    { step, settlementId, returnedAt }: DueStep,
  ): Promise<void> {
    if (step === 'OPEN') return this.opening.open(manager, rental, { at: returnedAt });
    const settlement = await findSettlement(manager, defined(settlementId, 'settlement'));
    if (step === 'CLOSE') return this.close(manager, rental, totalOf(settlement.lines) > 0);
    if (step === 'REMOVE') return this.finishing.remove(manager, settlement);
    if (step === 'ISSUE') return this.finishing.issueComputed(manager, { rental, settlement });
    if (step === 'WITHDRAW') await withdrawDisputed(manager, settlement);
    return this.finishing.finish(manager, { rental, settlement }, { staffId: null });
  }

  private async close(manager: EntityManager, rental: LockedRental, isCharged: boolean): Promise<void> {
    const reason = messageOf(settlementsMessages, 'settled');
    await this.moves.advance(manager, rental, 'CLOSED', { by: 'system', reason });
    if (isCharged) await this.finishing.tellClosed(manager, rental);
  }
}
