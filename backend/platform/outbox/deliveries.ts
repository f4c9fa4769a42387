import { Injectable } from '@nestjs/common';
import type { SmsTemplate } from '../../contract/sms-templates.js';
import { MailDelivery } from './mail-delivery.js';
import type { Channel } from './outbox-message.entity.js';
import { SmsDelivery } from './sms-delivery.js';

export interface OutgoingMessage {
  /** The same whenever this message is sent, so that its receiver recognises a second copy. */
  key: string;
  channel: Channel;
  to: string;
  subject: string;
  text: string;
  carriesCode: boolean;
  template: SmsTemplate | null;
}

export interface Delivery {
  /** Does nothing where it is not configured. @throws Error when the message was not accepted. */
  deliver(message: OutgoingMessage): Promise<void>;
}

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
