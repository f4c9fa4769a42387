import { Injectable } from '@nestjs/common';
import type { IdentityReveal } from '../../../contract/customers/console-customers.js';
import { type IdentityKind, maskIdentityNumber } from '../../../contract/customers/identity-documents.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Vault } from '../../../platform/auth/vault.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { identitySeal } from './stored-identity.js';

interface Row {
  kind: IdentityKind;
  sealed: Buffer | null;
  lastFour: string;
}

/**
 * Returns the full number of a customer's identity document to an admin. The audit contains the admin, time, kind and reason, but
 * not the number.
 */
@Injectable()
export class RevealIdentity {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly vault: Vault,
    private readonly audit: Audit,
  ) {}

  reveal(by: Caller, customerId: number, reason: string): Promise<IdentityReveal> {
    return this.unitOfWork.run(async (manager) => {
      const [record] = await manager.query<Row[]>(
        'SELECT kind, sealed_number AS sealed, last_four AS "lastFour" FROM aadhaar_records WHERE customer_id = $1',
        [customerId],
      );
      if (!record) throw refuse('NOT_FOUND', messageOf(customersMessages, 'noIdentity'));
      const { kind, sealed, lastFour } = record;
      const complete = sealed !== null;
      await this.audit.record(manager, by, {
        action: 'reveal-identity',
        subject: 'customer',
        subjectId: customerId,
        after: { reason, kind, complete },
      });
      const number = sealed
        ? this.vault.open(identitySeal(customerId), sealed)
        : maskIdentityNumber(kind, lastFour);
      // In groups of four, as on the card.
      return {
        kind,
        number: kind === 'AADHAAR' ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number,
        complete,
      };
    });
  }
}
