import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type CustomerTemplate, smsText, type SmsValues } from '../../contract/sms-templates.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Settings } from '../settings/index.js';

export interface CustomerMessage {
  subject: string;
  text: string;
  /** Path of the page that the e-mail links to. */
  page?: string;
  /** Deduplicates: only the first message with this key is queued. */
  onceKey?: string;
  /** Issued documents to attach. */
  documents?: readonly number[];
  /** The short form for customers who chose SMS, without the details of the business. */
  sms?: { template: CustomerTemplate; values: SmsValues };
}

const MAX_SMS_A_DAY = 3;

/** Queues a message to a customer: by e-mail, and by SMS to those who chose it. */
@Injectable()
export class NotifyCustomer {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /** The caller must hold the customer's lock. */
  async queue(
    manager: EntityManager,
    { customerId, email }: { customerId: number; email: string },
    { sms, ...message }: CustomerMessage,
  ): Promise<void> {
    await this.outbox.queue(manager, { channel: 'EMAIL', to: email, ...message });
    const to = sms ? await this.smsRecipient(manager, customerId) : null;
    if (!sms || to === null) return;
    const { name: business, phones } = this.settings.current;
    await this.outbox.queue(manager, {
      channel: 'SMS',
      to,
      subject: message.subject,
      text: smsText(sms.template, { ...sms.values, business, phone: phones[0] ?? '' }),
      template: sms.template,
      ...(message.onceKey !== undefined && { onceKey: `${message.onceKey}:SMS` }),
    });
  }

  /** Returns the mobile number of a customer who chose SMS and may get another one today; null otherwise. */
  async smsRecipient(manager: EntityManager, customerId: number): Promise<string | null> {
    const { customerSmsPerDay } = this.settings.current.rules;
    if (customerSmsPerDay === 0) return null;
    const [customer] = await manager.query<{ mobile: string | null }[]>(
      'SELECT mobile FROM customers WHERE id = $1 AND sms_chosen_at IS NOT NULL',
      [customerId],
    );
    const mobile = customer?.mobile ?? null;
    if (mobile === null) return null;
    const { toRecipient, inAll } = await this.outbox.countSms(manager, mobile);
    return toRecipient < MAX_SMS_A_DAY && inAll < customerSmsPerDay ? mobile : null;
  }
}
