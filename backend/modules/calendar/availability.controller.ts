import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AvailabilityEntry } from '../../contract/fleet/vehicles.js';
import { Access } from '../../platform/auth/access.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { ApiCall } from '../../platform/http/openapi/api-docs.js';
import { ReadsDatabase } from '../../platform/http/reads-database.js';
import { AvailabilityQueries } from './availability-queries.js';

@ApiTags('Availability')
@Controller('api/availability')
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityQueries) {}

  @Get(':carId')
  @Access('public')
  @ReadsDatabase()
  @ApiCall({
    summary: 'Current and future times in which a car is taken',
    description:
      'A bare array; 1002 for a car that is not on offer. The turnaround buffer of the public settings is not in the ranges. Nobody is named.',
    refusals: ['NOT_FOUND'],
  })
  @ApiOkResponse({ type: AvailabilityEntry, isArray: true })
  taken(@Param('carId', RowId) carId: number): Promise<AvailabilityEntry[]> {
    return this.availability.takenRanges(carId);
  }
}
