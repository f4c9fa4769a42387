import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Environment } from '../config/environment.js';
import { Deliveries } from './deliveries.js';
import { DevOutboxController } from './dev-outbox.controller.js';
import { DevOutbox } from './dev-outbox.js';
import { DueMessages } from './due-messages.js';
import { MailDelivery } from './mail-delivery.js';
import { Outbox } from './outbox.js';
import { OutboxKey } from './outbox-key.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxWorker } from './outbox-worker.js';
import { RemoveMessages } from './remove-messages.js';
import { ResealMessages } from './reseal-messages.js';
import { Sender } from './sender.js';
import { SmsDelivery } from './sms-delivery.js';
import { WhatsAppDelivery } from './whatsapp-delivery.js';

@Global()
@Module({})
export class OutboxModule {
  /** Adds the outbox page only if no delivery is configured. */
  static with({ hasOutboxPage }: Environment): DynamicModule {
    return {
      module: OutboxModule,
      imports: [TypeOrmModule.forFeature([OutboxMessage])],
      controllers: hasOutboxPage ? [DevOutboxController] : [],
      providers: [
        Outbox,
        Sender,
        DueMessages,
        MailDelivery,
        SmsDelivery,
        WhatsAppDelivery,
        Deliveries,
        OutboxWorker,
        RemoveMessages,
        ResealMessages,
        ...(hasOutboxPage ? [DevOutbox, OutboxKey] : []),
      ],
      exports: [Outbox, Sender],
    };
  }
}
