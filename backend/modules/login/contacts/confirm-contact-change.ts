import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EnteredCode } from '../../../contract/customers/people.js';
import { defined } from '../../../contract/defined.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { BlockedIdentities, ChangeContact, CustomerContacts, MoveNumber } from '../../customers/index.js';
import { codeWrong } from '../code-refusals.js';
import { ConfirmingCodes } from '../confirming-codes.js';

const FIELDS = { EMAIL_CHANGE: 'email', MOBILE: 'mobile' } as const;

/** Changes the e-mail address or mobile number of a customer who entered the code that was sent to the new one. */
@Injectable()
export class ConfirmContactChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly contacts: CustomerContacts,
    private readonly codes: ConfirmingCodes,
    private readonly numbers: MoveNumber,
    private readonly blocked: BlockedIdentities,
    private readonly change: ChangeContact,
  ) {}

  /** @throws Refusal 1010 for a wrong code; 1006 or 1009 if the new contact was blocked or taken in the meantime. */
  async confirm(by: Caller, purpose: keyof typeof FIELDS, { challengeId, otp }: EnteredCode): Promise<void> {
    const triesLeft = await this.unitOfWork.run(async (manager) => {
      const { email } = await this.contacts.findById(manager, by.id);
      const verdict = await this.codes.check(manager, { purpose, id: challengeId, email }, otp);
      if (!verdict.isCorrect) return verdict.triesLeft;
      // Called before the customer is locked, because codes are locked first.
      await this.codes.end(manager, email);
      await this.apply(manager, by, {
        email,
        field: FIELDS[purpose],
        value: defined(verdict.contact, 'contact'),
      });
      return null;
    });
    // Thrown after the commit, so that the counted attempt is stored.
    if (triesLeft !== null) throw codeWrong(triesLeft);
  }

  /** @throws Refusal 1010 if another device has changed the e-mail address since the code was sent. */
  private async apply(
    manager: EntityManager,
    by: Caller,
    { email, field, value }: { email: string; field: 'email' | 'mobile'; value: string },
  ): Promise<void> {
    const customer = await this.numbers.lockOwner(manager, by.id, field === 'mobile' ? value : null);
    if (customer.email !== email) throw codeWrong(0);
    if (customer.suspended) throw refuse('ACCOUNT_REJECTED', messageOf(customersMessages, 'suspended'));
    await this.blocked.requireOpen(manager, { email, mobile: customer.mobile, [field]: value });
    await this.change.change(manager, customer, { field, value, keep: by.sessionId });
  }
}
