import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../http/loopback.rules.js';
import { socketAddressOf } from '../http/network.js';
import { OutboxKey } from './outbox-key.js';

/** Responds with 404, as for an unknown URL, unless the request comes from this machine and contains the key. */
@Injectable()
export class OutboxGuard implements CanActivate {
  constructor(private readonly key: OutboxKey) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Querystring: { key?: unknown } }>>();
    const { headers, query } = request;
    const isLocal = isFromThisMachine(headers, socketAddressOf(request));
    if (!isLocal || !this.key.admits(headers['x-outbox-key'] ?? query.key)) throw new NotFoundException();
    return true;
  }
}
