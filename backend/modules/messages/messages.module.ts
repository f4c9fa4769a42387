import { Module } from '@nestjs/common';
import { MessageQueries } from './message-queries.js';
import { MessagesConsoleController } from './messages.console.controller.js';
import { ResendFailedMessages } from './resend-failed-messages.js';
import { ResendMessage } from './resend-message.js';

@Module({
  controllers: [MessagesConsoleController],
  providers: [MessageQueries, ResendMessage, ResendFailedMessages],
})
export class MessagesModule {}
