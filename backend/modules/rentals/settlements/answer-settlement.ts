import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { momentIn } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { settlementsMessages } from '../../../contract/messages/settlements.messages.js';
import type { Acceptance } from '../../../contract/rentals/settlements.js';
import type { Caller } from '../../../platform/auth/access.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import type { PreparedDocument } from '../../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { type StoredDocument, StoreDocuments } from '../../customers/index.js';
import { Settings } from '../../settings/index.js';
import { FinishSettlement } from './finish-settlement.js';
import { type LockedSettlement, LockSettlement } from './lock-settlement.js';
import { disputedMessage } from './settlement.messages.js';
import { DISPUTE_HOURS, hoursAfter } from './settlement.rules.js';

export interface DisputedLine {
  lineId: number;
  text: string;
  photos: readonly PreparedDocument[];
}

interface Sheet {
  reference: string;
  number: number;
}

/** Records that a customer accepts a settlement, or disputes some of its lines. */
@Injectable()
export class AnswerSettlement {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly documents: StoreDocuments,
    private readonly settlements: LockSettlement,
    private readonly finishing: FinishSettlement,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1002, 1015 */
  accept(by: Caller, sheet: Sheet, once: OnceKey | null): Promise<null> {
    return this.idempotency.run(once, async (manager) => {
      const locked = await this.settlements.issuedOf(manager, by.id, sheet);
      await this.acceptLocked(manager, locked, { acceptance: 'PAGE', staffId: null });
      return null;
    });
  }

  /** The caller must hold the locks and have checked that the settlement is ISSUED. */
  acceptLocked(
    manager: EntityManager,
    locked: LockedSettlement,
    by: { acceptance: Acceptance; staffId: number | null },
  ): Promise<void> {
    return this.finishing.finish(manager, locked, by);
  }

  /** Afterwards, the other lines can no longer be disputed. @throws Refusal 1001, 1002, 1015 */
  dispute(by: Caller, sheet: Sheet, lines: readonly DisputedLine[], once: OnceKey | null): Promise<null> {
    const photos = lines.flatMap((line) => line.photos);
    return this.documents.during(photos, (stored) =>
      this.idempotency.run(once, async (manager) => {
        const locked = await this.settlements.issuedOf(manager, by.id, sheet);
        this.requireTime(locked);
        await changeOneRow(
          manager,
          `UPDATE settlements SET state = 'DISPUTED', version = version + 1, disputed_at = app_now() WHERE id = $1 AND state = 'ISSUED'`,
          [locked.settlement.id],
        );
        const left = [...stored];
        for (const line of lines)
          await storeDispute(manager, locked, line, left.splice(0, line.photos.length));
        await this.tellOffice(manager, locked, lines.length);
        return null;
      }),
    );
  }

  private requireTime({ settlement: { state, issuedAt, now } }: LockedSettlement): void {
    const until = hoursAfter(defined(issuedAt, 'issuedAt'), DISPUTE_HOURS);
    if (now < until) return;
    const when = momentIn(this.settings.current.rules.zone, until);
    throw refuse('WRONG_STATE', messageOf(settlementsMessages, 'tooLateToDispute', { when }), {
      status: state,
      reason: 'TOO_LATE',
    });
  }

  private async tellOffice(
    manager: EntityManager,
    { rental, settlement }: LockedSettlement,
    count: number,
  ): Promise<void> {
    const [office] = this.settings.current.emails;
    if (!office) return;
    await this.outbox.queue(manager, {
      channel: 'EMAIL',
      to: office,
      ...disputedMessage(rental, { settlementId: settlement.id, count }),
    });
  }
}

async function storeDispute(
  manager: EntityManager,
  { rental, settlement }: LockedSettlement,
  { lineId, text }: DisputedLine,
  photos: readonly StoredDocument[],
): Promise<void> {
  const line = settlement.lines.find(({ id, amount }) => id === lineId && amount > 0);
  if (!line) throw refuseFields({ field: 'lines', message: messageOf(settlementsMessages, 'disputeLines') });
  await changeOneRow(manager, 'UPDATE settlement_lines SET dispute = $2 WHERE id = $1', [lineId, text]);
  for (const photo of photos) {
    const { id } = await photo.record(manager, rental.customerId, 'RENTAL_PHOTO');
    await manager.query(
      'INSERT INTO settlement_photos (document_id, line_id, of_dispute) VALUES ($1, $2, true)',
      [id, lineId],
    );
  }
}
