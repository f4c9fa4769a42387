import { Module } from '@nestjs/common';
import { MessageLists } from './message-lists.js';
import { MessagesConsoleController } from './messages.console.controller.js';
import { ResendMessage } from './resend-message.js';

@Module({
  controllers: [MessagesConsoleController],
  providers: [MessageLists, ResendMessage],
})
export class MessagesModule {}
