import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BUDGETS } from '../limits/budgets.js';
import { RequestCounts } from '../limits/request-counts.js';
import { Idempotency } from './idempotency/idempotency.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';
import { RemoveExpiredKeys } from './idempotency/remove-expired-keys.js';
import { RequestLimitGuard } from './request-limit.guard.js';

const MINUTE_MS = 60_000;

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([IdempotencyKey]),
    ThrottlerModule.forRootAsync({
      inject: [RequestCounts],
      useFactory: (storage: RequestCounts) => ({
        // The guard replaces this limit by the limit of the request's budget.
        throttlers: [{ ttl: MINUTE_MS, limit: BUDGETS.writes.network }],
        setHeaders: false,
        storage,
      }),
    }),
  ],
  providers: [
    Idempotency,
    RemoveExpiredKeys,
    RequestLimitGuard,
    { provide: APP_GUARD, useExisting: RequestLimitGuard },
  ],
  exports: [Idempotency],
})
export class HttpModule {}
