import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { periodOf, type RentalWindow } from '../../contract/rentals/rental-period.js';
import { CoalescedQuery } from '../../platform/database/coalesced-query.js';
import { Settings } from '../settings/index.js';

/** Reads the ids of rented, held and blocked cars from the database function `taken_cars`. */
@Injectable()
export class TakenCars {
  private readonly now = new CoalescedQuery<ReadonlySet<number>>();

  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  /** Returns the cars that are taken in the window or in the turnaround buffer after it. */
  findIn(window: RentalWindow): Promise<ReadonlySet<number>> {
    const { zone, bufferMinutes } = this.settings.current.rules;
    const { startsAt, endsAt } = periodOf(window, zone);
    return this.query('tstzrange($1, $2)', [startsAt, new Date(endsAt.getTime() + bufferMinutes * 60_000)]);
  }

  /** @param range a `tstzrange` that includes the buffer */
  findInRange(range: string): Promise<ReadonlySet<number>> {
    return this.query('$1::tstzrange', [range]);
  }

  /** Returns the cars that are taken now. */
  findNow(): Promise<ReadonlySet<number>> {
    return this.now.get('now', () => this.query(`tstzrange(app_now(), app_now(), '[]')`, []));
  }

  private async query(range: string, parameters: (Date | string)[]): Promise<ReadonlySet<number>> {
    // Returns one row, because receiving thousands of rows would take longer than finding them.
    const [row] = await this.db.query<[{ ids: number[] }]>(
      `SELECT coalesce(array_agg(id), '{}') AS ids FROM taken_cars(${range}) AS id`,
      parameters,
    );
    return new Set(row.ids);
  }
}
