import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CodeSent, EnteredCode } from '../../contract/customers/people.js';
import type { Language } from '../../contract/language.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { NewOutboxMessage } from '../../platform/outbox/outbox.js';
import { CustomerContacts, ProvedEmail } from '../customers/index.js';
import { ConfirmingCodes } from './confirming-codes.js';

/**
 * Checks that the caller can read the account's e-mail, so that another person with the unlocked phone cannot act for
 * the owner.
 */
@Injectable()
export class ProveOwner {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly contacts: CustomerContacts,
    private readonly codes: ConfirmingCodes,
    private readonly provedEmail: ProvedEmail,
  ) {}

  /**
   * Sends the code to the account's e-mail address.
   * @throws Refusal 1002 if the desk typed the address and it is unproved; 1011 above the limits.
   */
  sendCode(
    by: Caller,
    textFor: (language: Language, code: string) => Pick<NewOutboxMessage, 'subject' | 'text'>,
  ): Promise<CodeSent> {
    return this.unitOfWork.run(async (manager) => {
      await this.provedEmail.require(by.id, manager);
      const { email, language } = await this.contacts.findById(manager, by.id);
      return this.codes.send(manager, { purpose: 'PROOF', email, ipAddress: by.address }, (code) =>
        textFor(language, code),
      );
    });
  }

  /**
   * Returns the number of attempts left after a wrong code; null if the code is right. The caller must commit in both
   * cases.
   */
  async check(
    manager: EntityManager,
    customerId: number,
    { challengeId, otp }: EnteredCode,
  ): Promise<number | null> {
    const { email } = await this.contacts.findById(manager, customerId);
    const verdict = await this.codes.check(manager, { purpose: 'PROOF', id: challengeId, email }, otp);
    return verdict.isCorrect ? null : verdict.triesLeft;
  }

  /** Removes all codes of the account. Call this before locking the customer, because codes are locked first. */
  async forgetCodes(manager: EntityManager, customerId: number): Promise<void> {
    const { email } = await this.contacts.findById(manager, customerId);
    await this.codes.forget(manager, email);
  }
}
