import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { periodOf, type RentalWindow } from '../../contract/rentals/rental-period.js';
import { Settings } from '../settings/index.js';

const MAY_BE_OLD_MS = 1_000;

/** Which cars are rented, held or blocked, by the database function `taken_cars`. */
@Injectable()
export class TakenCars {
  private now: { at: number; ids: Promise<ReadonlySet<number>> } | undefined;
  private known: { at: number; ids: ReadonlySet<number> } | undefined;

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
    const at = performance.now();
    if (this.now && at - this.now.at < MAY_BE_OLD_MS) return this.now.ids;
    const ids = this.ask(`tstzrange(app_now(), app_now(), '[]')`, []);
    this.now = { at, ids };
    ids.then(
      (known) => (this.known = { at, ids: known }),
      () => (this.now = undefined),
    );
    return ids;
  }

  /** The same where it has been read already; null otherwise. */
  knownAtThisMoment(): ReadonlySet<number> | null {
    return this.known && performance.now() - this.known.at < MAY_BE_OLD_MS ? this.known.ids : null;
  }

  private async ask(range: string, parameters: (Date | string)[]): Promise<ReadonlySet<number>> {
    const rows = await this.db.query<{ id: number }[]>(`SELECT taken_cars(${range}) AS id`, parameters);
    return new Set(rows.map(({ id }) => id));
  }
}
