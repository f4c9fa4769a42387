import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CarRefusalCause } from '../../contract/rentals/car-refusals.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import { type DutyTemplate, smsText, type SmsValues } from '../../contract/sms-templates.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Settings } from '../settings/index.js';
import { refusedMessage, refusedSms } from './car-refusals/car-refusal.messages.js';
import type { LockedRental } from './lock-rental.js';
import { smsValues } from './messages/rental.messages.js';

interface DutySms {
  template: DutyTemplate;
  values: SmsValues;
  subject: string;
  onceKey: string;
}

/** Queues urgent messages to staff: e-mails to the office, and SMS to the staff member on duty. */
@Injectable()
export class TellStaff {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  async ofRefusedCar(
    manager: EntityManager,
    rental: LockedRental,
    { refusalId, ...refusal }: { refusalId: number; cause: CarRefusalCause; note: string | null },
  ): Promise<void> {
    const { emails, rules } = this.settings.current;
    const [office] = emails;
    const message = refusedMessage(rental, { ...refusal, minutes: rules.refusalReplyMinutes });
    if (office) await this.outbox.queue(manager, { channel: 'EMAIL', to: office, ...message });
    await this.onDuty(manager, {
      ...refusedSms(rental, refusal.cause),
      subject: message.subject,
      onceKey: `DUTY_REFUSED_CAR:${refusalId}`,
    });
  }

  /** Notifies staff of a rental that was placed so shortly before its pickup that they may notice it too late. */
  async ofPlaced(manager: EntityManager, rentalId: number): Promise<void> {
    if (!this.settings.current.dutyPhone) return;
    const [rental] = await manager.query<(RentalWindow & { reference: string })[]>(
      `SELECT reference, from_date::text AS "fromDate", to_date::text AS "toDate", pickup_time AS "pickupTime", drop_time AS "dropTime"
         FROM rentals WHERE id = $1 AND starts_at < app_now() + interval '3 hours'`,
      [rentalId],
    );
    if (!rental) return;
    await this.onDuty(manager, {
      template: 'DUTY_PICKUP_SOON',
      values: smsValues(rental, 'from'),
      subject: `Pickup soon: ${rental.reference}`,
      onceKey: `DUTY_PICKUP_SOON:${rentalId}`,
    });
  }

  private async onDuty(manager: EntityManager, { values, ...sms }: DutySms): Promise<void> {
    const { dutyPhone, name: business } = this.settings.current;
    if (!dutyPhone) return;
    const text = smsText(sms.template, { ...values, business });
    await this.outbox.queue(manager, { channel: 'SMS', to: dutyPhone, text, ...sms });
  }
}
