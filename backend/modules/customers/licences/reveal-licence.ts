import { Injectable } from '@nestjs/common';
import type { LicenceReveal } from '../../../contract/customers/console-customers.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Vault } from '../../../platform/auth/vault.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { LICENCE_SEAL } from './licences.js';

/** Returns the full number of a customer's newest licence to an admin. The audit does not contain the number. */
@Injectable()
export class RevealLicence {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly vault: Vault,
    private readonly audit: Audit,
  ) {}

  reveal(by: Caller, customerId: number, reason: string): Promise<LicenceReveal> {
    return this.unitOfWork.run(async (manager) => {
      const [licence] = await manager.query<{ sealed: Buffer }[]>(
        'SELECT sealed_number AS sealed FROM licences WHERE customer_id = $1 ORDER BY approved LIMIT 1',
        [customerId],
      );
      if (!licence) throw refuse('NOT_FOUND', messageOf(customersMessages, 'noLicence'));
      await this.audit.record(manager, by, {
        action: 'reveal-licence',
        subject: 'customer',
        subjectId: customerId,
        after: { reason },
      });
      return { licenseNumber: this.vault.open(LICENCE_SEAL, licence.sealed) };
    });
  }
}
