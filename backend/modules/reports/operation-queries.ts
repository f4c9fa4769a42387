import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface WaitingWork {
  outboxPending: number;
  oldestPendingSeconds: number;
  outboxFailed: number;
  activeHolds: number;
  unverifiedPayments: number;
}

/** What waits, for the metrics; each part is read from an index. */
@Injectable()
export class OperationQueries {
  constructor(private readonly db: DataSource) {}

  async waitingWork(): Promise<WaitingWork> {
    const [work] = await this.db.query<[WaitingWork]>(
      `SELECT (SELECT count(*) FROM outbox_messages WHERE status = 'PENDING')::int AS "outboxPending",
              coalesce((SELECT extract(epoch FROM app_now() - min(created_at)) FROM outbox_messages
                         WHERE status = 'PENDING'), 0)::float AS "oldestPendingSeconds",
              (SELECT count(*) FROM outbox_messages WHERE status = 'FAILED')::int AS "outboxFailed",
              (SELECT count(*) FROM holds WHERE state = 'LIVE' AND expires_at > app_now())::int AS "activeHolds",
              (SELECT count(*) FROM payments WHERE status = 'SUBMITTED')::int AS "unverifiedPayments"`,
    );
    return work;
  }
}
