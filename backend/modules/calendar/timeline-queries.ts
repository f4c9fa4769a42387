import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addDays, dayIn, daysBetween, instantIn } from '../../contract/calendar.js';
import { MAX_TIMELINE_DAYS, type TimelineBar, type TimelineRow } from '../../contract/fleet/console-fleet.js';
import { Clock } from '../../platform/clock/clock.js';
import { readDay } from '../../platform/http/lists/list-filter.js';
import type { Listed, ListQuery } from '../../platform/http/lists/simple-rest.js';
import { refuseFields } from '../../platform/http/refusal.js';
import { CarRoster, type RosterCar } from '../fleet/index.js';
import { Settings } from '../settings/index.js';

export const TIMELINE = { sort: ['carName', 'location'] as const, filter: ['from', 'to', 'q'] } as const;
export type TimelineSort = (typeof TIMELINE.sort)[number];

const DEFAULT_DAYS = 14;

type BarRow = Omit<TimelineBar, 'startsAt' | 'endsAt'> & { carId: number; startsAt: Date; endsAt: Date };

/** Reads the taken times of each car. The cars are in memory; one statement reads their bars. */
@Injectable()
export class TimelineQueries {
  constructor(
    private readonly db: DataSource,
    private readonly cars: CarRoster,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async page({ filter, ids, sort, limit, offset }: ListQuery<TimelineSort>): Promise<Listed<TimelineRow>> {
    const { from, to } = this.readDays(filter);
    const found = matching(this.cars.all(), filter['q']).filter(({ id }) => ids?.includes(id) ?? true);
    const retired = found.filter((car) => car.retired).map(({ id }) => id);
    const stillOut = retired.length > 0 ? await this.takenAmong(retired, from, to) : new Set();
    const shown = found.filter((car) => !car.retired || stillOut.has(car.id));
    if (sort.field === 'location') shown.sort((a, b) => a.location.localeCompare(b.location, 'en'));
    if (sort.direction === 'DESC') shown.reverse();
    const rows = shown.slice(offset, offset + limit);
    const bars = await this.bars(
      rows.map(({ id }) => id),
      from,
      to,
    );
    return {
      rows: rows.map((car) => ({ ...car, bars: bars.get(car.id) ?? [] })),
      total: shown.length,
    };
  }

  /** Returns the retired cars that still have bars. */
  private async takenAmong(ids: number[], from: Date, to: Date): Promise<Set<number>> {
    const rows = await this.db.query<{ carId: number }[]>(
      `SELECT car_id AS "carId" FROM occupancies WHERE car_id = ANY ($1) AND during && tstzrange($2, $3)
       UNION
       SELECT car_id FROM rentals WHERE status = 'ON_TRIP' AND car_id = ANY ($1) AND tstzrange(starts_at, app_now()) && tstzrange($2, $3)`,
      [ids, from, to],
    );
    return new Set(rows.map(({ carId }) => carId));
  }

  /**
   * Current and future claims are in `occupancies`. A trip can last longer than its claim, so current trips and past rentals
   * are read from `rentals`, with their actual end: the return, or the time at which the no-show was recorded. No rental
   * lasts a year or is returned three months late, which limits the search among past rentals. Names, holds and moves are
   * looked up row by row, because a join would read all of them for one page.
   */
  private async bars(ids: number[], from: Date, to: Date): Promise<Map<number, TimelineBar[]>> {
    const rows = await this.db.query<BarRow[]>(
      `SELECT o.car_id AS "carId", coalesce(r.kind, CASE WHEN h.id IS NULL THEN 'BLOCK' ELSE 'HOLD' END) AS kind,
              CASE WHEN r.id IS NOT NULL THEN r.id WHEN h.id IS NULL THEN o.id END AS id, r.status,
              coalesce(r.reference, h.reference, o.block_reason) AS label,
              (SELECT full_name FROM customers WHERE id = coalesce(r.customer_id, h.customer_id)) AS "customerName",
              lower(o.during) AS "startsAt", coalesce(r.ends_at, upper(o.during)) AS "endsAt"
         FROM occupancies o LEFT JOIN rentals r ON r.id = o.rental_id
         LEFT JOIN LATERAL (SELECT id, reference, customer_id FROM holds WHERE id = o.hold_id OFFSET 0) h ON true
        WHERE o.car_id = ANY ($1) AND o.during && tstzrange($2, $3) AND (o.expires_at IS NULL OR o.expires_at > app_now())
          AND r.status IS DISTINCT FROM 'ON_TRIP'
       UNION ALL
       SELECT r.car_id, r.kind, r.id, r.status, r.reference, (SELECT full_name FROM customers WHERE id = r.customer_id),
              r.starts_at, greatest(r.ends_at, app_now())
         FROM rentals r
        WHERE r.status = 'ON_TRIP' AND r.car_id = ANY ($1) AND r.starts_at < $3 AND greatest(r.ends_at, app_now()) > $2
       UNION ALL
       SELECT r.car_id, r.kind, r.id, r.status, r.reference, (SELECT full_name FROM customers WHERE id = r.customer_id),
              least(r.starts_at, ended.at), ended.at
         FROM rentals r
         CROSS JOIN LATERAL (
           SELECT CASE WHEN r.status = 'NO_SHOW' THEN least(m.at, r.ends_at) ELSE m.at END AS at
             FROM valid_moves m
            WHERE m.rental_id = r.id AND m.to_status = CASE WHEN r.status = 'NO_SHOW' THEN 'NO_SHOW' ELSE 'RETURNED' END
            ORDER BY m.id DESC LIMIT 1) ended
        WHERE r.car_id = ANY ($1) AND r.starts_at < $3 AND r.starts_at > $2::timestamptz - interval '1 year'
          AND r.ends_at > $2::timestamptz - interval '90 days'
          AND ended.at > $2 AND r.status IN ('RETURNED', 'CLOSED', 'NO_SHOW')
       ORDER BY "startsAt"`,
      [ids, from, to],
    );
    const bars = new Map<number, TimelineBar[]>();
    for (const { carId, startsAt, endsAt, ...bar } of rows) {
      const list = bars.get(carId) ?? [];
      list.push({ ...bar, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() });
      bars.set(carId, list);
    }
    return bars;
  }

  private readDays(filter: Record<string, unknown>): { from: Date; to: Date } {
    const { zone } = this.settings.current.rules;
    const from = readDay(filter, 'from') ?? dayIn(zone, this.clock.now());
    const to = readDay(filter, 'to') ?? addDays(from, DEFAULT_DAYS - 1);
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > MAX_TIMELINE_DAYS)
      throw refuseFields({
        field: 'filter.to',
        message: `The last day must be on or after the first, at most ${MAX_TIMELINE_DAYS} days later.`,
      });
    return { from: instantIn(zone, from, '00:00'), to: instantIn(zone, addDays(to, 1), '00:00') };
  }
}

function matching(cars: RosterCar[], q: unknown): RosterCar[] {
  if (q === undefined || q === null) return cars;
  if (typeof q !== 'string') throw refuseFields({ field: 'filter.q', message: 'The search must be text.' });
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return cars.filter((car) => {
    const text = `${car.carName} ${car.carModel} ${car.plate ?? ''} ${car.location}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
