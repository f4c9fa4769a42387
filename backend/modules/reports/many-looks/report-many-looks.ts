import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Settings } from '../../settings/index.js';
import { manyLooksMessage } from '../messages/many-looks.message.js';
import { ManyLooksQueries } from './many-looks-queries.js';

/** E-mails the office about a member of staff who opened unusually many documents or mobile numbers within a day. */
@Injectable()
export class ReportManyLooks {
  private readonly log = new Logger(ReportManyLooks.name);

  constructor(
    private readonly queries: ManyLooksQueries,
    private readonly db: DataSource,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
  ) {}

  /** Several processes can run this at the same time, because the key of each e-mail is unique. */
  @Cron('0 */5 * * * *', { waitForCompletion: true, name: 'report-many-looks' })
  async report(): Promise<void> {
    const { rules, emails } = this.settings.current;
    const [office] = emails;
    if (!office) return;
    try {
      for (const { onceKey, ...looks } of await this.queries.toReport(rules.zone))
        await this.outbox.queue(this.db.manager, { ...manyLooksMessage(office, looks), onceKey });
    } catch (error) {
      this.log.error('Who opened unusually much could not be reported.', error);
    }
  }
}
