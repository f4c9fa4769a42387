import type { OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { Metrics } from '../observability/metrics.js';
import { lastProof } from './last-proof.js';

const HELP = {
  rental_last_proven_backup_age_seconds:
    'Age of the last backup that was restored and compared; infinite if there is none.',
};

@Injectable()
export class BackupMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onModuleInit(): void {
    this.metrics.addGauges(HELP, async () => {
      const takenAt = await lastProof(this.environment.dataDir);
      return {
        rental_last_proven_backup_age_seconds: takenAt
          ? Math.round((Date.now() - takenAt.getTime()) / 1000)
          : Infinity,
      };
    });
  }
}
