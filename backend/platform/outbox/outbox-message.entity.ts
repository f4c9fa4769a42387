import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { SmsTemplate } from '../../contract/sms-templates.js';

export const CHANNELS = ['EMAIL', 'SMS'] as const;
export type Channel = (typeof CHANNELS)[number];
export type MessageStatus = 'PENDING' | 'SENT' | 'FAILED';

/** An e-mail or SMS, queued in the transaction of the command that it reports. */
@Entity('outbox_messages')
@Index('outbox_messages_lane_idx', ['channel', 'carriesCode', 'nextAttemptAt'], {
  where: `status = 'PENDING'`,
})
@Index('outbox_messages_failed_idx', ['id'], { where: `status = 'FAILED'` })
@Index('outbox_messages_once_key', ['onceKey'], { unique: true, where: 'once_key IS NOT NULL' })
@Index('outbox_messages_sms_idx', ['createdAt'], { where: `channel = 'SMS' AND NOT carries_code` })
@Index('outbox_messages_recipient_idx', ['recipient', 'id'])
@Index('outbox_messages_status_idx', ['status', 'id'])
@Index('outbox_messages_recipient_like_idx', { synchronize: false })
@Check('outbox_messages_channel_check', `channel IN ('EMAIL', 'SMS')`)
@Check('outbox_messages_status_check', `status IN ('PENDING', 'SENT', 'FAILED')`)
export class OutboxMessage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  channel: Channel;

  /** An e-mail address or a ten-digit mobile number. */
  @Column('text')
  recipient: string;

  @Column('text')
  subject: string;

  /** Encrypted, because a message may contain a one-time code. Lists do not read the text. */
  @Column('bytea', { select: false })
  sealedText: Buffer;

  /** Whether the text contains a one-time code or a secret link, which no screen shows. */
  @Column('boolean', { default: false })
  carriesCode: boolean;

  /** The registered template of an SMS; null for an e-mail. */
  @Column('text', { nullable: true })
  template: SmsTemplate | null;

  /** Unique key of a message that must be queued at most once. */
  @Column('text', { nullable: true })
  onceKey: string | null;

  /** Issued documents, whose files are attached when it is sent. */
  @Column('integer', { array: true, nullable: true })
  documentIds: number[] | null;

  @Column('text', { default: 'PENDING' })
  status: MessageStatus;

  @Column('integer', { default: 0 })
  attempts: number;

  /** Number of the newest attempts in a row without a recorded result, because their process stopped. */
  @Column('integer', { default: 0 })
  unfinished: number;

  @Column('timestamptz', { default: () => 'app_now()' })
  nextAttemptAt: Date;

  @Column('text', { nullable: true })
  lastError: string | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;

  /** When the code or link in the text expires; null if it contains none, or if an earlier release queued it. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
