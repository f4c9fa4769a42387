import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Envelope } from '../../../contract/codes.js';
import { OwnSettlement } from '../../../contract/rentals/settlements.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ok } from '../../../platform/http/envelope.js';
import { Once, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall, ApiEnvelope, ApiForm } from '../../../platform/http/openapi/api-docs.js';
import { ApiReference } from '../own/api-reference.js';
import { AnswerSettlement } from './answer-settlement.js';
import { SettlementForms } from './settlement.forms.js';
import { SettlementQueries } from './settlement-queries.js';

@ApiTags('Rentals')
@Controller('api/rentals/:reference/settlements')
@Access('customer')
export class OwnSettlementsController {
  constructor(
    private readonly queries: SettlementQueries,
    private readonly answers: AnswerSettlement,
    private readonly forms: SettlementForms,
  ) {}

  @Get()
  @ApiReference
  @ApiCall({
    summary: 'The settlements of a rental: charges and credits beyond the fare after the return',
    description: 'Empty until our team has sent it.',
    refusals: ['NOT_FOUND'],
  })
  @ApiEnvelope(OwnSettlement, { isArray: true })
  async list(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
  ): Promise<Envelope<OwnSettlement[]>> {
    return ok(await this.queries.ofCustomer(by.id, reference));
  }

  @Post(':number/acceptance')
  @HttpCode(200)
  @ApiReference
  @ApiCall({
    summary: 'Accept a settlement',
    description: 'It is final afterwards.',
    idempotent: true,
    refusals: ['NOT_FOUND', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiEnvelope(OwnSettlement, { isArray: true })
  async accept(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
    @Param('number', RowId) number: number,
    @Once() once: OnceKey | null,
  ): Promise<Envelope<OwnSettlement[]>> {
    await this.answers.accept(by, { reference, number }, once);
    return ok(await this.queries.ofCustomer(by.id, reference));
  }

  @Post(':number/dispute')
  @HttpCode(200)
  @ApiReference
  @ApiForm({
    lines: {
      type: 'string',
      description:
        'A JSON list of the disputed lines with `lineId`, `text` of 10 to 1,000 characters, and in `photos` how many of the photos belong to it.',
      examples: ['[{"lineId":12,"text":"The seats were like this at the pickup.","photos":1}]'],
    },
    photos: {
      type: 'array',
      items: { type: 'string', format: 'binary' },
      description: 'Up to five JPEG, PNG or WebP files of 8 MB for each line, in the order of the lines.',
      optional: true,
    },
  })
  @ApiCall({
    summary: 'Dispute lines of a settlement',
    description: 'Once, within 48 hours after it was sent. The other lines can no longer be disputed.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'FILE_REFUSED', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiEnvelope(OwnSettlement, { isArray: true })
  async dispute(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
    @Param('number', RowId) number: number,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<OwnSettlement[]>> {
    await this.forms.dispute(by, { reference, number }, request);
    return ok(await this.queries.ofCustomer(by.id, reference));
  }
}
