import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PersonKind } from '../../../platform/auth/browsers/known-browser.entity.js';
import { named } from '../../../platform/database/named.js';
import { STRANGERS } from '../codes/code.rules.js';
import type { SignInPurpose } from '../codes/one-time-code.entity.js';
import { SignInMetrics } from './sign-in-metrics.js';
import type { SignInOutcome } from './sign-in-record.entity.js';

export interface SignInEvent {
  purpose: SignInPurpose;
  outcome: SignInOutcome;
  identityHashes: string[];
  network: string;
  /** The class of askers of the challenge. */
  asker: string;
  challengeId?: string;
  person?: { kind: PersonKind; id: number };
  sessionId?: string;
}

/** Maximum number of stored wrong codes per network, so that an attacker cannot fill the table. */
const MAX_WRONG_AN_HOUR = 100;

/** Records a step of a sign-in. */
@Injectable()
export class RecordSignIn {
  constructor(private readonly metrics: SignInMetrics) {}

  async record(manager: EntityManager, event: SignInEvent): Promise<void> {
    this.metrics.count(event.purpose, event.outcome);
    await manager.query(
      ...named(
        `INSERT INTO sign_ins (person_kind, person_id, identity_hash, purpose, outcome, network, known, challenge_id, session_id)
         SELECT :personKind::text, :personId::int, :identity::text, :purpose::text, :outcome::text, :network::text, :known::boolean,
                :challengeId::uuid, :sessionId::uuid
          WHERE :outcome <> 'WRONG' OR :maximum > (
            SELECT count(*) FROM sign_ins WHERE network = :network AND outcome = 'WRONG' AND at > app_now() - interval '1 hour')`,
        {
          personKind: event.person?.kind ?? null,
          personId: event.person?.id ?? null,
          identity: event.identityHashes[0],
          purpose: event.purpose,
          outcome: event.outcome,
          network: event.network,
          known: event.asker !== STRANGERS,
          challengeId: event.challengeId ?? null,
          sessionId: event.sessionId ?? null,
          maximum: MAX_WRONG_AN_HOUR,
        },
      ),
    );
  }
}
