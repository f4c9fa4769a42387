import { Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ConsoleMessage, MessageText, ResentMessages } from '../../contract/office.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../platform/http/openapi/api-docs.js';
import { MESSAGE_LIST, MessageQueries } from './message-queries.js';
import { ResendFailedMessages } from './resend-failed-messages.js';
import { ResendMessage } from './resend-message.js';

@ApiTags('Console')
@Controller('console/messages')
@Access('admin')
export class MessagesConsoleController {
  constructor(
    private readonly queries: MessageQueries,
    private readonly resendMessage: ResendMessage,
    private readonly resendFailedMessages: ResendFailedMessages,
  ) {}

  @Get()
  @ApiCall({
    summary: 'E-mail and SMS, a page at a time, without their texts',
    description: 'Counts and returns at most 10,000 rows; search to reach older ones.',
    refusals: ['INVALID'],
  })
  @ApiList(ConsoleMessage, MESSAGE_LIST)
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleMessage[]> {
    const query = readListQuery(raw, MESSAGE_LIST);
    return sendList(reply, 'messages', query, await this.queries.page(query));
  }

  @Get(':id')
  @ApiCall({ summary: 'One message, without its text', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: ConsoleMessage })
  one(@Param('id', RowId) id: number): Promise<ConsoleMessage> {
    return this.queries.findById(id);
  }

  @Get(':id/text')
  @ApiCall({
    summary: 'The text of a message',
    description: 'One-time codes are masked.',
    refusals: ['NOT_FOUND'],
  })
  @ApiOkResponse({ type: MessageText })
  text(@Param('id', RowId) id: number): Promise<MessageText> {
    return this.queries.text(id);
  }

  @Post('resend-failed')
  @HttpCode(200)
  @ApiCall({
    summary: 'Send the messages again that failed in the last two days',
    description: 'Except one-time codes, which have expired, and reminders, whose occasion may be over.',
  })
  @ApiOkResponse({ type: ResentMessages })
  async resendFailed(@CalledBy() by: Caller): Promise<ResentMessages> {
    return { count: await this.resendFailedMessages.resend(by) };
  }

  @Put(':id/resend')
  @ApiCall({
    summary: 'Send a failed message again',
    description: 'Refused for a message with a one-time code, because the code has expired.',
    refusals: ['NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({
    type: ConsoleMessage,
    example: { state: 'QUEUED', attempts: 0, nextAttemptAt: '2026-11-20T08:40:00.000Z' },
  })
  async resend(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<ConsoleMessage> {
    await this.resendMessage.resend(by, id);
    return this.queries.findById(id);
  }
}
