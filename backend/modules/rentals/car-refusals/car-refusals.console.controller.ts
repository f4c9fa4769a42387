import { Controller, Param, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ConsoleRental } from '../../../contract/console.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall, ApiForm } from '../../../platform/http/openapi/api-docs.js';
import { RentalQueries } from '../queries/rental-queries.js';
import { CarRefusalForms } from './car-refusal.forms.js';

@ApiTags('Console')
@Controller('console/rentals')
@Access('admin', 'custom-admin')
export class CarRefusalsConsoleController {
  constructor(
    private readonly forms: CarRefusalForms,
    private readonly queries: RentalQueries,
  ) {}

  @Put(':id/refusal')
  @ApiForm({
    answer: {
      type: 'string',
      description: 'FIXED, REFUND or NOT_ACCEPTED, which is for admins.',
      examples: ['FIXED'],
    },
    reason: {
      type: 'string',
      description: 'Sent to the customer. Required for NOT_ACCEPTED.',
      examples: ['We have cleaned the seats.'],
      optional: true,
    },
    photos: {
      type: 'array',
      items: { type: 'string', format: 'binary' },
      description: 'Up to six JPEG, PNG or WebP files of 8 MB; at least one for NOT_ACCEPTED.',
      optional: true,
    },
  })
  @ApiCall({
    summary: 'Answer a customer who does not accept the car',
    description:
      'After FIXED the customer has to accept the car. REFUND cancels with a full refund and no compensation.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'FILE_REFUSED', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleRental, example: { status: 'CONFIRMED' } })
  async answer(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Req() request: FastifyRequest,
  ): Promise<ConsoleRental> {
    await this.forms.answer(by, id, request);
    return this.queries.findById(by, null, id);
  }
}
