import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ConsoleRental } from '../../../contract/console.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall, ApiForm } from '../../../platform/http/openapi/api-docs.js';
import { OurFaultForm } from '../cancellation/our-fault.form.js';
import { RentalQueries } from '../queries/rental-queries.js';

@ApiTags('Console')
@Controller('console/rentals')
@Access('admin', 'custom-admin')
export class OurFaultConsoleController {
  constructor(
    private readonly form: OurFaultForm,
    private readonly queries: RentalQueries,
  ) {}

  @Post(':id/our-fault')
  @HttpCode(200)
  @ApiForm({
    cause: {
      type: 'string',
      description: 'CAR_NOT_HERE, CAR_BROKEN, CAR_DIRTY, WRONG_CAR, VEHICLE_DOCUMENTS or OTHER.',
      examples: ['CAR_BROKEN'],
    },
    note: {
      type: 'string',
      description: 'Sent to the customer. Required for OTHER.',
      examples: ['The clutch failed this morning.'],
      optional: true,
    },
    photos: {
      type: 'array',
      items: { type: 'string', format: 'binary' },
      description: 'Up to six JPEG, PNG or WebP files of 8 MB.',
      optional: true,
    },
  })
  @ApiCall({
    summary: 'Cancel because we cannot hand over the car, with a full refund',
    description:
      'PENDING or CONFIRMED at any time, also after the pickup time; by custom admins from the turnaround buffer before it. ' +
      'NO_SHOW within 180 days of the pickup time, by admins.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'FILE_REFUSED', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleRental, example: { status: 'CANCELLED' } })
  async cancel(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Req() request: FastifyRequest,
  ): Promise<ConsoleRental> {
    await this.form.submit(by, id, request);
    return this.queries.findById(by, null, id);
  }
}
