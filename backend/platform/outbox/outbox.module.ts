import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Environment } from '../config/environment.js';
import { Deliveries } from './deliveries.js';
import { DevOutboxController } from './dev-outbox.controller.js';
import { DevOutbox } from './dev-outbox.js';
import { Outbox } from './outbox.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxWorker } from './outbox-worker.js';
import { ResealMessages } from './reseal-messages.js';

@Global()
@Module({})
export class OutboxModule {
  /** The outbox page exists only where no delivery is configured. */
  static with({ production, smtpUrl, smsGatewayUrl }: Environment): DynamicModule {
    const hasPage = !production && smtpUrl === null && smsGatewayUrl === null;
    return {
      module: OutboxModule,
      imports: [TypeOrmModule.forFeature([OutboxMessage])],
      controllers: hasPage ? [DevOutboxController] : [],
      providers: [Outbox, Deliveries, OutboxWorker, ResealMessages, ...(hasPage ? [DevOutbox] : [])],
      exports: [Outbox],
    };
  }
}
