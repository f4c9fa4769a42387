import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../http/loopback.rules.js';

/** Responds with 404, as an unknown URL does, unless the request comes from this machine. */
@Injectable()
export class LoopbackOnlyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers, raw } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!isFromThisMachine(headers, raw.socket.remoteAddress)) throw new NotFoundException();
    return true;
  }
}
