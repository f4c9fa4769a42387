import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ArchiveMetrics } from '../backup/archive-metrics.js';
import { BackupMetrics } from '../backup/backup-metrics.js';
import { Tracing } from '../tracing/tracing.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { PoolMetrics } from './pool-metrics.js';
import { Readiness } from './readiness.js';

@Global()
@Module({
  controllers: [HealthController, MetricsController],
  // PoolMetrics is read first, because the other metrics use connections of the pool.
  providers: [Metrics, PoolMetrics, ArchiveMetrics, BackupMetrics, Readiness],
  exports: [Metrics, Readiness],
})
export class ObservabilityModule {
  static with(tracing: Tracing): DynamicModule {
    return {
      module: ObservabilityModule,
      providers: [{ provide: Tracing, useValue: tracing }],
      exports: [Tracing],
    };
  }
}
