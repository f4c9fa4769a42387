import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refuse } from '../../../platform/http/refusal.js';

/**
 * Refuses customers whose e-mail address the desk typed, until the address is proved, because it may be another
 * person's.
 */
@Injectable()
export class ProvedEmail {
  constructor(private readonly db: DataSource) {}

  /** @throws Refusal 1002 if the e-mail address is unproved. */
  async require(customerId: number, manager: EntityManager = this.db.manager): Promise<void> {
    const [unproved] = await manager.query<unknown[]>(
      'SELECT FROM customers WHERE id = $1 AND email_unproved_since IS NOT NULL',
      [customerId],
    );
    if (unproved) throw refuse('NOT_FOUND', messageOf(customersMessages, 'emailUnproved'));
  }
}

@Injectable()
class ProvedEmailGuard implements CanActivate {
  constructor(private readonly email: ProvedEmail) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
    if (caller?.kind === 'customer' || caller?.kind === 'renting') await this.email.require(caller.id);
    return true;
  }
}

/** Protects a route with personal data of the account by {@link ProvedEmail}. Does not restrict staff. */
export const NeedsProvedEmail = (): MethodDecorator => UseGuards(ProvedEmailGuard);
