import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DayUse } from '../../contract/reports.js';
import { type DayUseRow, toDayUse } from './today.presenter.js';

const DAYS = 30;

/** An expression instead of a subquery, so that the planner knows its value. */
const FIRST_DAY = `(date_trunc('day', app_now() AT TIME ZONE $1) - make_interval(days => $2 - 1)) AT TIME ZONE $1`;

/** Reads for each day the time that cars were on trips and the time that they were on offer. */
@Injectable()
export class UtilisationQueries {
  constructor(private readonly db: DataSource) {}

  /**
   * Clips half-open ranges to each day of `zone` and to now. A trip lasts from the pickup to the return, regardless of the
   * agreed times; a current trip lasts until now. A car is on offer from its attachment, or from its first trip if earlier.
   */
  async lastDays(zone: string): Promise<DayUse[]> {
    const rows = await this.db.query<DayUseRow[]>(
      `WITH days AS MATERIALIZED (
         SELECT d::date AS day, d AT TIME ZONE $1 AS "from", least((d + interval '1 day') AT TIME ZONE $1, app_now()) AS until
           FROM date_trunc('day', app_now() AT TIME ZONE $1) today,
                generate_series(today - make_interval(days => $2 - 1), today, interval '1 day') d),
       trips AS MATERIALIZED (
         SELECT r.car_id, up.at AS "from", app_now() AS until
           FROM rentals r JOIN valid_moves up ON up.rental_id = r.id AND up.to_status = 'ON_TRIP'
          WHERE r.status = 'ON_TRIP'
         UNION ALL
         SELECT r.car_id, up.at, back.at
           FROM valid_moves back JOIN rentals r ON r.id = back.rental_id
           JOIN valid_moves up ON up.rental_id = r.id AND up.to_status = 'ON_TRIP'
          WHERE back.to_status = 'RETURNED' AND back.at > ${FIRST_DAY}),
       offers AS MATERIALIZED (
         SELECT least(created_at, first.trip) AS "from", coalesce(retired_at, app_now()) AS until
           FROM cars LEFT JOIN (SELECT car_id, min("from") AS trip FROM trips GROUP BY car_id) first ON first.car_id = cars.id)
       SELECT day::text, ${hours('trips')} AS "hoursOut", ${hours('offers')} AS "hoursOffered" FROM days ORDER BY day`,
      [zone, DAYS],
    );
    return rows.map(toDayUse);
  }
}

const hours = (spans: 'trips' | 'offers'): string =>
  `(SELECT coalesce(sum(extract(epoch FROM least(s.until, days.until) - greatest(s."from", days."from"))), 0)::float8 / 3600
      FROM ${spans} s WHERE s."from" < days.until AND s.until > days."from")`;
