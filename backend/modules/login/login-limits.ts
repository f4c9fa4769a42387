import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../contract/defined.js';
import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { type Refusal, refuse } from '../../platform/http/refusal.js';
import type { LoginPurpose } from './login-code.entity.js';
import {
  type AddressRequests,
  type IdentityRequests,
  retryAfterAddress,
  retryAfterIdentity,
} from './login-limits.rules.js';

interface LimitedRequest {
  purpose: LoginPurpose;
  identity: string;
  ipAddress: string;
}

/** Limits codes, and refusals that reveal whether an account exists. Counts rows, which all processes share. */
@Injectable()
export class LoginLimits {
  private readonly log = new Logger(LoginLimits.name);

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /**
   * Must run before the caller reads anything about the identity. Holds its locks until the caller's transaction ends.
   * @throws Refusal 1011 with the seconds to wait.
   */
  async require(manager: EntityManager, { purpose, identity, ipAddress }: LimitedRequest): Promise<void> {
    // Serialises the requests for one identity and from one IP address, so that each one is counted.
    await manager.query(
      'SELECT pg_advisory_xact_lock(hashtext(k)) FROM unnest($1::text[]) AS k ORDER BY hashtext(k)',
      [[`code ${purpose} ${identity}`, `code from ${ipAddress}`]],
    );
    const [before] = await manager.query<(IdentityRequests & AddressRequests)[]>(
      `SELECT (SELECT extract(epoch FROM app_now() - max(created_at))::float FROM login_codes
                WHERE purpose = $1 AND identity = $2) AS "secondsSinceLast",
              ARRAY(SELECT extract(epoch FROM app_now() - created_at)::float FROM login_codes
                     WHERE purpose = $1 AND identity = $2 AND created_at > app_now() - interval '1 hour'
                     ORDER BY created_at) AS ages,
              ARRAY(SELECT extract(epoch FROM app_now() - created_at)::float FROM login_codes
                     WHERE address = $3 AND created_at > app_now() - interval '1 hour'
                     ORDER BY created_at) AS codes,
              ARRAY(SELECT extract(epoch FROM app_now() - created_at)::float FROM unknown_identities
                     WHERE address = $3 AND created_at > app_now() - interval '1 hour'
                     ORDER BY created_at) AS refusals`,
      [purpose, identity, ipAddress],
    );
    const { rateLimits } = this.environment;
    // The IP address is checked first, so that its 1011 is the same for every identity.
    const attempts = defined(before, 'before');
    const wait = retryAfterAddress(attempts, rateLimits) ?? retryAfterIdentity(attempts, rateLimits);
    if (wait !== null) throw tooMany(wait);
  }

  /** Counts a refusal that reveals whether an account exists. The caller must commit. */
  async countRefusal(manager: EntityManager, ipAddress: string, refusal: Refusal): Promise<void> {
    await manager.query('INSERT INTO unknown_identities (address) VALUES ($1)', [ipAddress]);
    this.log.warn(`a request for a code was refused with ${refusal.codeName}, from ${ipAddress}`);
  }
}

function tooMany(retryAfterSeconds: number): Refusal {
  return refuse('TOO_MANY', messageOf(commonMessages, 'tooManyRequests', { seconds: retryAfterSeconds }), {
    retryAfterSeconds,
  });
}
