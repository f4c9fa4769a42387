import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PendingDocument } from '../../../contract/customers/people.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../../platform/http/openapi/api-docs.js';
import { ApprovalDto } from '../customer.dto.js';
import { CustomerQueries, PENDING_LIST } from '../customer-queries.js';
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
  @ApiCall({ summary: 'Customers waiting for approval, a page at a time', refusals: ['INVALID'] })
  @ApiList(PendingDocument, PENDING_LIST)
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PendingDocument[]> {
    const query = readListQuery(raw, PENDING_LIST);
    return sendList(reply, 'pending-documents', query, await this.queries.pendingPage(query));
  }

  @Get(':id')
  @ApiCall({ summary: 'One registered customer', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: PendingDocument })
  one(@Param('id', RowId) id: number): Promise<PendingDocument> {
    return this.queries.registered(id);
  }

  @Put(':id/approval')
  @ApiCall({
    summary: 'Approve or reject a customer',
    description:
      '`submittedAt` is the submission time of the reviewed documents. If the customer has submitted newer ones, the response is 1015 and nothing changes.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: PendingDocument })
  async decide(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: ApprovalDto,
  ): Promise<PendingDocument> {
    await this.decideCustomer.byId(by, id, body);
    return this.queries.registered(id);
  }
}
