import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { TimelineRow } from '../../contract/fleet/console-fleet.js';
import { Access } from '../../platform/auth/access.js';
import { type RawListQuery, readListQuery, sendList } from '../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../platform/http/openapi/api-docs.js';
import { TIMELINE, TimelineQueries } from './timeline-queries.js';

@ApiTags('Console: cars')
@Controller('console/timeline')
export class TimelineConsoleController {
  constructor(private readonly queries: TimelineQueries) {}

  @Get()
  @Access('admin', 'custom-admin')
  @ApiCall({
    summary: 'Timeline of the cars: one row per car, a page at a time',
    description: '`from` and `to` of the filter are inclusive days; by default two weeks from today.',
    refusals: ['INVALID'],
  })
  @ApiList(TimelineRow, TIMELINE)
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TimelineRow[]> {
    const query = readListQuery(raw, TIMELINE);
    return sendList(reply, 'timeline', query, await this.queries.page(query));
  }
}
