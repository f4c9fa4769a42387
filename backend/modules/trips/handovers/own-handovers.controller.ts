import { Controller, Get, Param, Put, Query, Req, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Envelope } from '../../../contract/codes.js';
import { Handover } from '../../../contract/rentals/handovers.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ApiFile, ApiLanguage } from '../../../platform/files/index.js';
import { ok } from '../../../platform/http/envelope.js';
import { Uuid } from '../../../platform/http/lists/row-id.js';
import { ApiCall, ApiEnvelope, ApiForm } from '../../../platform/http/openapi/api-docs.js';
import { NeedsProvedEmail } from '../../customers/index.js';
import { ApiReference } from '../../rentals/index.js';
import { OpenSummary } from '../summary/open-summary.js';
import { SummaryQueries } from '../summary/summary-queries.js';
import { AddCustomerMark } from './add-customer-mark.js';
import { HandoverQueries } from './handover-queries.js';

@ApiTags('Rentals')
@Controller('api/rentals')
@Access('customer')
export class OwnHandoversController {
  constructor(
    private readonly queries: HandoverQueries,
    private readonly summaries: SummaryQueries,
    private readonly summary: OpenSummary,
    private readonly addMark: AddCustomerMark,
  ) {}

  @Get(':reference/handovers')
  @ApiReference
  @ApiCall({
    summary: "The recorded handover and return of one of the customer's rentals",
    refusals: ['NOT_FOUND'],
  })
  @ApiEnvelope(Handover, { isArray: true })
  async handovers(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
  ): Promise<Envelope<Handover[]>> {
    return ok(await this.queries.ofOwnRental(by.id, reference));
  }

  @Put(':reference/marks/:id')
  @ApiReference
  @ApiForm({
    point: { type: 'string', description: 'Key of a point of the handover.', examples: ['LEFT'] },
    text: { type: 'string', description: 'Up to 200 characters.', examples: ['Dent below the mirror'] },
    photo: {
      type: 'string',
      format: 'binary',
      description: 'A JPEG, PNG or WebP file of up to 8 MB.',
      optional: true,
    },
  })
  @ApiCall({
    summary: 'Add what the customer noticed, up to `customerMarkMinutes` (30) after the handover',
    description: 'The phone chooses the ID of the mark, so that a repeated request adds it once.',
    refusals: ['INVALID', 'NOT_FOUND', 'FILE_REFUSED', 'WRONG_STATE'],
  })
  @ApiEnvelope(Handover, { isArray: true })
  async mark(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
    @Param('id', Uuid) id: string,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<Handover[]>> {
    await this.addMark.add(by, reference, id, request);
    return ok(await this.queries.ofOwnRental(by.id, reference));
  }

  @Get(':reference/handovers/:id/file')
  @NeedsProvedEmail()
  @ApiReference
  @ApiLanguage
  @ApiFile({
    summary: "The summary of the handover or return of one of the customer's rentals",
    contentTypes: ['application/pdf'],
    refusals: ['NOT_FOUND', 'UNAVAILABLE'],
  })
  async file(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
    @Param('id', Uuid) id: string,
    @Query('language') language?: string,
  ): Promise<StreamableFile> {
    return this.summary.ofOwn(by, reference, await this.summaries.find(id), language);
  }
}
