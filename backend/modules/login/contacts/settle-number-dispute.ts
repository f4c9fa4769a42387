import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EnteredCode } from '../../../contract/customers/people.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Refusal, refuse } from '../../../platform/http/refusal.js';
import {
  Accounts,
  BlockedIdentities,
  ChangeContact,
  type ContactPair,
  MoveNumber,
  noSuchDispute,
  NumberDisputes,
} from '../../customers/index.js';
import { codeWrong } from '../code-refusals.js';
import { ConfirmingCodes } from '../confirming-codes.js';

interface Settlement extends EnteredCode {
  /** Address of the claimant. */
  email: string;
  reason: string;
}

interface ByStaff {
  caller: Caller;
  reason: string;
}

/** Moves a mobile number to the person who has read out the code that was sent to it. */
@Injectable()
export class SettleNumberDispute {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly disputes: NumberDisputes,
    private readonly codes: ConfirmingCodes,
    private readonly accounts: Accounts,
    private readonly blocked: BlockedIdentities,
    private readonly numbers: MoveNumber,
    private readonly contact: ChangeContact,
  ) {}

  /**
   * The earlier holder keeps rentals and holds.
   * @returns The id of the claimant's account, which is created if it is new.
   * @throws Refusal 1001 if `email` is not the claimant's; 1002 if the holder no longer has the number; 1006 for a
   * blocked claimant or number; 1010 for a wrong code; 1015 if the account of the claimant is suspended.
   */
  async settle(caller: Caller, id: number, { email, reason, challengeId, otp }: Settlement): Promise<number> {
    const outcome = await this.unitOfWork.run(async (manager) => {
      const { customerId, mobile } = await this.disputes.require(manager, id, email);
      const verdict = await this.codes.check(manager, { purpose: 'MOBILE', id: challengeId, email }, otp);
      if (!verdict.isCorrect) return codeWrong(verdict.triesLeft);
      // The claimant has requested this code for another number.
      if (verdict.contact !== mobile) return codeWrong(0);
      await this.codes.end(manager, email);
      await this.blocked.requireOpen(manager, { email, mobile });
      return this.move(manager, customerId, { mobile, email }, { caller, reason });
    });
    // Thrown after the commit, so that the counted attempt is stored.
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  }

  private async move(
    manager: EntityManager,
    holderId: number,
    { mobile, email }: ContactPair,
    { caller, reason }: ByStaff,
  ): Promise<number> {
    const known = await this.accounts.findByEmail(manager, email);
    const [holder, own] = await this.numbers.lock(manager, holderId, known?.id ?? null);
    if (holder.mobile !== mobile || (own && own.email !== email)) throw noSuchDispute();
    if (own?.suspended) throw refuse('WRONG_STATE', messageOf(officeMessages, 'contactOfSuspended'));
    const by = { id: caller.id, reason, caller };
    await this.numbers.take(manager, holder, by);
    await this.disputes.end(manager, { customerId: holderId, mobile });
    if (own) {
      await this.contact.change(manager, own, { field: 'mobile', value: mobile, keep: null, by });
      return own.id;
    }
    const id = await this.accounts.findOrCreate(manager, mobile, email);
    const [, created] = await this.numbers.lock(manager, holderId, id);
    if (created) await this.contact.proveMobile(manager, created, mobile, { caller, reason });
    return id;
  }
}
