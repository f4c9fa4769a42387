import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../observability/metrics.js';

const HELP = {
  rental_archive_segment_age_seconds:
    'Time since the database archived a segment of its write-ahead log; absent if it archives none.',
  rental_archive_failures:
    'Failed attempts to archive a segment since the statistics of the database were reset; absent if it archives none.',
};

@Injectable()
export class ArchiveMetrics implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.addLabelledGauges(HELP, null, async () => {
      // Never null: age, failures. The view always has one row with the time of the last reset, even after a crash.
      const rows = await this.db.query<{ age: number; failures: number }[]>(
        `SELECT extract(epoch FROM clock_timestamp() - coalesce(last_archived_time, stats_reset))::float8 AS age,
                failed_count::int AS failures
           FROM pg_stat_archiver WHERE current_setting('archive_mode') <> 'off'`,
      );
      return rows.map(({ age, failures }) => ({
        label: '',
        values: { rental_archive_segment_age_seconds: age, rental_archive_failures: failures },
      }));
    });
  }
}
