import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CarPrice } from '../../../contract/rentals/fare.js';
import { Notices } from '../../../platform/database/notices.js';
import { type CarRecord, priceOf } from '../car-record.js';
import { readCarRecords } from '../read-car-records.js';
import { FleetSnapshot } from './fleet-snapshot.js';

const RETRY_MS = 1_000;

/** Sent to all processes with every change of a car. */
export const FLEET_NOTICE = 'fleet';

/** The fleet in memory, read again when any process changes a car. */
@Injectable()
export class FleetCatalogue implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(FleetCatalogue.name);
  private snapshot = new FleetSnapshot([]);
  private renewing: Promise<void> = Promise.resolve();
  private retry: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly db: DataSource,
    private readonly notices: Notices,
  ) {}

  async onModuleInit(): Promise<void> {
    this.notices.on(FLEET_NOTICE, () => this.renew());
    await this.renew();
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    clearTimeout(this.retry);
  }

  get current(): FleetSnapshot {
    return this.snapshot;
  }

  /** The price of a car on offer; null if it is unknown or retired. */
  price(carId: number): CarPrice | null {
    const record = this.snapshot.records.get(carId);
    if (record?.car.retiredAt !== null) return null;
    return priceOf(record.car);
  }

  /**
   * Reads the fleet again, with one query at a time, so that an older result never replaces a newer one. A failed query
   * is retried until it succeeds.
   */
  renew(): Promise<void> {
    const next = this.renewing.then(() => this.read());
    this.renewing = next.catch((error: unknown) => this.tryAgain(error));
    return next;
  }

  /**
   * Called after a change of a car is committed. If the fleet cannot be read, adds `changed` to the copy in memory, so
   * that a committed change is never reported as a failure.
   */
  async renewAfter(changed: CarRecord): Promise<void> {
    await this.renew().catch(() => {
      const records = new Map(this.snapshot.records).set(changed.car.id, changed);
      this.snapshot = new FleetSnapshot([...records.values()]);
    });
  }

  private async read(): Promise<void> {
    this.snapshot = new FleetSnapshot([...(await readCarRecords(this.db.manager)).values()]);
  }

  private tryAgain(error: unknown): void {
    if (this.isStopped) return;
    this.log.warn({ error }, 'the fleet could not be read');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.renew().catch(() => undefined), RETRY_MS);
    this.retry.unref();
  }
}
