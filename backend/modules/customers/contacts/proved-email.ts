import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refuse } from '../../../platform/http/refusal.js';

/** Refuses who reads the mail of an address that our desk typed, until it is proved: it may be another person's. */
@Injectable()
export class ProvedEmail {
  constructor(private readonly db: DataSource) {}

  /** @throws Refusal 1002 */
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

/** For a call about the person of the account. Staff may make it. */
export const NeedsProvedEmail = (): MethodDecorator => UseGuards(ProvedEmailGuard);
