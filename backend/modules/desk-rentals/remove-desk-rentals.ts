import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RETENTION_DAYS } from '../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../platform/database/remove-old-rows.js';

/** Removes old desk rentals, which only prepare rentals. Keeps the rentals themselves. */
@Injectable()
export class RemoveDeskRentals implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly db: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobs.register((limit) =>
      this.db.query<[unknown, number]>(
        `DELETE FROM desk_rentals WHERE id IN (
           SELECT id FROM desk_rentals WHERE created_at < app_now() - make_interval(days => $1)
            LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        [RETENTION_DAYS.holds, limit],
      ),
    );
  }
}
