import { Injectable } from '@nestjs/common';
import type { AadhaarReveal } from '../../../contract/customers/console-customers.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Vault } from '../../../platform/auth/vault.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { maskAadhaar } from '../customer.presenter.js';
import { AADHAAR_SEAL } from '../registration/store-numbers.js';

/**
 * Returns a customer's full Aadhaar number to an admin. The audit contains the admin, time and reason, but not the
 * number.
 */
@Injectable()
export class RevealAadhaar {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly vault: Vault,
    private readonly audit: Audit,
  ) {}

  reveal(by: Caller, customerId: number, reason: string): Promise<AadhaarReveal> {
    return this.unitOfWork.run(async (manager) => {
      const [record] = await manager.query<{ sealed: Buffer | null; lastFour: string }[]>(
        'SELECT sealed_number AS sealed, last_four AS "lastFour" FROM aadhaar_records WHERE customer_id = $1',
        [customerId],
      );
      if (!record) throw refuse('NOT_FOUND', messageOf(customersMessages, 'noAadhaar'));
      const complete = record.sealed !== null;
      await this.audit.record(manager, by, {
        action: 'reveal-aadhaar',
        subject: 'customer',
        subjectId: customerId,
        after: { reason, complete },
      });
      const aadhaarNumber = record.sealed
        ? this.vault.open(AADHAAR_SEAL, record.sealed).replace(/(\d{4})(?=\d)/g, '$1 ')
        : maskAadhaar(record.lastFour);
      return { aadhaarNumber, complete };
    });
  }
}
