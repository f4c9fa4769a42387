import type { ExecutionContext } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  getOptionsToken,
  getStorageToken,
  ThrottlerGuard,
  type ThrottlerLimitDetail,
  type ThrottlerModuleOptions,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { networkOfRequest } from './network.js';
import { refuse } from './refusal.js';

/** Maximum writes per minute from one network. */
export const WRITES_PER_MINUTE = 120;

/** Limits the writes from one network. Reads are cheap and unlimited. */
@Injectable()
export class RequestLimitGuard extends ThrottlerGuard {
  constructor(
    @Inject(getOptionsToken()) options: ThrottlerModuleOptions,
    @Inject(getStorageToken()) storage: ThrottlerStorage,
    reflector: Reflector,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    super(options, storage, reflector);
  }

  /** Skips the throttler for reads, because it costs as much as the rest of the framework. */
  override canActivate(context: ExecutionContext): Promise<boolean> {
    const { method } = context.switchToHttp().getRequest<FastifyRequest>();
    const isUnlimited = this.environment.rateLimits === 'off' || method === 'GET' || method === 'HEAD';
    return isUnlimited ? Promise.resolve(true) : super.canActivate(context);
  }

  protected override getTracker(request: FastifyRequest): Promise<string> {
    return Promise.resolve(networkOfRequest(request));
  }

  protected override throwThrottlingException(
    _: ExecutionContext,
    detail: ThrottlerLimitDetail,
  ): Promise<void> {
    const retryAfterSeconds = Math.max(1, Math.ceil(detail.timeToBlockExpire));
    throw refuse('TOO_MANY', messageOf(commonMessages, 'tooManyRequests', { seconds: retryAfterSeconds }), {
      retryAfterSeconds,
    });
  }
}
