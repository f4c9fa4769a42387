import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { Tracing } from '../tracing/tracing.js';
import type { Delivery, OutgoingMessage } from './delivery.js';
import { MailDelivery } from './mail-delivery.js';
import type { Channel } from './outbox-message.entity.js';
import { SmsDelivery } from './sms-delivery.js';
import { WhatsAppDelivery } from './whatsapp-delivery.js';

/** Passes each message to the delivery of its channel. */
@Injectable()
export class Deliveries implements Delivery {
  private readonly byChannel: Record<Channel, Delivery>;

  constructor(
    private readonly tracing: Tracing,
    mail: MailDelivery,
    sms: SmsDelivery,
    whatsApp: WhatsAppDelivery,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.byChannel = { EMAIL: mail, SMS: environment.whatsApp ? whatsApp : sms };
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
