import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable, Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { addressOfRequest } from '../http/network.js';
import { refuse } from '../http/refusal.js';
import type { AccessLabel } from './access.js';
import { ACCESS } from './access.js';
import { Sessions } from './sessions.js';
import { Tokens } from './tokens.js';

/** Sent by the console with requests that no person caused. They do not keep the session open. */
const BACKGROUND = 'x-background';

/** Admits callers whose kind of token the route declares, and refuses every route without declared access. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly log = new Logger(AccessGuard.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: Tokens,
    private readonly sessions: Sessions,
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
    const { headers } = request;
    const claims = this.tokens.ofHeader(headers.authorization);
    const isUse = headers[BACKGROUND] !== '1';
    const subjectId = claims ? await this.sessions.subjectOf(claims.sessionId, claims.kind, { isUse }) : null;
    if (!claims || subjectId === null) throw refuse('UNAUTHENTICATED', messageOf(commonMessages, 'signIn'));
    if (!allowed.includes(claims.kind)) {
      const { method, routeOptions } = request;
      this.log.log(
        { kind: claims.kind, person: subjectId, route: `${method} ${routeOptions.url ?? 'unknown'}` },
        'a caller without the right was refused',
      );
      throw refuse('FORBIDDEN', messageOf(commonMessages, 'forbidden'));
    }
    request.caller = {
      kind: claims.kind,
      sessionId: claims.sessionId,
      id: subjectId,
      address: addressOfRequest(request),
    };
    return true;
  }
}
