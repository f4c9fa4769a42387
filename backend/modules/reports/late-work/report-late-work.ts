import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import type { Environment } from '../../../platform/config/environment.js';
import { ENVIRONMENT } from '../../../platform/config/environment.token.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Settings } from '../../settings/index.js';
import { lateWorkMessage } from '../messages/late-work.message.js';
import { LateWorkQueries } from './late-work-queries.js';

/** E-mails the office once a day about work that has waited for more than a day. */
@Injectable()
export class ReportLateWork {
  private readonly log = new Logger(ReportLateWork.name);

  constructor(
    private readonly queries: LateWorkQueries,
    private readonly db: DataSource,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Several processes can run this at the same time, because the key of the day's e-mail is unique. */
  @Cron('*/10 * * * * *', { waitForCompletion: true, name: 'report-late-work' })
  async report(): Promise<void> {
    const { rules, emails } = this.settings.current;
    const [office] = emails;
    if (!office) return;
    try {
      const work = await this.queries.toReport(rules.zone);
      const message = work && lateWorkMessage(office, work, this.environment.publicUrl);
      if (message) await this.outbox.queue(this.db.manager, { ...message, onceKey: `LATE_WORK:${work.day}` });
    } catch (error) {
      this.log.error('What has waited for more than a day could not be reported.', error);
    }
  }
}
