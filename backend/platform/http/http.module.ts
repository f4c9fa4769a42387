import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Idempotency } from './idempotency/idempotency.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';
import { RemoveExpiredKeys } from './idempotency/remove-expired-keys.js';
import { PreparedAnswers } from './pages/prepared-answers.js';
import { RequestLimitGuard } from './request-limit.guard.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  providers: [
    PreparedAnswers,
    Idempotency,
    RemoveExpiredKeys,
    { provide: APP_GUARD, useClass: RequestLimitGuard },
  ],
  exports: [PreparedAnswers, Idempotency],
})
export class HttpModule {}
