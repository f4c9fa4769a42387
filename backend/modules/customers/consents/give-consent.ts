import { Injectable } from '@nestjs/common';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { ConsentText } from '../../../contract/privacy/consent.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';
import { LockCustomer } from '../lock-customer.js';
import { consentInForce, isSameConsent } from './consent-in-force.js';
import { recordConsent } from './consents.js';

/** Records that a registered customer agrees to a changed registration text. */
@Injectable()
export class GiveConsent {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1015 if the customer has not registered, or the text has changed again. */
  give(customerId: number, consent: ConsentText): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const { approval } = await this.customers.lock(manager, customerId);
      if (approval === 'NOT_REGISTERED')
        throw refuse('WRONG_STATE', messageOf(customersMessages, 'notRegistered'), { status: approval });
      if (!isSameConsent(consent, consentInForce(this.settings.current)))
        throw refuse('WRONG_STATE', messageOf(customersMessages, 'consentChanged'), { status: 'CHANGED' });
      await recordConsent(manager, customerId, consent);
    });
  }
}
