import { Injectable } from '@nestjs/common';
import type { WithdrawablePurpose } from '../../../contract/privacy/consent.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ChooseSms, LockCustomer, WithdrawQrConsent } from '../../customers/index.js';
import { RemoveSubscriber } from '../../newsletter/index.js';

/** Withdraws a consent of a customer, in the module that acts on it. */
@Injectable()
export class WithdrawOwnConsent {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly qr: WithdrawQrConsent,
    private readonly sms: ChooseSms,
    private readonly newsletter: RemoveSubscriber,
  ) {}

  /** @throws Refusal 1015 if the consent to the check of a QR code was not given, or was withdrawn before */
  async withdraw(customerId: number, purpose: WithdrawablePurpose): Promise<void> {
    if (purpose === 'AADHAAR_QR') return this.qr.withdraw(customerId);
    if (purpose === 'SMS') return this.sms.choose(customerId, false);
    await this.unitOfWork.run(async (manager) => {
      const { email } = await this.customers.lock(manager, customerId);
      await this.newsletter.forget(manager, email);
    });
  }
}
