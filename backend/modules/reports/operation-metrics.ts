import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform/observability/metrics.js';
import { OperationQueries } from './operation-queries.js';

const OUTBOX_HELP = {
  rental_outbox_messages_pending: 'Messages that are still to be sent, by channel.',
  rental_outbox_oldest_message_age_seconds:
    'How long the oldest due message has waited for its next attempt, by channel.',
  rental_outbox_recipients_retried:
    'Recipients with a message that was not accepted and will be tried again, by channel.',
  rental_outbox_messages_failed: 'Messages that were given up, by channel.',
};

const HELP = {
  rental_holds_active: 'Cars that are held while somebody pays.',
  rental_payments_awaiting_verification: 'Payments that no admin has verified or rejected yet.',
};

/** Adds the waiting work to the metrics. */
@Injectable()
export class OperationMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly queries: OperationQueries,
  ) {}

  onModuleInit(): void {
    this.metrics.addLabelledGauges(OUTBOX_HELP, 'channel', async () =>
      (await this.queries.outbox()).map(
        ({ channel, pending, oldestDueSeconds, retriedRecipients, failed }) => ({
          label: channel,
          values: {
            rental_outbox_messages_pending: pending,
            rental_outbox_oldest_message_age_seconds: oldestDueSeconds,
            rental_outbox_recipients_retried: retriedRecipients,
            rental_outbox_messages_failed: failed,
          },
        }),
      ),
    );
    this.metrics.addGauges(HELP, async () => {
      const work = await this.queries.waitingWork();
      return {
        rental_holds_active: work.activeHolds,
        rental_payments_awaiting_verification: work.unverifiedPayments,
      };
    });
  }
}
