import { Global, Module } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { Metrics } from '../observability/metrics.js';
import { SharedCounters } from './redis.js';
import { RequestCounts } from './request-counts.js';

@Global()
@Module({
  providers: [
    RequestCounts,
    {
      provide: SharedCounters,
      inject: [ENVIRONMENT, Metrics],
      useFactory: ({ redisUrl }: Environment, metrics: Metrics) =>
        redisUrl === null ? null : SharedCounters.open(redisUrl, metrics),
    },
  ],
  exports: [RequestCounts],
})
export class LimitsModule {}
