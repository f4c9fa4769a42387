import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { normaliseLicenceNumber } from '../../../contract/customers/licence.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { SeenLicence } from '../../../contract/rentals/handovers.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Licences } from '../../customers/index.js';
import type { LockedRental } from '../../rentals/index.js';
import type { TypedLicence } from './handover.rules.js';

/** Compares the number that staff typed from the driving licence with the stored one. */
@Injectable()
export class CheckLicence {
  constructor(private readonly licences: Licences) {}

  /** The caller holds the lock of the customer. @throws Refusal 1001, 1015 LICENCE_DIFFERS */
  async check(
    manager: EntityManager,
    { customerId, status }: Pick<LockedRental, 'customerId' | 'status'>,
    { number: text, seenAs }: TypedLicence,
  ): Promise<SeenLicence> {
    const number = normaliseLicenceNumber(text);
    if (!number)
      throw refuseFields({ field: 'licence', message: messageOf(customersMessages, 'licenceNumber') });
    const matches = await this.licences.isNumberOf(manager, customerId, number);
    if (matches === false)
      throw refuse('WRONG_STATE', messageOf(handoversMessages, 'licenceDiffers'), {
        status,
        reason: 'LICENCE_DIFFERS',
      });
    return { seenAs, lastFour: number.slice(-4), matches: matches === true };
  }
}
