import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { type AddressLimit, AddressLimits } from '../limits/address-limits.js';
import { refuse } from './refusal.js';

/** How many writes one address may send to one route in a minute, by `RATE_LIMITS`. */
const WRITES_PER_MINUTE = { on: 120, demo: 12 * 120, off: Infinity } as const;

/** Limits the writes of one address. Reads are cheap and unlimited. */
@Injectable()
export class RequestLimitGuard implements CanActivate {
  private readonly limit: AddressLimit;

  constructor(@Inject(ENVIRONMENT) { rateLimits }: Environment, limits: AddressLimits) {
    this.limit = limits.limit('writes', WRITES_PER_MINUTE[rateLimits]);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method, ip } = context.switchToHttp().getRequest<FastifyRequest>();
    if (method === 'GET' || method === 'HEAD') return true;
    const route = `${context.getClass().name}.${context.getHandler().name}`;
    const seconds = await this.limit.count(`${route}:${ip}`);
    if (seconds === null) return true;
    throw refuse('TOO_MANY', messageOf(commonMessages, 'tooManyRequests', { seconds }), {
      retryAfterSeconds: seconds,
    });
  }
}
