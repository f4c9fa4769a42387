import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform/observability/metrics.js';
import { OperationQueries } from './operation-queries.js';

const HELP = {
  rental_outbox_messages_pending: 'E-mails and SMS that are still to be sent.',
  rental_outbox_oldest_message_age_seconds: 'Age of the oldest message that is still to be sent.',
  rental_outbox_messages_failed: 'E-mails and SMS that were given up.',
  rental_holds_active: 'Cars that are held while somebody pays.',
  rental_payments_awaiting_verification: 'Payments that no admin has verified or rejected yet.',
};

/** Adds the work that waits to the metrics. */
@Injectable()
export class OperationMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly queries: OperationQueries,
  ) {}

  onModuleInit(): void {
    this.metrics.addGauges(HELP, async () => {
      const work = await this.queries.waitingWork();
      return {
        rental_outbox_messages_pending: work.outboxPending,
        rental_outbox_oldest_message_age_seconds: work.oldestPendingSeconds,
        rental_outbox_messages_failed: work.outboxFailed,
        rental_holds_active: work.activeHolds,
        rental_payments_awaiting_verification: work.unverifiedPayments,
      };
    });
  }
}
