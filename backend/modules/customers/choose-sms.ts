import { Injectable } from '@nestjs/common';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { changeOneRow, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Settings } from '../settings/index.js';
import { smsConsentInForce } from './consents/consent-in-force.js';
import { insertConsent, withdrawConsent } from './consents/consents.js';
import { LockCustomer } from './lock-customer.js';

/** Records that a customer chose or refused SMS in addition to e-mail, with the time of the consent. */
@Injectable()
export class ChooseSms {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1015 if the customer chooses SMS and the business does not offer them. */
  async choose(customerId: number, wanted: boolean): Promise<void> {
    const settings = this.settings.current;
    if (wanted && settings.rules.customerSmsPerDay === 0)
      throw refuse('WRONG_STATE', messageOf(customersMessages, 'noSms'), { reason: 'NOT_OFFERED' });
    await this.unitOfWork.run(async (manager) => {
      await this.customers.lock(manager, customerId);
      const [customer] = await manager.query<[{ isChosen: boolean }]>(
        'SELECT sms_chosen_at IS NOT NULL AS "isChosen" FROM customers WHERE id = $1',
        [customerId],
      );
      if (customer.isChosen === wanted) return;
      await changeOneRow(
        manager,
        'UPDATE customers SET sms_chosen_at = CASE WHEN $2 THEN app_now() END WHERE id = $1',
        [customerId, wanted],
      );
      if (wanted) await insertConsent(manager, customerId, 'SMS', smsConsentInForce(settings));
      else await withdrawConsent(manager, customerId, 'SMS');
    });
  }
}
