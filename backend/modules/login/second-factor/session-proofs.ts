import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PROOF_MINUTES } from '../../../contract/limits.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { FreshProof } from '../../../platform/auth/fresh-proof.js';
import { refuse } from '../../../platform/http/refusal.js';

@Injectable()
export class SessionProofs extends FreshProof {
  constructor(private readonly db: DataSource) {
    super();
  }

  async require({ kind, sessionId }: Caller, manager: EntityManager = this.db.manager): Promise<void> {
    if (kind !== 'admin' && kind !== 'custom-admin') return;
    const [unproved] = await manager.query<unknown[]>(
      `SELECT FROM sessions s JOIN staff_factors f ON f.staff_id = s.subject_id
        WHERE s.id = $1 AND f.confirmed_at IS NOT NULL
          AND coalesce(s.proved_at, '-infinity') <= app_now() - make_interval(mins => $2)`,
      [sessionId, PROOF_MINUTES],
    );
    if (unproved) throw refuse('PROOF_NEEDED', messageOf(loginMessages, 'proofNeeded'));
  }
}
