import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { BLOCK_STATES, type BlockState, type ConsoleBlock } from '../../../contract/fleet/console-fleet.js';
import { calendarMessages } from '../../../contract/messages/calendar.messages.js';
import { commonMessages } from '../../../contract/messages/common.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { named } from '../../../platform/database/named.js';
import { MAX_ROW_ID } from '../../../platform/http/lists/max-row-id.js';
import type { Listed, ListQuery } from '../../../platform/http/lists/simple-rest.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';

const SORT = {
  fromDate: 'lower(o.during)',
  toDate: 'upper(o.during)',
  carName: 'k.car_name',
  id: 'o.id',
} as const;
export type BlockSort = keyof typeof SORT;
export const BLOCK_LIST = {
  sort: Object.keys(SORT) as [BlockSort, ...BlockSort[]],
  filter: ['carId', 'state', 'q'],
} as const;

/** SQL: start and end of a range in local time; `:zone` is the zone of the city. */
const WINDOW = `
  (lower(o.during) AT TIME ZONE :zone)::date::text AS "fromDate", to_char(lower(o.during) AT TIME ZONE :zone, 'HH24:MI') AS "fromTime",
  (upper(o.during) AT TIME ZONE :zone)::date::text AS "toDate", to_char(upper(o.during) AT TIME ZONE :zone, 'HH24:MI') AS "toTime"`;
const STATE = `CASE WHEN upper(o.during) <= app_now() THEN 'PAST' WHEN lower(o.during) <= app_now() THEN 'NOW' ELSE 'AHEAD' END`;
const COLUMNS = `o.id, o.car_id AS "carId", ${WINDOW}, o.block_reason AS reason, ${STATE} AS state,
  k.car_name || ' ' || k.car_model AS "carName", k.plate, o.blocked_by_id::text AS "blockedBy", o.blocked_at AS "blockedAt"`;
const FROM = `FROM occupancies o JOIN cars k ON k.id = o.car_id
  WHERE o.block_reason IS NOT NULL`;

type Row = Omit<ConsoleBlock, 'blockedAt'> & { blockedAt: Date | null };

@Injectable()
export class BlockQueries {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  async page({ filter, ids, sort, limit, offset }: ListQuery<BlockSort>): Promise<Listed<ConsoleBlock>> {
    const where = `${FROM} AND (:carId::int IS NULL OR o.car_id = :carId) AND (:state::text IS NULL OR ${STATE} = :state)
      AND (:like::text IS NULL OR k.car_name || ' ' || k.car_model ILIKE :like OR k.plate ILIKE :like OR o.block_reason ILIKE :like)
      AND (:ids::int[] IS NULL OR o.id = ANY (:ids))`;
    const { carId, state, like } = readFilter(filter);
    const values = { carId, state, like, ids };
    // Never null: reason. Every block has one.
    const [rows, [count]] = await Promise.all([
      this.db.query<Row[]>(
        ...named(
          `SELECT ${COLUMNS} ${where} ORDER BY ${SORT[sort.field]} ${sort.direction}, o.id LIMIT :limit OFFSET :offset`,
          { ...values, zone: this.zone, limit, offset },
        ),
      ),
      this.db.query<{ total: number }[]>(...named(`SELECT count(*)::int AS total ${where}`, values)),
    ]);
    return { rows: rows.map(toConsoleBlock), total: defined(count, 'count').total };
  }

  async findById(id: number): Promise<ConsoleBlock> {
    // Never null: reason. Every block has one.
    const [row] = await this.db.query<Row[]>(
      ...named(`SELECT ${COLUMNS} ${FROM} AND o.id = :id`, { zone: this.zone, id }),
    );
    if (!row) throw refuse('NOT_FOUND', messageOf(calendarMessages, 'blockNotFound'));
    return toConsoleBlock(row);
  }

  /** True if the car has or had a block for this reason. */
  async isBlocked(carId: number, reason: string): Promise<boolean> {
    const [row] = await this.db.query<{ found: boolean }[]>(
      'SELECT EXISTS (SELECT FROM occupancies WHERE car_id = $1 AND block_reason = $2) AS found',
      [carId, reason],
    );
    return defined(row, 'row').found;
  }

  private get zone(): string {
    return this.settings.current.rules.zone;
  }
}

interface BlockFilter {
  carId: number | null;
  state: BlockState | null;
  like: string | null;
}

const isRowId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_ROW_ID;

const isBlockState = (value: unknown): value is BlockState =>
  (BLOCK_STATES as readonly unknown[]).includes(value);

function readFilter({ carId, state, q = '' }: Record<string, unknown>): BlockFilter {
  if (carId !== undefined && !isRowId(carId))
    throw refuseFields({ field: 'filter.carId', message: messageOf(commonMessages, 'chooseCar') });
  if (state !== undefined && !isBlockState(state))
    throw refuseFields({
      field: 'filter.state',
      message: `The state must be one of ${BLOCK_STATES.join(', ')}.`,
    });
  if (typeof q !== 'string') throw refuseFields({ field: 'filter.q', message: 'The search must be text.' });
  const words = q.trim();
  return {
    carId: carId ?? null,
    state: state ?? null,
    like: words ? `%${words.replace(/[\\%_]/g, '\\$&')}%` : null,
  };
}

function toConsoleBlock(row: Row): ConsoleBlock {
  return {
    id: row.id,
    carId: row.carId,
    carName: row.carName,
    plate: row.plate,
    fromDate: row.fromDate,
    fromTime: row.fromTime,
    toDate: row.toDate,
    toTime: row.toTime,
    reason: row.reason,
    state: row.state,
    blockedBy: row.blockedBy,
    blockedAt: row.blockedAt?.toISOString() ?? null,
  };
}
