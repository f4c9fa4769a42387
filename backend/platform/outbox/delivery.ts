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

/** The receiver will never accept the message, for example because the address does not exist. */
export class PermanentFailure extends Error {}

export interface Delivery {
  /**
   * Does nothing if the channel is not configured.
   * @throws PermanentFailure if another attempt is useless, and other Errors if the message was not accepted
   */
  deliver(message: OutgoingMessage): Promise<void>;
}
