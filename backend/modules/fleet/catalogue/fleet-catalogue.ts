import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import type { CarPrice } from '../../../contract/rentals/fare.js';
import type { RenewedValue, Versioned } from '../../../platform/database/renewed-value.js';
import { RenewedValues } from '../../../platform/database/renewed-values.js';
import { type CarRecord, priceOf } from '../car-record.js';
import { readCarRecords } from '../read-car-records.js';
import { FleetSnapshot } from './fleet-snapshot.js';

/** Sent to all processes with every change of a car. */
export const FLEET_NOTICE = 'fleet';

interface CarRow {
  id: number;
  /** Changes with every update of the row. */
  rowVersion: string;
}

/** The fleet in memory, renewed when any process changes a car. */
@Injectable()
export class FleetCatalogue implements OnModuleInit {
  private readonly copy: RenewedValue<FleetSnapshot>;
  private readonly rowVersions = new WeakMap<CarRecord, string>();

  constructor(
    private readonly db: DataSource,
    renewed: RenewedValues,
  ) {
    const source = { name: 'fleet', read: () => this.read(), readVersion: () => this.readVersion() };
    this.copy = renewed.add(FLEET_NOTICE, source, { version: 0, value: new FleetSnapshot([]) });
  }

  async onModuleInit(): Promise<void> {
    await this.renew();
  }

  get current(): FleetSnapshot {
    return this.copy.current;
  }

  /** Returns the price and the type of a car on offer; null if the car is unknown or retired. */
  price(carId: number): (CarPrice & Pick<CarRecord['car'], 'vehicleType'>) | null {
    const record = this.current.records.get(carId);
    if (record?.car.retiredAt !== null) return null;
    return { ...priceOf(record.car), vehicleType: record.car.vehicleType };
  }

  /** Reads the fleet again. */
  renew(): Promise<void> {
    return this.copy.renew();
  }

  /**
   * Called after a change of a car is committed. If the fleet cannot be read, adds `changed` to the copy in memory, so
   * that a committed change is never reported as a failure.
   */
  async renewAfter(changed: CarRecord): Promise<void> {
    await this.renew().catch(() => {
      const records = new Map(this.current.records).set(changed.car.id, changed);
      this.copy.adopt({
        version: this.copy.version,
        value: new FleetSnapshot([...records.values()], this.current),
      });
    });
  }

  /** Reads the version first, so that the next comparison detects a change between the two queries. */
  private async read(): Promise<Versioned<FleetSnapshot>> {
    const version = await this.readVersion();
    const held = this.current;
    const records = await this.readChanged(held);
    return { version, value: new FleetSnapshot(records, held) };
  }

  /**
   * Returns all cars. Reads only those whose row has changed, because every command that changes a car updates its row.
   */
  private async readChanged(held: FleetSnapshot): Promise<CarRecord[]> {
    const rows = await this.db.query<CarRow[]>('SELECT id, xmin::text AS "rowVersion" FROM cars ORDER BY id');
    const recordOf = ({ id, rowVersion }: CarRow): CarRecord | undefined => {
      const record = held.records.get(id);
      return record && this.rowVersions.get(record) === rowVersion ? record : undefined;
    };
    const records = rows.map(recordOf);
    const changed = rows.filter((_, index) => !records[index]);
    const read = await readCarRecords(
      this.db.manager,
      changed.map(({ id }) => id),
    );
    for (const { id, rowVersion } of changed) this.rowVersions.set(defined(read.get(id), 'car'), rowVersion);
    return rows.map(({ id }, index) => defined(records[index] ?? read.get(id), 'car'));
  }

  /** Returns a number that grows with every new car and every change of a car, because no car is ever deleted. */
  private async readVersion(): Promise<number> {
    const [row] = await this.db.query<{ version: number }[]>(
      'SELECT coalesce(sum(version), 0)::float8 AS version FROM cars',
    );
    return defined(row, 'row').version;
  }
}
