import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OWNER_PROOF_MINUTES, PROOF_MINUTES } from '../../../contract/limits.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { FreshProof } from '../../../platform/auth/fresh-proof.js';
import { Sessions } from '../../../platform/auth/sessions.js';
import { refuse } from '../../../platform/http/refusal.js';
import { ProvedEmail } from '../../customers/index.js';

@Injectable()
export class SessionProofs extends FreshProof {
  constructor(
    private readonly db: DataSource,
    private readonly sessions: Sessions,
    private readonly email: ProvedEmail,
  ) {
    super();
  }

  async require({ kind, id, sessionId }: Caller, manager: EntityManager = this.db.manager): Promise<void> {
    if (kind === 'customer') {
      await this.email.require(id, manager);
      if (!(await this.sessions.isProved(sessionId, OWNER_PROOF_MINUTES, manager)))
        throw refuse('PROOF_NEEDED', messageOf(loginMessages, 'ownerProofNeeded'));
    }
    if (kind !== 'admin' && kind !== 'custom-admin') return;
    if (await this.sessions.isProved(sessionId, PROOF_MINUTES, manager)) return;
    const [factor] = await manager.query<unknown[]>(
      'SELECT FROM staff_factors WHERE staff_id = $1 AND confirmed_at IS NOT NULL',
      [id],
    );
    if (factor) throw refuse('PROOF_NEEDED', messageOf(loginMessages, 'proofNeeded'));
  }
}
