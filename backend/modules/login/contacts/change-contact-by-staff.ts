import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EnteredCode } from '../../../contract/customers/people.js';
import { defined } from '../../../contract/defined.js';
import { EMAIL_MOVE_HOURS } from '../../../contract/limits.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Refusal, refuse } from '../../../platform/http/refusal.js';
import {
  BlockedIdentities,
  ChangeContact,
  CustomerContacts,
  EmailMoves,
  type LockedCustomer,
  MoveNumber,
} from '../../customers/index.js';
import { codeWrong } from '../code-refusals.js';
import { ConfirmingCodes } from '../confirming-codes.js';

interface ByStaff extends EnteredCode {
  reason: string;
}

interface EmailByStaff extends ByStaff {
  /** The code that was sent to the current mobile number. Without it, a change of a proved address waits. */
  mobile?: EnteredCode;
}

/** Changes the e-mail address or the mobile number of a customer who has read out the codes to an admin. */
@Injectable()
export class ChangeContactByStaff {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly contacts: CustomerContacts,
    private readonly codes: ConfirmingCodes,
    private readonly numbers: MoveNumber,
    private readonly blocked: BlockedIdentities,
    private readonly contact: ChangeContact,
    private readonly moves: EmailMoves,
  ) {}

  /**
   * If the code was sent to the current number, proves it instead of changing it.
   * @throws Refusal 1002; 1010 for a wrong code; 1015 if the account is suspended; 1006 and 1009 as for customers.
   */
  async changeMobile(by: Caller, id: number, { reason, ...code }: ByStaff): Promise<void> {
    await this.run(async (manager) => {
      const { email } = await this.contacts.findById(manager, id);
      const mobile = await this.provedContact(manager, email, 'MOBILE', code);
      if (mobile instanceof Refusal) return mobile;
      await this.codes.end(manager, email);
      const customer = await this.lock(manager, id, { email, mobile });
      await this.blocked.requireOpen(manager, { email, mobile });
      if (mobile === customer.mobile)
        await this.contact.proveMobile(manager, customer, mobile, { caller: by, reason });
      else
        await this.contact.change(manager, customer, {
          field: 'mobile',
          value: mobile,
          ...byStaff(by, reason),
        });
      return null;
    });
  }

  /**
   * Changes the address immediately if it is unproved or the request contains a code sent to the proved mobile number;
   * else after a wait. If the code was sent to the current address, proves it instead.
   * @returns True if the change waits.
   * @throws Refusal 1002; 1010 for a wrong code; 1015 if the account is suspended or the number does not make the wait
   * unnecessary; 1006 and 1009 as for customers.
   */
  changeEmail(by: Caller, id: number, { reason, mobile, ...code }: EmailByStaff): Promise<boolean> {
    return this.run(async (manager) => {
      const { email: present } = await this.contacts.findById(manager, id);
      const proved = await this.provedContacts(manager, present, { code, mobile });
      if (proved instanceof Refusal) return proved;
      const { email, number } = proved;
      if (number !== null) await this.codes.end(manager, present);
      const customer = await this.lock(manager, id, { email: present, mobile: null });
      await this.blocked.requireOpen(manager, { email, mobile: customer.mobile });
      if (email === present) {
        await this.contact.proveEmail(manager, customer, by, reason);
        return false;
      }
      if (number === null && !customer.emailUnproved) {
        await this.moves.plan(manager, customer, { by, email, reason });
        return true;
      }
      if (number !== null && !(await this.moves.isReplacedBy(manager, customer, number)))
        throw refuse('WRONG_STATE', messageOf(officeMessages, 'emailMustWait', { hours: EMAIL_MOVE_HOURS }));
      await this.contact.change(manager, customer, { field: 'email', value: email, ...byStaff(by, reason) });
      return false;
    });
  }

  /** Checks both codes. If one is wrong, the other stays valid, because the number of SMS is limited. */
  private async provedContacts(
    manager: EntityManager,
    present: string,
    { code, mobile }: { code: EnteredCode; mobile: EnteredCode | undefined },
  ): Promise<{ email: string; number: string | null } | Refusal> {
    await manager.query('SAVEPOINT codes');
    const number = mobile ? await this.provedContact(manager, present, 'MOBILE', mobile) : null;
    if (number instanceof Refusal) return number;
    const email = await this.provedContact(manager, present, 'EMAIL_CHANGE', code);
    if (!(email instanceof Refusal)) return { email, number };
    await manager.query('ROLLBACK TO SAVEPOINT codes');
    // Counts the wrong attempt again, because the rollback removed it with the use of the other code.
    await this.provedContact(manager, present, 'EMAIL_CHANGE', code);
    return email;
  }

  private async provedContact(
    manager: EntityManager,
    email: string,
    purpose: 'EMAIL_CHANGE' | 'MOBILE',
    { challengeId, otp }: EnteredCode,
  ): Promise<string | Refusal> {
    const verdict = await this.codes.check(manager, { purpose, id: challengeId, email }, otp);
    return verdict.isCorrect ? defined(verdict.contact, 'contact') : codeWrong(verdict.triesLeft);
  }

  /**
   * Refuses suspended customers, because they cannot sign in to stop a change.
   * @throws Refusal 1010 if the customer has changed the address since the code was sent; 1015 if suspended.
   */
  private async lock(
    manager: EntityManager,
    id: number,
    { email, mobile }: { email: string; mobile: string | null },
  ): Promise<LockedCustomer> {
    const customer = await this.numbers.lockOwner(manager, id, mobile);
    if (customer.email !== email) throw codeWrong(0);
    if (customer.suspended) throw refuse('WRONG_STATE', messageOf(officeMessages, 'contactOfSuspended'));
    return customer;
  }

  /** Throws a returned refusal after the commit, so that the counted attempt is stored. */
  private async run<T>(work: (manager: EntityManager) => Promise<T | Refusal>): Promise<T> {
    const outcome = await this.unitOfWork.run(work);
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  }
}

/** Returns options that end all sessions of the customer. */
const byStaff = (caller: Caller, reason: string) => ({ keep: null, by: { id: caller.id, reason, caller } });
