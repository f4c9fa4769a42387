import { Global, Module } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { Metrics } from '../observability/metrics.js';
import { AddressLimits } from './address-limits.js';
import { SharedCounters } from './redis.js';

@Global()
@Module({
  providers: [
    AddressLimits,
    {
      provide: SharedCounters,
      inject: [ENVIRONMENT, Metrics],
      useFactory: ({ redisUrl }: Environment, metrics: Metrics) =>
        redisUrl === null ? null : SharedCounters.open(redisUrl, metrics),
    },
  ],
  exports: [AddressLimits],
})
export class LimitsModule {}
