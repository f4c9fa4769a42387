import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { LIMIT_FACTOR } from '../../../contract/limits.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Environment } from '../../../platform/config/environment.js';
import { ENVIRONMENT } from '../../../platform/config/environment.token.js';
import { refuse } from '../../../platform/http/refusal.js';
import { maxAccounts } from './origin.rules.js';
import { privateMailDomain } from './private-mail-domain.js';

const DAY_SECONDS = 24 * 3600;

/**
 * Limits the new accounts of one network and of one mail domain, so that one person cannot block the fleet with
 * invented customers.
 */
@Injectable()
export class LimitNewAccounts {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** Runs sequentially with other sign-ins that create accounts. @throws Refusal 1011 */
  async requireAnother(manager: EntityManager, email: string, network: string): Promise<void> {
    const factor = LIMIT_FACTOR[this.environment.rateLimits];
    if (factor === Infinity) return;
    const domain = privateMailDomain(email);
    const [counts] = await manager.query<{ of_network: number; of_domain: number }[]>(
      'SELECT of_network, of_domain FROM accounts_of_today($1, $2)',
      [network, domain],
    );
    const { of_network: ofNetwork, of_domain: ofDomain } = defined(counts, 'counts');
    if (ofNetwork < maxAccounts(network) * factor && ofDomain < maxAccounts(`@${domain}`) * factor) return;
    throw refuse('TOO_MANY', messageOf(customersMessages, 'tooManyNewAccounts'), {
      retryAfterSeconds: DAY_SECONDS,
    });
  }
}
