import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ConsoleSettlement } from '../../../contract/rentals/settlements.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall, ApiForm } from '../../../platform/http/openapi/api-docs.js';
import { SettlementForms } from './settlement.forms.js';
import { SettlementQueries } from './settlement-queries.js';

@ApiTags('Console')
@Controller('console/rentals/:id/later-charges')
@Access('admin')
export class LaterChargesConsoleController {
  constructor(
    private readonly forms: SettlementForms,
    private readonly queries: SettlementQueries,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiForm({
    kind: { type: 'string', description: 'TOLL, CHALLAN or CHALLAN_FEE.', examples: ['CHALLAN'] },
    amount: {
      type: 'string',
      description: 'Rupees: what was paid, or at most the agreed fee.',
      examples: ['1000'],
    },
    text: {
      type: 'string',
      description: 'The customer reads it.',
      examples: ['Speeding on FC Road, 14 February, 3:10 PM'],
    },
    photos: {
      type: 'array',
      items: { type: 'string', format: 'binary' },
      description:
        'Up to six JPEG, PNG, WebP or PDF files of 8 MB: the challan, or the statement with the toll. CHALLAN_FEE needs none.',
      optional: true,
    },
  })
  @ApiCall({
    summary: 'Charge a toll or challan of a rental that was returned',
    description:
      'Adds a line to the draft of the rental, or begins a later charge once the settlement of the return is final. The ' +
      'customer gets it when it is issued. Refused with 1015 NOT_SETTLED before, and TOO_LATE_TO_CHARGE after the last day.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'FILE_REFUSED', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleSettlement, example: { number: 2, later: true, state: 'DRAFT' } })
  async charge(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Req() request: FastifyRequest,
  ): Promise<ConsoleSettlement> {
    return this.queries.findById(by, await this.forms.chargeLater(by, id, request));
  }
}
