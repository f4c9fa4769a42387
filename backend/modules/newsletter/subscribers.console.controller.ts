import { Controller, Delete, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ConsoleSubscriber } from '../../contract/office.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiCall, ApiListQuery, schemaOf } from '../../platform/http/openapi/api-docs.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { readListQuery, sendList, type RawListQuery } from '../../platform/http/lists/simple-rest.js';
import { RemoveSubscriber } from './remove-subscriber.js';
import { SUBSCRIBER_LIST, SubscriberQueries } from './subscriber-queries.js';

const EXAMPLE: ConsoleSubscriber = {
  id: 12,
  email: 'asha@example.com',
  createdAt: '2026-11-20T08:15:00.000Z',
};

@ApiTags('Console')
@Controller('console/subscribers')
@Access('admin')
export class SubscribersConsoleController {
  constructor(
    private readonly queries: SubscriberQueries,
    private readonly removeSubscriber: RemoveSubscriber,
  ) {}

  @Get()
  @ApiListQuery(SUBSCRIBER_LIST)
  @ApiCall({
    summary: 'Newsletter subscribers, a page at a time',
    bare: true,
    data: schemaOf([EXAMPLE]),
    example: [EXAMPLE],
    refusals: ['INVALID'],
  })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleSubscriber[]> {
    const query = readListQuery(raw, SUBSCRIBER_LIST);
    return sendList(reply, 'subscribers', query, await this.queries.page(query));
  }

  @Get(':id')
  @ApiCall({
    summary: 'One subscriber',
    bare: true,
    data: schemaOf(EXAMPLE),
    example: EXAMPLE,
    refusals: ['NOT_FOUND'],
  })
  one(@Param('id', RowId) id: number): Promise<ConsoleSubscriber> {
    return this.queries.one(id);
  }

  @Delete(':id')
  @HttpCode(200)
  @ApiCall({
    summary: 'Unsubscribe an address',
    bare: true,
    data: schemaOf({ id: 12 }),
    example: { id: 12 },
    refusals: ['NOT_FOUND', 'WRONG_STATE'],
  })
  async remove(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<{ id: number }> {
    await this.removeSubscriber.remove(by, id);
    return { id };
  }
}
