import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CarPrice } from '../../contract/fare.js';
import { Notices } from '../../platform/database/notices.js';
import { CarAgreement } from './car-agreement.entity.js';
import { CarImageRow } from './car-image.entity.js';
import type { CarRecord } from './car-record.js';
import { Car } from './car.entity.js';
import { FleetSnapshot } from './fleet-snapshot.js';

/** Sent with every change of a car. */
export const FLEET_NOTICE = 'fleet';

/** The fleet in memory, renewed when any process changes a car. */
@Injectable()
export class FleetCatalogue implements OnModuleInit {
  private snapshot = new FleetSnapshot([]);
  private renewing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: DataSource,
    private readonly notices: Notices,
  ) {}

  async onModuleInit(): Promise<void> {
    this.notices.on(FLEET_NOTICE, () => this.renew());
    await this.renew();
  }

  get current(): FleetSnapshot {
    return this.snapshot;
  }

  /** What a car on offer costs; null for an unknown or retired one. */
  price(carId: number): CarPrice | null {
    const record = this.snapshot.records.get(carId);
    if (!record || record.car.retiredAt !== null) return null;
    return { costPerDay: record.car.costPerDayPaise, costPerHour: record.car.costPerHourPaise };
  }

  /** Reads the fleet again; one reading at a time, so that an older one never replaces a newer. */
  renew(): Promise<void> {
    const next = this.renewing.then(() => this.read());
    this.renewing = next.catch(() => undefined);
    return next;
  }

  private async read(): Promise<void> {
    const manager = this.db.manager;
    const [cars, images, agreements] = await Promise.all([
      manager.find(Car, { order: { id: 'ASC' } }),
      manager.find(CarImageRow, { order: { carId: 'ASC', position: 'ASC' } }),
      manager.find(CarAgreement, { order: { id: 'ASC' } }),
    ]);
    const records = new Map<number, CarRecord>(
      cars.map((car) => [car.id, { car, images: [], agreement: null, agreements: [] }]),
    );
    for (const image of images) records.get(image.carId)?.images.push(image);
    for (const agreement of agreements) {
      const record = records.get(agreement.carId);
      if (!record) continue;
      record.agreement = agreement;
      record.agreements.unshift(agreement);
    }
    this.snapshot = new FleetSnapshot([...records.values()]);
  }
}
