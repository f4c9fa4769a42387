import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../observability/metrics.js';

const HELP = {
  rental_last_proven_backup_age_seconds:
    'Age of the last backup that was restored and compared; infinite if there is none.',
};

@Injectable()
export class BackupMetrics implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.addGauges(HELP, async () => {
      const [row] = await this.db.query<{ age: number | null }[]>(
        `SELECT extract(epoch FROM clock_timestamp() - max(taken_at))::float8 AS age FROM backup_proofs`,
      );
      return { rental_last_proven_backup_age_seconds: row?.age ?? Infinity };
    });
  }
}
