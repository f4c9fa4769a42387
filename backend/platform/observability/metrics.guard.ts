import { createHash, timingSafeEqual } from 'node:crypto';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { isFromThisMachine } from '../http/loopback.rules.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Admits callers with `METRICS_TOKEN`, or only this machine if it is not set. Others receive 404, as for an unknown URL. */
@Injectable()
export class MetricsGuard implements CanActivate {
  private readonly expected: Buffer | null;

  constructor(@Inject(ENVIRONMENT) { metricsToken }: Environment) {
    this.expected = metricsToken === null ? null : digest(`Bearer ${metricsToken}`);
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers, raw } = context.switchToHttp().getRequest<FastifyRequest>();
    const admitted = this.expected
      ? timingSafeEqual(digest(headers.authorization ?? ''), this.expected)
      : isFromThisMachine(headers, raw.socket.remoteAddress);
    if (!admitted) throw new NotFoundException();
    return true;
  }
}
