import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LIMIT_FACTOR } from '../../contract/limits.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { AddressLimitStorage } from '../limits/address-limit-storage.js';
import { AddressLimits } from '../limits/address-limits.js';
import { Idempotency } from './idempotency/idempotency.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';
import { RemoveExpiredKeys } from './idempotency/remove-expired-keys.js';
import { RequestLimitGuard, WRITES_PER_MINUTE } from './request-limit.guard.js';

const MINUTE_MS = 60_000;

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([IdempotencyKey]),
    ThrottlerModule.forRootAsync({
      inject: [ENVIRONMENT, AddressLimits],
      useFactory: ({ rateLimits }: Environment, limits: AddressLimits) => {
        const limit = WRITES_PER_MINUTE * LIMIT_FACTOR[rateLimits];
        return {
          throttlers: [{ ttl: MINUTE_MS, limit }],
          setHeaders: false,
          storage: new AddressLimitStorage(limits.limit('writes', limit)),
        };
      },
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
