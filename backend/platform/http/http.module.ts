import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { Idempotency } from './idempotency/idempotency.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';
import { RemoveExpiredKeys } from './idempotency/remove-expired-keys.js';
import { PreparedAnswers } from './pages/prepared-answers.js';
import { RequestLimitGuard, WRITES_PER_MINUTE } from './request-limit.guard.js';

const MINUTE_MS = 60_000;

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([IdempotencyKey]),
    ThrottlerModule.forRootAsync({
      inject: [ENVIRONMENT],
      useFactory: ({ rateLimits }: Environment) => ({
        throttlers: [{ ttl: MINUTE_MS, limit: WRITES_PER_MINUTE[rateLimits] }],
        setHeaders: false,
      }),
    }),
  ],
  providers: [
    PreparedAnswers,
    Idempotency,
    RemoveExpiredKeys,
    RequestLimitGuard,
    { provide: APP_GUARD, useExisting: RequestLimitGuard },
  ],
  exports: [PreparedAnswers, Idempotency],
})
export class HttpModule {}
