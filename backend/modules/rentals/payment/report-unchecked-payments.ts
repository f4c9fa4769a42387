import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { payAgainUntil } from '../../../contract/payments/payments.js';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CarCards } from '../../fleet/index.js';
import { Settings } from '../../settings/index.js';
import { uncheckedMessage } from '../messages/rental.messages.js';
import { type UncheckedRental, UnpaidRentalQueries } from '../queries/unpaid-rental-queries.js';

const BATCH = 100;

/** E-mails the office about rentals that expire soon because our team has not verified their payment. */
@Injectable()
export class ReportUncheckedPayments {
  private readonly log = new Logger(ReportUncheckedPayments.name);

  constructor(
    private readonly queries: UnpaidRentalQueries,
    private readonly db: DataSource,
    private readonly cars: CarCards,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
  ) {}

  /** Several processes can run this at the same time, because the key of each e-mail is unique. */
  @Cron('*/10 * * * * *', { waitForCompletion: true, name: 'report-unchecked-payments' })
  async report(): Promise<void> {
    const { rules, emails } = this.settings.current;
    const [office] = emails;
    const hours = rules.unverifiedPaymentHours;
    if (!office || hours === 0) return;
    await forEachDue({
      read: () => this.queries.untold(hours, BATCH),
      work: (rental) => this.tell(office, rental, hours),
      onUnread: (error) => this.log.error('The rentals with unverified payments could not be read.', error),
      onFailed: ({ id }, error) => this.log.error(`The office could not be told of rental ${id}.`, error),
    });
  }

  private async tell(office: string, rental: UncheckedRental, hours: number): Promise<void> {
    const message = uncheckedMessage(
      { ...rental, carName: await this.cars.nameOf(rental.carId) },
      { until: payAgainUntil(rental.since, hours), zone: this.settings.current.rules.zone },
    );
    const { onceKey } = rental;
    await this.outbox.queue(this.db.manager, { channel: 'EMAIL', to: office, ...message, onceKey });
  }
}
