import { Global, Module } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { Metrics } from '../observability/metrics.js';
import { Amounts } from './amounts.js';
import { SharedCounters } from './redis.js';
import { RequestCounts } from './request-counts.js';

@Global()
@Module({
  providers: [
    RequestCounts,
    Amounts,
    {
      provide: SharedCounters,
      inject: [ENVIRONMENT, Metrics],
      useFactory: ({ redisUrl }: Environment, metrics: Metrics) =>
        redisUrl === null ? null : SharedCounters.open(redisUrl, metrics),
    },
  ],
  exports: [Amounts, RequestCounts],
})
export class LimitsModule {}
