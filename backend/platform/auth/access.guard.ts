import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable, Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { refuse } from '../http/refusal.js';
import type { AccessLabel } from './access.js';
import { ACCESS } from './access.js';
import { Callers } from './callers.js';

/** Admits callers whose kind of token the route declares, and refuses every route without declared access. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly log = new Logger(AccessGuard.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly callers: Callers,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const label = this.reflector.getAllAndOverride<AccessLabel | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (label === 'public') return true;
    return this.admit(label ?? [], context.switchToHttp().getRequest<FastifyRequest>());
  }

  private async admit(allowed: Exclude<AccessLabel, 'public'>, request: FastifyRequest): Promise<boolean> {
    const caller = await this.callers.find(request);
    if (!caller) throw refuse('UNAUTHENTICATED', messageOf(commonMessages, 'signIn'));
    if (!allowed.includes(caller.kind)) {
      const { method, routeOptions } = request;
      this.log.log(
        { kind: caller.kind, person: caller.id, route: `${method} ${routeOptions.url ?? 'unknown'}` },
        'a caller without the right was refused',
      );
      throw refuse('FORBIDDEN', messageOf(commonMessages, 'forbidden'));
    }
    request.caller = caller;
    return true;
  }
}
