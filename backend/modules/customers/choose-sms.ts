import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { changeOneRow } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Settings } from '../settings/index.js';

/** Records that a customer chose or refused SMS in addition to e-mail, with the time of the consent. */
@Injectable()
export class ChooseSms {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1015 if the business sends none. */
  async choose(customerId: number, wanted: boolean): Promise<void> {
    if (wanted && this.settings.current.rules.customerSmsPerDay === 0)
      throw refuse('WRONG_STATE', messageOf(customersMessages, 'noSms'), { reason: 'NOT_OFFERED' });
    await changeOneRow(
      this.db.manager,
      'UPDATE customers SET sms_chosen_at = CASE WHEN $2 THEN coalesce(sms_chosen_at, app_now()) END WHERE id = $1',
      [customerId, wanted],
    );
  }
}
