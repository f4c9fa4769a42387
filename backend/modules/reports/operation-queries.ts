import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Channel, CHANNELS } from '../../platform/outbox/outbox-message.entity.js';

export interface WaitingWork {
  activeHolds: number;
  unverifiedPayments: number;
}

export interface WaitingMessages {
  channel: Channel;
  pending: number;
  /** Seconds since the oldest due message became due. */
  oldestDueSeconds: number;
  /** Recipients with a message that was not accepted and will be tried again. */
  retriedRecipients: number;
  failed: number;
}

/** Reads the waiting work for the metrics. Each part uses an index. */
@Injectable()
export class OperationQueries {
  constructor(private readonly db: DataSource) {}

  /** Returns one row per channel. */
  outbox(): Promise<WaitingMessages[]> {
    return this.db.query<WaitingMessages[]>(
      `SELECT c.channel, count(o.id) FILTER (WHERE o.status = 'PENDING')::int AS pending,
              coalesce(extract(epoch FROM app_now() - min(o.next_attempt_at) FILTER (WHERE o.status = 'PENDING' AND o.next_attempt_at <= app_now())), 0)::float
                AS "oldestDueSeconds",
              count(DISTINCT o.recipient) FILTER (WHERE o.status = 'PENDING' AND o.last_error IS NOT NULL)::int AS "retriedRecipients",
              count(o.id) FILTER (WHERE o.status = 'FAILED')::int AS failed
         FROM unnest($1::text[]) AS c (channel)
         LEFT JOIN outbox_messages o ON o.channel = c.channel AND o.status IN ('PENDING', 'FAILED')
        GROUP BY c.channel ORDER BY c.channel`,
      [[...CHANNELS]],
    );
  }

  async waitingWork(): Promise<WaitingWork> {
    const [work] = await this.db.query<[WaitingWork]>(
      `SELECT (SELECT count(*) FROM holds WHERE state = 'LIVE' AND expires_at > app_now())::int AS "activeHolds",
              (SELECT count(*) FROM payments WHERE status = 'SUBMITTED')::int AS "unverifiedPayments"`,
    );
    return work;
  }
}
