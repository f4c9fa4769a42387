import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../../contract/codes.js';
import { Handover } from '../../../contract/rentals/handovers.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ok } from '../../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope } from '../../../platform/http/openapi/api-docs.js';
import { ApiReference } from '../../rentals/index.js';
import { HandoverQueries } from './handover-queries.js';

@ApiTags('Rentals')
@Controller('api/rentals')
@Access('customer')
export class OwnHandoversController {
  constructor(private readonly queries: HandoverQueries) {}

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
}
