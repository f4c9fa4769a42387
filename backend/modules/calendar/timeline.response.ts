import { ApiProperty } from '@nestjs/swagger';
import type { TimelineBar, TimelineRow } from '../../contract/fleet/console-fleet.js';
import { RENTAL_STATUSES, type RentalKind, type RentalStatus } from '../../contract/rentals/rentals.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<TimelineBar>()
export class TimelineBarResponse implements TimelineBar {
  @ApiProperty({ enum: ['BOOKING', 'RESERVATION', 'HOLD', 'BLOCK'], example: 'BOOKING' })
  kind: RentalKind | 'HOLD' | 'BLOCK';

  @ApiProperty({ type: 'integer', nullable: true, description: 'Of the rental or block.', example: 41 })
  id: number | null;

  @ApiProperty({ enum: RENTAL_STATUSES, nullable: true, example: 'CONFIRMED' })
  status: RentalStatus | null;

  @ApiProperty({ example: 'R7K2M9QX' })
  label: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'Asha Kulkarni' })
  customerName: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-22T06:30:00.000Z' })
  startsAt: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-24T06:30:00.000Z' })
  endsAt: string;
}

@ResponseSchema<TimelineRow>()
export class TimelineRowResponse implements TimelineRow {
  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  @ApiProperty({ example: 'Maruti Suzuki Dzire' })
  carName: string;

  @ApiProperty({ example: 'VXi' })
  carModel: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'MH12AB1234' })
  plate: string | null;

  @ApiProperty({ example: 'Shivajinagar' })
  location: string;

  @ApiProperty({ example: false })
  retired: boolean;

  @ApiProperty({
    type: [TimelineBarResponse],
    description: 'What takes the car in the days asked for, in the order of time.',
  })
  bars: TimelineBarResponse[];
}
