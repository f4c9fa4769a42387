import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { settlementsMessages } from '../../../contract/messages/settlements.messages.js';
import { formatPaise, type Paise, toPaise } from '../../../contract/money.js';
import type { DisputeReply, RepliesRequest } from '../../../contract/rentals/settlements.js';
import type { Caller } from '../../../platform/auth/access.js';
import { named } from '../../../platform/database/named.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { FinishSettlement } from './finish-settlement.js';
import { LockSettlement, requireUnchanged } from './lock-settlement.js';
import { amountAfter } from './settlement.rules.js';
import type { LineRow, SettlementRow } from './settlement-rows.js';

interface Answer {
  lineId: number;
  reply: DisputeReply;
  amount: Paise;
  text: string | null;
  staffId: number | null;
}

const ANSWER = `
  UPDATE settlement_lines
     SET reply = :reply, reply_paise = :amount, reply_text = :text, replied_by_id = :staffId::int, replied_at = app_now()
   WHERE id = :lineId AND dispute IS NOT NULL AND reply IS NULL`;

/** Stores the answer of an admin to each disputed line, and makes the settlement final. */
@Injectable()
export class ReplyToDispute {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly settlements: LockSettlement,
    private readonly finishing: FinishSettlement,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1001, 1002, 1015 */
  reply(by: Caller, id: number, { version, replies }: RepliesRequest, once: OnceKey | null): Promise<null> {
    return this.idempotency.run(once, async (manager) => {
      const locked = await this.settlements.byId(manager, id);
      requireUnchanged(locked.settlement, 'DISPUTED', version);
      for (const answer of answersTo(locked.settlement, replies, by.id)) await store(manager, answer);
      await this.finishing.finish(manager, locked, { staffId: by.id, answered: true });
      await this.audit.record(manager, by, {
        action: 'answer-dispute',
        subject: 'rental',
        subjectId: locked.rental.id,
        // The lines have the texts, until the account is deleted.
        after: { replies: replies.map(({ lineId, reply, amount }) => ({ lineId, reply, amount })) },
      });
      return null;
    });
  }
}

/** Withdraws the disputed lines without an answer. The caller must hold the locks, and finish the settlement afterwards. */
export async function withdrawDisputed(manager: EntityManager, { lines }: SettlementRow): Promise<void> {
  for (const { id, dispute } of lines)
    if (dispute !== null)
      await store(manager, {
        lineId: id,
        reply: 'WITHDRAWN',
        amount: 0 as Paise,
        text: null,
        staffId: null,
      });
}

const store = (manager: EntityManager, { lineId, reply, amount, text, staffId }: Answer): Promise<void> =>
  changeOneRow(manager, ...named(ANSWER, { lineId, reply, amount, text, staffId }));

/** @throws Refusal 1001 unless each disputed line has one answer */
function answersTo({ lines }: SettlementRow, replies: RepliesRequest['replies'], staffId: number): Answer[] {
  const disputed = lines.filter(({ dispute }) => dispute !== null);
  if (replies.length !== disputed.length)
    throw refuseFields({ field: 'replies', message: messageOf(settlementsMessages, 'replyEach') });
  return disputed.map((line) => answerTo(line, replies, staffId));
}

function answerTo(line: LineRow, replies: RepliesRequest['replies'], staffId: number): Answer {
  const given = replies.find(({ lineId }) => lineId === line.id);
  if (!given) throw refuseFields({ field: 'replies', message: messageOf(settlementsMessages, 'replyEach') });
  const reduced = given.amount === undefined ? null : toPaise(given.amount);
  const amount = amountAfter(given.reply, line.amount, reduced);
  if (amount === null)
    throw refuseFields({
      field: 'amount',
      message: messageOf(settlementsMessages, 'replyAmount', { amount: formatPaise(line.amount) }),
    });
  return { lineId: line.id, reply: given.reply, amount, text: given.text, staffId };
}
