import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { periodOf, type RentalWindow } from '../../contract/rentals/rental-period.js';
import { CoalescedQuery } from '../../platform/database/coalesced-query.js';
import { Settings } from '../settings/index.js';

/** Which cars are rented, held or blocked, by the database function `taken_cars`. */
@Injectable()
export class TakenCars {
  private readonly now = new CoalescedQuery<ReadonlySet<number>>();

  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  /** Within the window or the turnaround buffer after it. */
  during(window: RentalWindow): Promise<ReadonlySet<number>> {
    const { zone, bufferMinutes } = this.settings.current.rules;
    const { startsAt, endsAt } = periodOf(window, zone);
    return this.ask('tstzrange($1, $2)', [startsAt, new Date(endsAt.getTime() + bufferMinutes * 60_000)]);
  }

  /** Within `range`, a tstzrange that includes the buffer. */
  duringRange(range: string): Promise<ReadonlySet<number>> {
    return this.ask('$1::tstzrange', [range]);
  }

  /** Now. */
  atPresent(): Promise<ReadonlySet<number>> {
    return this.now.get('now', () => this.ask(`tstzrange(app_now(), app_now(), '[]')`, []));
  }

  private async ask(range: string, parameters: (Date | string)[]): Promise<ReadonlySet<number>> {
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT id FROM taken_cars(${range}) AS id`,
      parameters,
    );
    return new Set(rows.map(({ id }) => id));
  }
}
