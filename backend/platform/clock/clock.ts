import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { defined } from '../../contract/defined.js';

const REFRESH_MS = 5_000;

/**
 * The database's clock, which all processes share.
 * Commands read it in their transaction ({@link Clock.readIn}). Other code uses {@link Clock.now}, which adds the last
 * measured difference to this machine's clock.
 */
@Injectable()
export class Clock implements OnModuleInit, OnModuleDestroy {
  private offsetMs = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly db: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => void this.refresh().catch(() => undefined), REFRESH_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  async readIn(manager: EntityManager): Promise<Date> {
    const [row] = await manager.query<{ now: Date }[]>('SELECT app_now() AS now');
    return defined(row, 'row').now;
  }

  private async refresh(): Promise<void> {
    const now = await this.readIn(this.db.manager);
    this.offsetMs = now.getTime() - Date.now();
  }
}
