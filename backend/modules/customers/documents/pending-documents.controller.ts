import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../../contract/codes.js';
import { PendingDocument } from '../../../contract/customers/people.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ok, ownList } from '../../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope } from '../../../platform/http/openapi/api-docs.js';
import { VerifyDocumentBody, VerifyDocumentQuery } from '../customer.dto.js';
import { CustomerQueries } from '../customer-queries.js';
import { DecideCustomer } from '../decide-customer.js';

@ApiTags('Customers')
@Controller('admin/dashboard')
export class PendingDocumentsController {
  constructor(
    private readonly queries: CustomerQueries,
    private readonly decideCustomer: DecideCustomer,
  ) {}

  @Get('pending-documents')
  @Access('admin')
  @ApiCall({ summary: 'Customers waiting for approval, longest first' })
  @ApiEnvelope(PendingDocument, { isArray: true })
  async pending(): Promise<Envelope<PendingDocument[]>> {
    return ownList(await this.queries.pending(), 'No documents to review.');
  }

  @Post('verify-document')
  @HttpCode(200)
  @Access('admin')
  @ApiBody({ type: VerifyDocumentBody, required: false })
  @ApiCall({
    summary: 'Approve or reject a customer',
    description:
      'In production, `submittedAt` is required for a minute after the documents were sent again (1015).',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiEnvelope(null)
  async decide(
    @CalledBy() by: Caller,
    @Query() query: VerifyDocumentQuery,
    @Body() body?: VerifyDocumentBody,
  ): Promise<Envelope<null>> {
    await this.decideCustomer.byMobile(by, query.mobile, {
      decision: query.action,
      reasons: body?.reasons,
      submittedAt: query.submittedAt ?? body?.submittedAt,
    });
    return ok(null, query.action === 'APPROVED' ? 'Customer approved.' : 'Customer rejected.');
  }
}
