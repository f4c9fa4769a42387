import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { dayIn } from '../../../contract/calendar.js';
import { Clock } from '../../../platform/clock/clock.js';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Settings } from '../../settings/index.js';
import { ExpiringDocumentQueries } from './expiring-document-queries.js';
import { expiryMessage } from './expiry.message.js';

/** E-mails the office before a document of a car expires. */
@Injectable()
export class TellOfExpiry {
  private readonly log = new Logger(TellOfExpiry.name);

  constructor(
    private readonly queries: ExpiringDocumentQueries,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
  ) {}

  /** Several processes can run this at the same time, because the key of a message is unique. */
  @Cron('0 37 3 * * *', { waitForCompletion: true, name: 'tell-of-expiry' })
  async tellAll(): Promise<void> {
    const { emails, rules } = this.settings.current;
    const [office] = emails;
    if (!office) return;
    await forEachDue({
      read: async () => this.queries.due(dayIn(rules.zone, await this.clock.readIn(this.db.manager))),
      work: (due) => this.outbox.queue(this.db.manager, expiryMessage(office, due)),
      onUnread: (error) => this.log.warn({ error }, 'the expiring vehicle documents could not be read'),
      onFailed: ({ onceKey }, error) =>
        this.log.warn({ error, onceKey }, 'the office could not be told of an expiring vehicle document'),
    });
  }
}
