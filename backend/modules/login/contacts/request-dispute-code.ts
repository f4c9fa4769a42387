import { Injectable } from '@nestjs/common';
import type { CodeSent } from '../../../contract/customers/people.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { BlockedIdentities, NumberDisputes } from '../../customers/index.js';
import { ConfirmingCodes } from '../confirming-codes.js';
import { SmsAllowance } from './sms-allowance.js';

/** Sends a code to a mobile number that two people claim. */
@Injectable()
export class RequestDisputeCode {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly disputes: NumberDisputes,
    private readonly blocked: BlockedIdentities,
    private readonly allowance: SmsAllowance,
    private readonly codes: ConfirmingCodes,
  ) {}

  /**
   * @param email Address of the claimant. The code is valid only with it.
   * @throws Refusal 1001 if `email` is not the claimant's; 1002; 1006 for a blocked claimant or number; 1011 above the
   * limits.
   */
  send(by: Caller, id: number, email: string): Promise<CodeSent> {
    return this.unitOfWork.run(async (manager) => {
      const { mobile } = await this.disputes.require(manager, id, email);
      await this.blocked.requireOpen(manager, { email, mobile });
      await this.allowance.require(manager, { email, mobile });
      return this.codes.send(
        manager,
        { purpose: 'MOBILE', email, ipAddress: by.address, contact: mobile },
        (code) => this.allowance.messageTo(mobile, code),
      );
    });
  }
}
