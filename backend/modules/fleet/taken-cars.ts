import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { periodOf, type RentalWindow } from '../../contract/rentals/rental-period.js';
import { Settings } from '../settings/index.js';

const MAY_BE_OLD_MS = 1_000;

/** Which cars are taken at one moment. */
interface Reading {
  at: number;
  ids: Promise<ReadonlySet<number>>;
  /** The same, once it has been read. */
  known?: ReadonlySet<number>;
}

const isRecent = ({ at }: Reading): boolean => performance.now() - at < MAY_BE_OLD_MS;

/** Which cars are rented, held or blocked, by the database function `taken_cars`. */
@Injectable()
export class TakenCars {
  private now: Reading | undefined;

  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  /** At some moment of the window or of the turnaround buffer after it. */
  during(window: RentalWindow): Promise<ReadonlySet<number>> {
    const { zone, bufferMinutes } = this.settings.current.rules;
    const { startsAt, endsAt } = periodOf(window, zone);
    return this.ask('tstzrange($1, $2)', [startsAt, new Date(endsAt.getTime() + bufferMinutes * 60_000)]);
  }

  /** At some moment of `range`, a tstzrange that includes the buffer. */
  duringRange(range: string): Promise<ReadonlySet<number>> {
    return this.ask('$1::tstzrange', [range]);
  }

  /** At this moment; the result may be up to a second old. */
  atThisMoment(): Promise<ReadonlySet<number>> {
    if (this.now && isRecent(this.now)) return this.now.ids;
    const at = performance.now();
    const reading: Reading = { at, ids: this.ask(`tstzrange(app_now(), app_now(), '[]')`, []) };
    this.now = reading;
    reading.ids.then(
      (ids) => (reading.known = ids),
      () => (this.now = undefined),
    );
    return reading.ids;
  }

  /** The same where it has been read already; null otherwise. */
  knownAtThisMoment(): ReadonlySet<number> | null {
    return this.now && isRecent(this.now) ? (this.now.known ?? null) : null;
  }

  private async ask(range: string, parameters: (Date | string)[]): Promise<ReadonlySet<number>> {
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT id FROM taken_cars(${range}) AS id`,
      parameters,
    );
    return new Set(rows.map(({ id }) => id));
  }
}
