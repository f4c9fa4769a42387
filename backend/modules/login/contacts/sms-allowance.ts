import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Environment } from '../../../platform/config/environment.js';
import { ENVIRONMENT } from '../../../platform/config/environment.token.js';
import { refuse } from '../../../platform/http/refusal.js';
import { MAX_MOBILE_CODES, mayGetMobileCode } from '../codes/code.rules.js';
import { LoginHashes } from '../codes/login-hashes.js';

/** Limits the SMS with codes for new numbers, because each of them costs money. */
@Injectable()
export class SmsAllowance {
  constructor(
    private readonly hashes: LoginHashes,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @param email Present address of the customer. @throws Refusal 1011 above the limits of a day */
  async require(manager: EntityManager, email: string): Promise<void> {
    const [sent] = await manager.query<{ own: number; all: number; seconds: number }[]>(
      `SELECT count(*) FILTER (WHERE identity_hash = ANY ($1::text[]))::int AS own, count(*)::int AS "all",
              coalesce(ceil(extract(epoch FROM min(created_at) + interval '1 day' - app_now())), 0)::int AS seconds
         FROM login_challenges WHERE purpose = 'MOBILE' AND created_at > app_now() - interval '1 day'`,
      [this.hashes.identity('email', email)],
    );
    const { seconds, ...today } = defined(sent, 'counts');
    if (!mayGetMobileCode(today, this.environment.rateLimits))
      throw refuse(
        'TOO_MANY',
        messageOf(loginMessages, 'mobileCodesToday', { count: MAX_MOBILE_CODES.customer }),
        { retryAfterSeconds: seconds },
      );
  }
}
