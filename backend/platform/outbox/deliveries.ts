import { Injectable } from '@nestjs/common';
import type { Delivery, OutgoingMessage } from './delivery.js';
import { MailDelivery } from './mail-delivery.js';
import type { Channel } from './outbox-message.entity.js';
import { SmsDelivery } from './sms-delivery.js';

/** Hands each message to what delivers its channel. */
@Injectable()
export class Deliveries implements Delivery {
  private readonly byChannel: Record<Channel, Delivery>;

  constructor(mail: MailDelivery, sms: SmsDelivery) {
    this.byChannel = { EMAIL: mail, SMS: sms };
  }

  deliver(message: OutgoingMessage): Promise<void> {
    return this.byChannel[message.channel].deliver(message);
  }
}
