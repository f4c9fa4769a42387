import { ApiProperty } from '@nestjs/swagger';
import type { AvailabilityEntry } from '../../contract/fleet/vehicles.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<AvailabilityEntry>()
export class AvailabilityEntryResponse implements AvailabilityEntry {
  @ApiProperty({ format: 'date', example: '2026-12-24' })
  fromDate: string;

  @ApiProperty({ format: 'date', example: '2026-12-26' })
  toDate: string;

  @ApiProperty({ example: '12:00' })
  pickupTime: string;

  @ApiProperty({ example: '14:00' })
  dropTime: string;
}
