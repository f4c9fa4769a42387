import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Environment } from '../../../platform/config/environment.js';
import { ENVIRONMENT } from '../../../platform/config/environment.token.js';
import { refuse, tooManyRequests } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Settings } from '../../settings/index.js';
import { HOUR_SECONDS, MAX_MOBILE_CODES, mayGetMobileCode, mayReachNumber } from '../codes/code.rules.js';
import { LoginHashes } from '../codes/login-hashes.js';
import { codeSms } from '../messages/login.messages.js';

/** Limits the SMS with codes to customers, because each of them costs money. */
@Injectable()
export class SmsAllowance {
  constructor(
    private readonly hashes: LoginHashes,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Requires that the customer may get another code by SMS. A lock serialises concurrent requests, because they count
   * the same SMS.
   * @param email Current e-mail address of the customer
   * @throws Refusal 1011 above the daily limits, or the hourly limit of the number.
   */
  async require(manager: EntityManager, { email, mobile }: { email: string; mobile: string }): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('mobile-codes'))`);
    // Counts the customer's requests and not SMS by number, because the SMS can go to different numbers.
    const [requests] = await manager.query<{ own: number; seconds: number }[]>(
      `SELECT count(*)::int AS own,
              coalesce(ceil(extract(epoch FROM min(created_at) + interval '1 day' - app_now())), 0)::int AS seconds
         FROM login_challenges
        WHERE identity_hash = ANY ($1::text[]) AND purpose = 'MOBILE' AND created_at > app_now() - interval '1 day'`,
      [this.hashes.identity('email', email)],
    );
    const { own, seconds } = defined(requests, 'counts');
    const sent = await this.outbox.countCodes(manager, mobile, 'MOBILE_CODE');
    const { rateLimits } = this.environment;
    const perDay = this.settings.current.rules.mobileCodesPerDay;
    if (!mayGetMobileCode({ own, all: sent.inAll }, perDay, rateLimits))
      throw refuse('TOO_MANY', messageOf(loginMessages, 'mobileCodesToday', { count: MAX_MOBILE_CODES }), {
        // If the customer made no requests, the limit of all customers was reached.
        retryAfterSeconds: seconds || HOUR_SECONDS,
      });
    if (!mayReachNumber(sent.toRecipient, rateLimits)) throw tooManyRequests(sent.secondsLeft);
  }

  messageTo(mobile: string, code: string): ReturnType<typeof codeSms> {
    return codeSms(mobile, 'MOBILE_CODE', { code, business: this.settings.current.name });
  }
}
