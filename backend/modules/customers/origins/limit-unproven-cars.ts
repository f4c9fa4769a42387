import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LIMIT_FACTOR } from '../../../contract/limits.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { TooManyOpenData } from '../../../contract/rentals/rentals.js';
import type { Environment } from '../../../platform/config/environment.js';
import { ENVIRONMENT } from '../../../platform/config/environment.token.js';
import { refuse } from '../../../platform/http/refusal.js';
import type { LockedCustomer } from '../lock-customer.js';
import { maxCars } from './origin.rules.js';
import { privateMailDomain } from './private-mail-domain.js';

/**
 * Limits the cars that unproven customers of one network or mail domain claim together, because they may be one person.
 */
@Injectable()
export class LimitUnprovenCars {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /**
   * Call this under the customer's lock, before the customer claims a car. Concurrent claims from the same network or
   * domain wait.
   * @throws Refusal 1020 without a list, because the open holds and rentals belong to other customers.
   */
  async requireAnother(manager: EntityManager, customer: LockedCustomer): Promise<void> {
    const factor = LIMIT_FACTOR[this.environment.rateLimits];
    if (factor === Infinity || customer.approval === 'APPROVED') return;
    const origins = await manager.query<{ origin: string; cars: number }[]>(
      'SELECT origin, cars FROM unproven_cars($1, $2)',
      [customer.id, privateMailDomain(customer.email)],
    );
    const full = origins.find(({ origin, cars }) => cars >= maxCars(origin) * factor);
    if (!full) return;
    const data: TooManyOpenData = { limit: maxCars(full.origin) * factor, holds: [], rentals: [] };
    throw refuse('TOO_MANY_OPEN', messageOf(customersMessages, 'tooManyFromThere'), data);
  }
}
