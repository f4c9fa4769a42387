import type { SmsTemplate } from '../../contract/sms-templates.js';
import type { Channel } from './outbox-message.entity.js';

export interface OutgoingMessage {
  /** The same for every attempt, so that the receiver recognises a duplicate. */
  key: string;
  channel: Channel;
  to: string;
  subject: string;
  text: string;
  carriesCode: boolean;
  template: SmsTemplate | null;
}

export interface Delivery {
  /** Does nothing if the channel is not configured. @throws Error if the message was not accepted. */
  deliver(message: OutgoingMessage): Promise<void>;
}
