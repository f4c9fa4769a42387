import { Controller, Delete, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ConsoleSubscriber, RemovedSubscriber } from '../../contract/office.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../platform/http/openapi/api-docs.js';
import { RemoveSubscriber } from './remove-subscriber.js';
import { SUBSCRIBER_LIST, SubscriberQueries } from './subscriber-queries.js';

@ApiTags('Console')
@Controller('console/subscribers')
@Access('admin')
export class SubscribersConsoleController {
  constructor(
    private readonly queries: SubscriberQueries,
    private readonly removeSubscriber: RemoveSubscriber,
  ) {}

  @Get()
  @ApiCall({ summary: 'Newsletter subscribers, a page at a time', refusals: ['INVALID'] })
  @ApiList(ConsoleSubscriber, SUBSCRIBER_LIST)
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleSubscriber[]> {
    const query = readListQuery(raw, SUBSCRIBER_LIST);
    return sendList(reply, 'subscribers', query, await this.queries.page(query));
  }

  @Get(':id')
  @ApiCall({ summary: 'One subscriber', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: ConsoleSubscriber })
  one(@Param('id', RowId) id: number): Promise<ConsoleSubscriber> {
    return this.queries.findById(id);
  }

  @Delete(':id')
  @HttpCode(200)
  @ApiCall({ summary: 'Unsubscribe an e-mail address', refusals: ['NOT_FOUND', 'WRONG_STATE'] })
  @ApiOkResponse({ type: RemovedSubscriber })
  async remove(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<{ id: number }> {
    await this.removeSubscriber.remove(by, id);
    return { id };
  }
}
