import { Injectable } from '@nestjs/common';
import { Tracing } from '../tracing/tracing.js';
import type { Delivery, OutgoingMessage } from './delivery.js';
import { MailDelivery } from './mail-delivery.js';
import type { Channel } from './outbox-message.entity.js';
import { SmsDelivery } from './sms-delivery.js';

/** Hands each message to what delivers its channel. */
@Injectable()
export class Deliveries implements Delivery {
  private readonly byChannel: Record<Channel, Delivery>;

  constructor(
    private readonly tracing: Tracing,
    mail: MailDelivery,
    sms: SmsDelivery,
  ) {
    this.byChannel = { EMAIL: mail, SMS: sms };
  }

  deliver(message: OutgoingMessage): Promise<void> {
    const { channel, carriesCode, template } = message;
    const attributes = {
      'message.channel': channel,
      'message.carries_code': carriesCode,
      ...(template !== null && { 'message.template': template }),
    };
    return this.tracing.run(`send ${channel}`, attributes, () => this.byChannel[channel].deliver(message));
  }
}
