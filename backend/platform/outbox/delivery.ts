import type { SmsTemplate } from '../../contract/sms-templates.js';
import type { Channel } from './outbox-message.entity.js';

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
