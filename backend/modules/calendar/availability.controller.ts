import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AvailabilityEntry } from '../../contract/fleet/vehicles.js';
import { Access } from '../../platform/auth/access.js';
import { ApiCall } from '../../platform/http/openapi/api-docs.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { AvailabilityQueries } from './availability-queries.js';

const EXAMPLE: AvailabilityEntry = {
  fromDate: '2026-12-24',
  toDate: '2026-12-26',
  pickupTime: '12:00',
  dropTime: '14:00',
};

@ApiTags('Availability')
@Controller('api/availability')
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityQueries) {}

  @Get(':carId')
  @Access('public')
  @ApiCall({
    summary: 'When a car is taken, from now on',
    description:
      'A bare array; 1002 for a car that is not on offer. The turnaround buffer of the public settings is not in the ranges. Nobody is named.',
    bare: true,
    data: {
      type: 'array',
      items: {
        type: 'object',
        required: ['fromDate', 'toDate', 'pickupTime', 'dropTime'],
        properties: {
          fromDate: { type: 'string', format: 'date', examples: ['2026-12-24'] },
          toDate: { type: 'string', format: 'date', examples: ['2026-12-26'] },
          pickupTime: { type: 'string', examples: ['12:00'] },
          dropTime: { type: 'string', examples: ['14:00'] },
        },
      },
    },
    example: [EXAMPLE],
    refusals: ['NOT_FOUND'],
  })
  taken(@Param('carId', RowId) carId: number): Promise<AvailabilityEntry[]> {
    return this.availability.takenRanges(carId);
  }
}
