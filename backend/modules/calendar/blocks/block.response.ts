import { ApiProperty } from '@nestjs/swagger';
import { BLOCK_STATES, type BlockState, type ConsoleBlock } from '../../../contract/fleet/console-fleet.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';

@ResponseSchema<ConsoleBlock>()
export class ConsoleBlockResponse implements ConsoleBlock {
  @ApiProperty({ type: 'integer', example: 31 })
  id: number;

  @ApiProperty({ type: 'integer', example: 7 })
  carId: number;

  @ApiProperty({ example: 'Maruti Suzuki Dzire VXi' })
  carName: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'MH12AB1234' })
  plate: string | null;

  @ApiProperty({ format: 'date', example: '2026-12-24' })
  fromDate: string;

  @ApiProperty({ example: '09:00' })
  fromTime: string;

  @ApiProperty({ format: 'date', example: '2026-12-26' })
  toDate: string;

  @ApiProperty({ example: '18:00' })
  toTime: string;

  @ApiProperty({ example: 'Yearly service' })
  reason: string;

  @ApiProperty({ enum: BLOCK_STATES, example: 'AHEAD' })
  state: BlockState;

  @ApiProperty({ type: 'string', nullable: true, example: '9000000001' })
  blockedBy: string | null;

  @ApiProperty({ type: 'string', nullable: true, format: 'date-time', example: '2026-11-21T06:30:00.000Z' })
  blockedAt: string | null;
}

@ResponseSchema<Pick<ConsoleBlock, 'id'>>()
export class RemovedBlockResponse implements Pick<ConsoleBlock, 'id'> {
  @ApiProperty({ type: 'integer', example: 31 })
  id: number;
}
