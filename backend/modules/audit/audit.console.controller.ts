import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ConsoleAuditEntry } from '../../contract/office.js';
import { Access } from '../../platform/auth/access.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../platform/http/openapi/api-docs.js';
import { AUDIT_LIST, AuditQueries } from './audit-queries.js';

@ApiTags('Console')
@Controller('console/audit')
@Access('admin')
export class AuditConsoleController {
  constructor(private readonly queries: AuditQueries) {}

  @Get()
  @ApiCall({
    summary: 'Actions of staff members, a page at a time',
    description: 'Counts and returns at most 10,000 rows; filter by dates to reach older ones.',
    refusals: ['INVALID'],
  })
  @ApiList(ConsoleAuditEntry, AUDIT_LIST)
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleAuditEntry[]> {
    const query = readListQuery(raw, AUDIT_LIST);
    return sendList(reply, 'audit', query, await this.queries.page(query));
  }

  @Get('actions')
  @ApiCall({ summary: 'The names of all recorded actions' })
  @ApiOkResponse({ type: [String], example: ['approve-customer', 'verify-payment'] })
  actions(): Promise<string[]> {
    return this.queries.actions();
  }

  @Get(':id')
  @ApiCall({ summary: 'One audit entry', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: ConsoleAuditEntry })
  one(@Param('id', RowId) id: number): Promise<ConsoleAuditEntry> {
    return this.queries.findById(id);
  }
}
