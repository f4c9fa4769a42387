import { getSystemErrorName } from 'node:util';
import type { SmsTemplate } from '../../contract/sms-templates.js';
import type { AttachedFile } from './attached-files.js';
import type { Channel } from './outbox-message.entity.js';

export interface OutgoingMessage {
  /** The key is the same for every attempt, so that the receiver recognises a duplicate. */
  key: string;
  channel: Channel;
  to: string;
  subject: string;
  text: string;
  carriesCode: boolean;
  template: SmsTemplate | null;
  /** Creates the files on demand, because this takes longer than the rest of the message. */
  attachments: () => Promise<AttachedFile[]>;
}

/** A message was not accepted. The reason is a text of this service, without personal data. */
export class DeliveryFailure extends Error {}

/** The receiver will never accept the message, for example because the address does not exist. */
export class PermanentFailure extends DeliveryFailure {}

export interface Delivery {
  /**
   * Does nothing if the channel is not configured.
   * @throws PermanentFailure if another attempt is useless, and other Errors if the message was not accepted
   */
  deliver(message: OutgoingMessage): Promise<void>;
}

/** Returns only the code or the name of other errors, because their texts may contain the recipient. */
export function reasonOf(error: unknown): string {
  if (error instanceof DeliveryFailure) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  // `fetch` wraps the connection error as the cause.
  const { errno, code } = (error.cause ?? error) as { errno?: unknown; code?: unknown };
  if (typeof errno === 'number') return getSystemErrorName(errno);
  return typeof code === 'string' ? code : error.name;
}
