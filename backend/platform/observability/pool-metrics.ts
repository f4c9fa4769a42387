import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { Metrics } from './metrics.js';

const HELP = {
  rental_db_connections_in_use: 'Connections of the pool with a statement or transaction.',
  rental_db_connections_idle: 'Connections of the pool that are free.',
  rental_db_connections_max: 'Connections that the pool may open.',
  rental_db_requests_waiting: 'Requests that wait for a connection of the pool.',
};

@Injectable()
export class PoolMetrics implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const { master: pool } = this.db.driver as unknown as { master: pg.Pool };
    this.metrics.addGauges(HELP, () =>
      Promise.resolve({
        rental_db_connections_in_use: pool.totalCount - pool.idleCount,
        rental_db_connections_idle: pool.idleCount,
        rental_db_connections_max: pool.options.max,
        rental_db_requests_waiting: pool.waitingCount,
      }),
    );
  }
}
