import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { PendingDocument } from '../../../contract/customers/people.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ApiCall, ApiListQuery } from '../../../platform/http/openapi/api-docs.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { readListQuery, sendList, type RawListQuery } from '../../../platform/http/lists/simple-rest.js';
import { ApprovalDto } from '../customer.dto.js';
import { CustomerQueries, PENDING_LIST } from '../customer-queries.js';
import { PENDING_EXAMPLE, PENDING_SCHEMA } from '../customers.docs.js';
import { DecideCustomer } from '../decide-customer.js';

@ApiTags('Console')
@Controller('console/pending-documents')
@Access('admin')
export class PendingDocumentsConsoleController {
  constructor(
    private readonly queries: CustomerQueries,
    private readonly decideCustomer: DecideCustomer,
  ) {}

  @Get()
  @ApiListQuery(PENDING_LIST)
  @ApiCall({
    summary: 'Customers waiting for approval, a page at a time',
    bare: true,
    data: { type: 'array', items: PENDING_SCHEMA },
    example: [PENDING_EXAMPLE],
    refusals: ['INVALID'],
  })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PendingDocument[]> {
    const query = readListQuery(raw, PENDING_LIST);
    return sendList(reply, 'pending-documents', query, await this.queries.pendingPage(query));
  }

  @Get(':id')
  @ApiCall({
    summary: 'One registered customer',
    bare: true,
    data: PENDING_SCHEMA,
    example: PENDING_EXAMPLE,
    refusals: ['NOT_FOUND'],
  })
  one(@Param('id', RowId) id: number): Promise<PendingDocument> {
    return this.queries.registered(id);
  }

  @Put(':id/approval')
  @ApiCall({
    summary: 'Approve or reject a customer',
    description:
      '`submittedAt` is the one of the documents that were looked at. Sent again meanwhile: 1015, and nothing is done.',
    bare: true,
    data: PENDING_SCHEMA,
    example: PENDING_EXAMPLE,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  async decide(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: ApprovalDto,
  ): Promise<PendingDocument> {
    await this.decideCustomer.byId(by, id, body.decision, body.reasons, body.submittedAt);
    return this.queries.registered(id);
  }
}
