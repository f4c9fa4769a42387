import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CodeSent, EnteredCode } from '../../../contract/customers/people.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { CheckDeskEmail } from '../../customers/index.js';
import { ConfirmingCodes } from '../confirming-codes.js';
import { deskEmailMessage } from '../messages/login.messages.js';

/** Proves the e-mail address of a customer at the desk by a code that the customer reads out. */
@Injectable()
export class DeskEmails extends CheckDeskEmail {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: ConfirmingCodes,
  ) {
    super();
  }

  /** @throws Refusal 1011 above five requests an hour for the address. */
  sendCode(by: Caller, email: string): Promise<CodeSent> {
    return this.unitOfWork.run((manager) =>
      this.codes.send(manager, { purpose: 'DESK', email, ipAddress: by.address }, deskEmailMessage),
    );
  }

  async isProved(manager: EntityManager, email: string, { challengeId, otp }: EnteredCode): Promise<boolean> {
    const verdict = await this.codes.check(manager, { purpose: 'DESK', id: challengeId, email }, otp);
    return verdict.isCorrect;
  }
}
