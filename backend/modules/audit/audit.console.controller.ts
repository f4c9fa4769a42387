import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ConsoleAuditEntry } from '../../contract/office.js';
import { Access } from '../../platform/auth/access.js';
import { ApiCall, ApiListQuery, schemaOf } from '../../platform/http/openapi/api-docs.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { readListQuery, sendList, type RawListQuery } from '../../platform/http/lists/simple-rest.js';
import { AUDIT_ENTRY_EXAMPLE, AUDIT_ENTRY_SCHEMA } from './audit.docs.js';
import { AUDIT_LIST, AuditQueries } from './audit-queries.js';

@ApiTags('Console')
@Controller('console/audit')
@Access('admin')
export class AuditConsoleController {
  constructor(private readonly queries: AuditQueries) {}

  @Get()
  @ApiListQuery(AUDIT_LIST)
  @ApiCall({
    summary: 'What staff did, a page at a time',
    description: 'Counted up to 10,000 rows and read no further; dates narrow the rest.',
    bare: true,
    data: { type: 'array', items: AUDIT_ENTRY_SCHEMA },
    example: [AUDIT_ENTRY_EXAMPLE],
    refusals: ['INVALID'],
  })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleAuditEntry[]> {
    const query = readListQuery(raw, AUDIT_LIST);
    return sendList(reply, 'audit', query, await this.queries.page(query));
  }

  @Get('actions')
  @ApiCall({
    summary: 'The names of all recorded actions',
    bare: true,
    data: schemaOf(['approve-customer']),
    example: ['approve-customer', 'verify-payment'],
  })
  actions(): Promise<string[]> {
    return this.queries.actions();
  }

  @Get(':id')
  @ApiCall({
    summary: 'One entry of the history',
    bare: true,
    data: AUDIT_ENTRY_SCHEMA,
    example: AUDIT_ENTRY_EXAMPLE,
    refusals: ['NOT_FOUND'],
  })
  one(@Param('id', RowId) id: number): Promise<ConsoleAuditEntry> {
    return this.queries.one(id);
  }
}
