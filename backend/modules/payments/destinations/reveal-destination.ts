import { Injectable } from '@nestjs/common';
import { messageOf } from '../../../contract/messages/message.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import type { DestinationKind, DestinationReveal } from '../../../contract/payments/refund-destinations.js';
import type { RefundRowState } from '../../../contract/payments/refunds.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Vault } from '../../../platform/auth/vault.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { type DestinationDetails, destinationSeal } from './destination.rules.js';

interface Row {
  customerId: number;
  state: RefundRowState;
  kind: DestinationKind | null;
  sealed: Buffer | null;
}

/** Returns the whole destination of an open refund to the admin who sends it. The audit contains the admin and the time. */
@Injectable()
export class RevealDestination {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly vault: Vault,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002, 1015 NOT_DUE */
  reveal(by: Caller, id: number): Promise<DestinationReveal> {
    return this.unitOfWork.run(async (manager) => {
      const [row] = await manager.query<Row[]>(
        `SELECT f.customer_id AS "customerId", f.state, d.kind, d.sealed_details AS sealed
           FROM refunds f LEFT JOIN refund_destinations d ON d.id = f.destination_id WHERE f.id = $1`,
        [id],
      );
      if (!row?.kind) throw refuse('NOT_FOUND', messageOf(refundsMessages, 'noDestination'));
      const { customerId, state, kind, sealed } = row;
      if (state !== 'DUE')
        throw refuse('WRONG_STATE', messageOf(refundsMessages, 'isAlready', { state }), {
          status: state,
          reason: 'NOT_DUE',
        });
      await this.audit.record(manager, by, {
        action: 'reveal-refund-destination',
        subject: 'refund',
        subjectId: id,
        after: { destination: kind },
      });
      const details = sealed
        ? (JSON.parse(this.vault.open(destinationSeal(customerId), sealed)) as DestinationDetails)
        : {};
      const { upi = null, holder = null, account = null, ifsc = null } = details;
      return { kind, upi, holder, account, ifsc };
    });
  }
}
