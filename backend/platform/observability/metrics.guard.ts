import { createHash, timingSafeEqual } from 'node:crypto';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { isFromThisMachine } from '../http/loopback.rules.js';
import { socketAddressOf } from '../http/network.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Admits callers with `METRICS_TOKEN`. If it is not set, admits only this machine, or no caller if the service has a
 * public address, because every request through its proxy may seem to come from this machine. Other callers receive
 * 404, as for an unknown URL.
 */
@Injectable()
export class MetricsGuard implements CanActivate {
  private readonly expected: Buffer | null;

  private readonly isPublic: boolean;

  constructor(@Inject(ENVIRONMENT) { metricsToken, isPublic }: Environment) {
    this.isPublic = isPublic;
    this.expected = metricsToken === null ? null : digest(`Bearer ${metricsToken}`);
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { headers } = request;
    const admitted = this.expected
      ? timingSafeEqual(digest(headers.authorization ?? ''), this.expected)
      : !this.isPublic && isFromThisMachine(headers, socketAddressOf(request));
    if (!admitted) throw new NotFoundException();
    return true;
  }
}
